import { GraphQLScalarType } from 'graphql'
import { SomoError } from '../access/somoError.ts'

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/

/** A moment in time: a Date or its text inside, RFC 3339 in UTC with milliseconds outside. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize(value) {
    const date = value instanceof Date ? value : new Date(String(value))
    if (Number.isNaN(date.getTime())) throw new TypeError('A moment in time cannot be read.')
    return date.toISOString()
  },
  parseValue(value) {
    if (typeof value !== 'string' || !form.test(value) || Number.isNaN(Date.parse(value))) {
      throw new SomoError('BAD_INPUT')
    }
    return new Date(value).toISOString()
  },
})

const day = /^\d{4}-\d{2}-\d{2}$/

function readDay(value: unknown): string {
  // A day the calendar lacks, such as 31 February, comes back as another one.
  const isDay =
    typeof value === 'string' && day.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value
  if (!isDay) throw new SomoError('BAD_INPUT')
  return value
}

/** A day without a time, as its text: RFC 3339's full-date. */
export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize(value) {
    if (typeof value !== 'string' || !day.test(value)) throw new TypeError('A day cannot be read.')
    return value
  },
  parseValue: readDay,
})

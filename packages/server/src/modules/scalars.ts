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

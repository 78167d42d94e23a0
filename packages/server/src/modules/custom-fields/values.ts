import type { CustomValue, UserErrorCode } from '@somo/graphql/schema'
import { line } from '../profile/rules.ts'
import type { FieldRow } from './definitions.ts'

/** What a person holds in a field, as it is kept: a text, a day or the key of a choice; a number; yes or no. */
export type StoredValue = string | number | boolean

/** All that a person holds, by the key of the field. */
export type StoredValues = Readonly<Record<string, StoredValue>>

/** What an entry comes to. */
export type ReadValue = { readonly value: StoredValue } | { readonly code: UserErrorCode }

const longestText = 400
// Fifteen digits: more of them a number of IEEE 754 does not tell apart.
const number = /^[+-]?\d{1,12}(?:[.,]\d{1,3})?$/
const ambiguous = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/
const day = /^\d{4}-\d{2}-\d{2}$/

/** Whether a number of a file may be a thousand in one country and a decimal in another, such as 1.234; a fourth decimal says which. */
export const isAmbiguousNumber = (text: string): boolean => ambiguous.test(text)

const isDay = (text: string): boolean =>
  // A day the calendar lacks comes back as another one, or as none.
  day.test(text) && text >= '0001' && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** Reads an entry, trimmed and not empty, as a field has it. */
export function readValue({ kind, choices }: Pick<FieldRow, 'kind' | 'choices'>, text: string): ReadValue {
  switch (kind) {
    case 'TEXT': {
      const code = line(longestText)(text)
      return code === null ? { value: text } : { code }
    }
    case 'NUMBER':
      return number.test(text) ? { value: Number(text.replace(',', '.')) } : { code: 'NOT_A_NUMBER' }
    case 'DATE':
      return isDay(text) ? { value: text } : { code: 'NOT_A_DATE' }
    case 'BOOLEAN':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : { code: 'NOT_OFFERED' }
    case 'CHOICE':
      return choices.some(({ key }) => key === text) ? { value: text } : { code: 'NOT_OFFERED' }
    default:
      return kind satisfies never
  }
}

/** As the API tells it: numbers with a point, yes and no as true and false. */
export const writeValue = (value: StoredValue): string => String(value)

/** What somebody holds in one field; keys are words of people, such as "constructor", which every object answers to. */
export const storedValuesOf = (stored: StoredValues, key: string): StoredValue | undefined =>
  Object.hasOwn(stored, key) ? stored[key] : undefined

/** All that somebody holds, in the order of the fields. */
export function listValues(fields: readonly Pick<FieldRow, 'key'>[], stored: StoredValues): CustomValue[] {
  return fields.flatMap(({ key }) => {
    const value = storedValuesOf(stored, key)
    return value === undefined ? [] : [{ key, value: writeValue(value) }]
  })
}

import type { CustomFieldKind } from '@somo/graphql/schema'
import type { IntlShape } from 'react-intl'
import { customFieldMessages } from './customFieldMessages.ts'

/** A text in one of the installation's languages. */
export interface LocalText {
  readonly locale: string
  readonly text: string
}

/** A field that an installation adds to its people, as forms and details show it. */
export interface ShownField {
  readonly uuid: string
  readonly key: string
  readonly kind: CustomFieldKind
  readonly labels: readonly LocalText[]
  readonly choices: readonly { readonly key: string; readonly labels: readonly LocalText[] }[]
  readonly isRequired: boolean
}

/** What somebody holds in a field, as the API tells it. */
export interface CustomFieldValue {
  readonly key: string
  readonly value: string
}

/** The text in a language, else the first there is. */
export const labelIn = (labels: readonly LocalText[], locale: string): string =>
  (labels.find((label) => label.locale === locale) ?? labels[0])?.text ?? ''

/** The name of a field in a form: its key may hold dots, which lead deeper there. */
export type CustomName = `custom_${string}`
export const customName = ({ uuid }: Pick<ShownField, 'uuid'>): CustomName => `custom_${uuid}`

/** What somebody holds, by the names of a form; '' for nothing. */
export function customTexts(
  fields: readonly ShownField[],
  values: readonly CustomFieldValue[],
): Record<CustomName, string> {
  return Object.fromEntries(
    fields.map((field) => [customName(field), values.find(({ key }) => key === field.key)?.value ?? '']),
  )
}

/** The entries of a form as the API takes them; those that are absent stay as they are. */
export function customEntries(
  fields: readonly ShownField[],
  texts: Readonly<Partial<Record<string, string | null>>>,
): { key: string; value: string | null }[] {
  return fields.flatMap((field) => {
    const text = texts[customName(field)]
    return text === undefined ? [] : [{ key: field.key, value: text === '' ? null : text }]
  })
}

interface FieldError {
  readonly code: string
  readonly path: readonly (string | number)[] | null
}

/** The server's errors of custom fields, at the names that these have in a form. */
export function placeCustomErrors<Error extends FieldError>(
  fields: readonly ShownField[],
  errors: readonly Error[],
): (Error | FieldError)[] {
  return errors.map((error) => {
    const [first, key] = error.path ?? []
    const field = first === 'custom' ? fields.find((one) => one.key === key) : undefined
    return field === undefined ? error : { code: error.code, path: [customName(field)] }
  })
}

const number = /^[+-]?\d{1,12}(?:[.,]\d{1,3})?$/

/** What is wrong with an entry, by the code of its text; null for nothing. The server judges the rest. */
export function checkCustom(
  { kind, isRequired }: ShownField,
  text: string,
): 'REQUIRED' | 'NOT_A_NUMBER' | 'TOO_LONG' | null {
  const trimmed = text.trim()
  if (trimmed === '') return isRequired ? 'REQUIRED' : null
  if (kind === 'NUMBER') return number.test(trimmed) ? null : 'NOT_A_NUMBER'
  return kind === 'TEXT' && trimmed.length > 400 ? 'TOO_LONG' : null
}

const decimals = { maximumFractionDigits: 3 } as const

/** A value as a person reads it: numbers and days in their way, a choice by its name. */
export function writeCustom(
  { kind, choices }: ShownField,
  value: string,
  { formatMessage, formatNumber, locale }: IntlShape,
  day: (iso: string) => string,
): string {
  if (kind === 'NUMBER') return formatNumber(Number(value), decimals)
  if (kind === 'DATE') return day(value)
  if (kind === 'BOOLEAN') return formatMessage(value === 'true' ? customFieldMessages.yes : customFieldMessages.no)
  const choice = choices.find(({ key }) => key === value)
  return choice === undefined ? value : labelIn(choice.labels, locale)
}

import { cleanEmail } from '@somo/graphql/emailAddress'
import { cleanKey, cleanName, longest, usernameError } from '@somo/graphql/personText'
import type { UserError, UserErrorCode } from '@somo/graphql/schema'
import { line, profileRules } from '../../profile/rules.ts'
import { tidyTimeZone } from '../../profile/timeZones.ts'
import { checkBirthYear } from './birthYear.ts'
import { userError } from '../../userError.ts'

/** The fields of a person that a form or an import enters, beside their roles. */
export interface TypedFields {
  readonly givenName: string | null
  readonly familyName: string | null
  readonly username: string | null
  readonly email: string | null
  readonly displayedId: string | null
  readonly externalId: string | null
  readonly locale: string | null
  readonly timeZone: string | null
  readonly birthYear: string | null
  readonly startsOn: string | null
  readonly deactivateOn: string | null
}

export type TypedField = keyof TypedFields

/** The rule of each field, over text that is trimmed and not empty. In the order of the form. */
export const typedRules = {
  givenName: profileRules.givenName,
  familyName: profileRules.familyName,
  username: usernameError,
  email: profileRules.email,
  displayedId: line(longest.displayedId),
  externalId: line(longest.externalId),
  locale: profileRules.locale,
  timeZone: profileRules.timeZone,
  birthYear: checkBirthYear,
  // The scalar of the schema checks days.
  startsOn: () => null,
  deactivateOn: () => null,
} as const satisfies Readonly<Record<TypedField, (text: string) => UserErrorCode | null>>

// The keys of an object whose type names exactly these.
export const typedFields = Object.keys(typedRules) as readonly TypedField[]

/** Trimmed text; null where nothing is left. */
export const tidy = (text: string | null | undefined): string | null => text?.trim() || null

const cleaners: Readonly<Partial<Record<TypedField, (text: string) => string>>> = {
  givenName: cleanName,
  familyName: cleanName,
  username: cleanKey,
  email: cleanEmail,
  displayedId: cleanKey,
  externalId: cleanKey,
  timeZone: tidyTimeZone,
}

/** The value of a field as it is stored. */
export function cleanField(field: TypedField, text: string | null | undefined): string | null {
  const value = tidy(text)
  return value === null ? null : (cleaners[field]?.(value) ?? value)
}

/** The API's number of a year as the text that is checked and stored. */
export const yearText = (year: number | null | undefined): string | null =>
  typeof year === 'number' ? String(year) : null

/** Errors of the fields that are written, and of their combinations. `today`: ISO day. */
export function checkFields(all: TypedFields, written: ReadonlySet<TypedField>, today: string): UserError[] {
  const errors = typedFields.flatMap((field) => {
    const value = all[field]
    const code = value === null || !written.has(field) ? null : typedRules[field](value)
    return code === null ? [] : [userError(code, field)]
  })
  const { startsOn, deactivateOn } = all
  const isOver = deactivateOn !== null && written.has('deactivateOn') && deactivateOn < today
  const isReversed = startsOn !== null && deactivateOn !== null && deactivateOn < startsOn
  if (isOver) errors.push(userError('IN_THE_PAST', 'deactivateOn'))
  else if (isReversed && (written.has('startsOn') || written.has('deactivateOn'))) {
    errors.push(userError('WRONG_ORDER', written.has('deactivateOn') ? 'deactivateOn' : 'startsOn'))
  }
  return errors
}

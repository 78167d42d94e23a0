import { emailError } from '@somo/graphql/emailAddress'
import { lineError, nameError } from '@somo/graphql/personText'
import type { ProfilePatch, UserErrorCode } from '@somo/graphql/schema'
import { canonicalTimeZone } from './timeZones.ts'

/** A field that a person may change. */
export type PatchField = keyof ProfilePatch

/** What of a profile has a rule; the email address is changed apart from the others (`createEmailChanges`). */
export type ProfileRuleField = PatchField | 'email'

/** Answers what is wrong with an entry, already trimmed and not empty; null where nothing is. */
type Rule = (text: string) => UserErrorCode | null

const longestShort = 40

const phone = /^[\d +()/.-]*\d[\d +()/.-]*$/

/** A text of one line that shows something. */
export const line =
  (longest: number): Rule =>
  (text) =>
    lineError(text, longest)

const oneOf =
  (...values: readonly string[]): Rule =>
  (text) =>
    values.includes(text) ? null : 'NOT_OFFERED'

/** Names of the IANA database alone, in any case of letters. */
export const checkTimeZone = (name: string): UserErrorCode | null =>
  canonicalTimeZone(name) === null ? 'NOT_OFFERED' : null

function checkPhone(text: string): UserErrorCode | null {
  if (text.length > longestShort) return 'TOO_LONG'
  return phone.test(text) ? null : 'NOT_A_PHONE_NUMBER'
}

/** What each field may hold. Order of the fields on the screen, so of their errors. */
export const profileRules = {
  givenName: nameError,
  familyName: nameError,
  email: emailError,
  phone: checkPhone,
  pronouns: line(longestShort),
  locale: oneOf('en', 'de', 'sw'),
  dateFormat: oneOf('dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'),
  timeFormat: oneOf('HH:mm', 'hh:mm a'),
  timeZone: checkTimeZone,
  theme: oneOf('default', 'dark'),
} as const satisfies Readonly<Record<ProfileRuleField, Rule>>

import type { ProfilePatch, UserErrorCode } from '@somo/graphql/schema'
import { canonicalTimeZone } from './timeZones.ts'

/** A field that a person may change. */
export type PatchField = keyof ProfilePatch

/** What of a profile has a rule; the email address is changed apart from the others (`createEmailChanges`). */
export type ProfileRuleField = PatchField | 'email'

/** Answers what is wrong with an entry, already trimmed and not empty; null where nothing is. */
type Rule = (text: string) => UserErrorCode | null

const longestName = 160
const longestShort = 40
const longestEmail = 254

// Control characters, line breaks of Unicode, and the marks that turn the direction of whatever text follows a name.
const unshowable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

// A name of marks and invisible signs alone would be shown as nothing.
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

// HTML, living standard, section 4.10.5.1.5: what a browser takes for an e-mail address.
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const email = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`)
const phone = /^[\d +()/.-]*\d[\d +()/.-]*$/

/** Whether a text is longer than so many characters. */
export function isTooLong(text: string, longest: number): boolean {
  // As people count them: a letter outside the first plane is one, not two.
  return text.length > longest && Array.from(text).length > longest
}

/** A text of one line that shows something. */
export const line =
  (longest: number): Rule =>
  (text) => {
    if (unshowable.test(text) || !visible.test(text) || !text.isWellFormed()) return 'BAD_CHARACTERS'
    return isTooLong(text, longest) ? 'TOO_LONG' : null
  }

// A name stands in mails, whose programs make a link of whatever looks like an address.
const address = /:\/\/|\bwww\.|\bmailto:|\S@\S+\.\S|[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|io|app|dev|xyz|top|online|site|shop|link|click)(?![\p{L}\p{N}])/iu

/** A name of a person: a text of one line that shows something and holds no web address. */
const personName: Rule = (text) => line(longestName)(text) ?? (address.test(text) ? 'BAD_CHARACTERS' : null)

const oneOf =
  (...values: readonly string[]): Rule =>
  (text) =>
    values.includes(text) ? null : 'NOT_OFFERED'

/** Names of the IANA database alone, in any case of letters. */
export const judgeTimeZone = (name: string): UserErrorCode | null => (canonicalTimeZone(name) === null ? 'NOT_OFFERED' : null)

function judgeEmail(text: string): UserErrorCode | null {
  if (text.length > longestEmail) return 'TOO_LONG'
  return email.test(text) ? null : 'NOT_AN_EMAIL'
}

function judgePhone(text: string): UserErrorCode | null {
  if (text.length > longestShort) return 'TOO_LONG'
  return phone.test(text) ? null : 'NOT_A_PHONE_NUMBER'
}

/** What each field may hold. Order of the fields on the screen, so of their faults. */
export const profileRules = {
  givenName: personName,
  familyName: personName,
  email: judgeEmail,
  phone: judgePhone,
  pronouns: line(longestShort),
  locale: oneOf('en', 'de', 'sw'),
  dateFormat: oneOf('dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'),
  timeFormat: oneOf('HH:mm', 'hh:mm a'),
  timeZone: judgeTimeZone,
  theme: oneOf('default', 'dark'),
} as const satisfies Readonly<Record<ProfileRuleField, Rule>>

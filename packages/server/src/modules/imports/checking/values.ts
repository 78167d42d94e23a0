import { cleanEmail, emailError } from '@somo/graphql/emailAddress'
import { cleanKey, cleanName, lineError, longest, nameError, usernameError } from '@somo/graphql/personText'
import type { ImportField, ImportKind, UserErrorCode } from '@somo/graphql/schema'
import { profileRules } from '../../profile/rules.ts'
import { tidyTimeZone } from '../../profile/timeZones.ts'
import { findYear, checkBirthYear } from '../../users/person/birthYear.ts'
import { isDayWithTime, readDay, type DateFormat } from '../reading/dates.ts'
import type { Reading } from './rowError.ts'
import { readLocale, readMemberRole, readRoles, readStatus, readTruth } from './words.ts'

/** Reads the text of a cell, trimmed and not empty. */
type Reader = (text: string, format: DateFormat) => Reading

const longestKey = 160
const longestDescription = 2000

/** Cleans a text and judges it by the rule that the API and the forms have. */
const by =
  (check: (text: string) => UserErrorCode | null, clean: (text: string) => string = (text) => text): Reader =>
  (text) => {
    const value = clean(text)
    const code = value.includes('\ufffd') ? 'BAD_CHARACTERS' : check(value)
    return code === null ? { value } : { code }
  }

// A spreadsheet shows a long number so; its last digits are lost.
const roundedNumber = /^\d(?:[.,]\d+)?E\+\d+$/i

/** A number or name that tells things apart, at most so long. */
const keyUpTo =
  (most: number): Reader =>
  (text, format) =>
    roundedNumber.test(text)
      ? { code: 'ROUNDED_NUMBER' }
      : by((value) => lineError(value, most), cleanKey)(text, format)

const name = by(nameError, cleanName)

const day: Reader = (text, format) => {
  const value = readDay(text, format)
  if (value !== null) return { value }
  return { code: isDayWithTime(text, format) ? 'DATE_WITH_TIME' : 'NOT_A_DATE' }
}

/** An address that was surely meant: of the slips that people and spreadsheets make; null where none is obvious. */
export function repairEmail(text: string): string | null {
  const named = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
  const repaired = named
    .replace(/^mailto:/i, '')
    .replace(/\s*[([{]\s*(at|ät)\s*[)\]}]\s*/i, '@')
    .replaceAll(/\s*[([{]\s*(dot|punkt)\s*[)\]}]\s*/gi, '.')
    .replaceAll(/\s+/g, '')
    .replaceAll(/@{2,}/g, '@')
    .replaceAll(',', '.')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/@\./, '@')
    .replace(/\.@/, '@')
    .replaceAll(/^[.;:,]+|[.;:,]+$/g, '')
  const cleaned = cleanEmail(repaired)
  return cleaned !== cleanEmail(text) && emailError(cleaned) === null ? cleaned : null
}

const email: Reader = (text, format) => {
  const read = by(emailError, cleanEmail)(text, format)
  return 'value' in read ? read : { ...read, hint: repairEmail(text) }
}

const keyForm = /^[a-z0-9][a-z0-9._-]{1,63}$/

/** A key made of what was written instead of one. */
export function toKey(text: string): string | null {
  const key = text
    .replaceAll(/[äÄ]/g, 'ae')
    .replaceAll(/[öÖ]/g, 'oe')
    .replaceAll(/[üÜ]/g, 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, 64)
  return keyForm.test(key) ? key : null
}

const newKey: Reader = (text) => {
  const value = text.toLowerCase()
  return keyForm.test(value) ? { value } : { code: 'NOT_A_KEY', hint: toKey(text) }
}

/** The key of a unit that should be there: what it names decides, not how it is written. */
const knownKey: Reader = (text) => (text.length > longestKey ? { code: 'TOO_LONG' } : { value: text.toLowerCase() })

const color: Reader = (text) => {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const long =
    short === null
      ? text
      : `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`
  const value = (long.startsWith('#') ? long : `#${long}`).toLowerCase()
  return /^#[0-9a-f]{6}$/.test(value) ? { value } : { code: 'NOT_A_COLOUR' }
}

const description: Reader = (text) => {
  if (/[^\P{Cc}\n\r\t]/u.test(text) || text.includes('\ufffd')) return { code: 'BAD_CHARACTERS' }
  return text.length > longestDescription ? { code: 'TOO_LONG' } : { value: text }
}

const username: Reader = (text, format) => {
  if (roundedNumber.test(text)) return { code: 'ROUNDED_NUMBER' }
  const read = by(usernameError, cleanKey)(text, format)
  if ('value' in read) return read
  const hint = cleanKey(text).replaceAll(/\s+/gu, '.')
  return usernameError(hint) === null && !hint.includes('\ufffd') ? { ...read, hint } : read
}

/** No more of a birthday than its year is taken; what was meant by a whole day is told. */
const birthYear: Reader = (text) => {
  const code = checkBirthYear(text)
  return code === null ? { value: text } : { code, hint: findYear(text) }
}

/** 85, 85 % or 85.5, between 0 and 100. */
const percent: Reader = (text) => {
  const value = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text)
  const number = value === null ? Number.NaN : Number(`${value[1]}.${value[2] ?? '0'}`)
  return number <= 100 ? { value: String(number) } : { code: value === null ? 'NOT_A_NUMBER' : 'NOT_OFFERED' }
}

const readers: Readonly<Record<ImportField, Reader>> = {
  EXTERNAL_ID: keyUpTo(longest.externalId),
  USERNAME: username,
  EMAIL: email,
  GIVEN_NAME: name,
  FAMILY_NAME: name,
  DISPLAYED_ID: keyUpTo(longest.displayedId),
  LOCALE: readLocale,
  TIME_ZONE: (text, format) => by(profileRules.timeZone)(tidyTimeZone(text), format),
  BIRTH_YEAR: birthYear,
  ROLES: readRoles,
  STATUS: readStatus,
  STARTS_ON: day,
  DEACTIVATE_ON: day,
  UNIT_KEY: knownKey,
  UNIT_NAME: by((text) => lineError(text, longest.name), cleanName),
  PARENT_KEY: knownKey,
  COLOR: color,
  DESCRIPTION: description,
  MEMBER_ROLE: readMemberRole,
  FROM: day,
  UNTIL: day,
  MEDIUM: by((text) => lineError(text, longestKey), cleanName),
  COMPLETED_ON: day,
  VALID_UNTIL: day,
  SCORE: percent,
  CERTIFICATE: readTruth,
}

/** Reads a cell as a field of a kind; null where it is empty, which leaves things as they are unless its column has a default. */
export function readCell(kind: ImportKind, field: ImportField, cell: string, format: DateFormat): Reading | null {
  const text = cell.trim()
  if (text === '') return null
  // A key that is to be made has to be a good one.
  return kind === 'UNITS' && field === 'UNIT_KEY' ? newKey(text, format) : readers[field](text, format)
}

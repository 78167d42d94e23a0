import type { ImportField, ImportKind, UserErrorCode } from '@somo/graphql/schema'
import { line, profileRules } from '../../profile/rules.ts'
import { tidyTimeZone } from '../../profile/timeZones.ts'
import { findYear, judgeBirthYear } from '../../users/birthYear.ts'
import { readDay, type DateFormat } from '../reading/dates.ts'
import type { Reading } from './faults.ts'
import { readLocale, readMemberRole, readRoles, readStatus } from './words.ts'

/** Reads the text of a cell, trimmed and not empty. */
type Reader = (text: string, format: DateFormat) => Reading

const longestShort = 40
const longestName = 160
const longestExternalId = 64
const longestDescription = 2000

const by =
  (judge: (text: string) => UserErrorCode | null): Reader =>
  (text) => {
    const code = text.includes('\ufffd') ? 'BAD_CHARACTERS' : judge(text)
    return code === null ? { value: text } : { code }
  }

const upTo = (longest: number): Reader => by(line(longest))

const day: Reader = (text, format) => {
  const value = readDay(text, format)
  return value === null ? { code: 'NOT_A_DATE' } : { value }
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
    .replaceAll(/ä/gi, 'ae')
    .replaceAll(/ö/gi, 'oe')
    .replaceAll(/ü/gi, 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/@\./, '@')
    .replace(/\.@/, '@')
    .replaceAll(/^[.;:,]+|[.;:,]+$/g, '')
  return repaired !== text && /^[^@]+@[^@]+\.[^@.]{2,}$/.test(repaired) && profileRules.email(repaired) === null ? repaired : null
}

const email: Reader = (text) => {
  const code = profileRules.email(text)
  if (code === null && /@[^@]+\.[^@.]+$/.test(text)) return { value: text }
  return { code: code ?? 'NOT_AN_EMAIL', hint: repairEmail(text) }
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
const knownKey: Reader = (text) => (text.length > longestName ? { code: 'TOO_LONG' } : { value: text.toLowerCase() })

const color: Reader = (text) => {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const long = short === null ? text : `#${short.slice(1).map((digit) => digit + digit).join('')}`
  const value = (long.startsWith('#') ? long : `#${long}`).toLowerCase()
  return /^#[0-9a-f]{6}$/.test(value) ? { value } : { code: 'NOT_A_COLOUR' }
}

const description: Reader = (text) => {
  if (/[^\P{Cc}\n\r\t]/u.test(text) || text.includes('\ufffd')) return { code: 'BAD_CHARACTERS' }
  return text.length > longestDescription ? { code: 'TOO_LONG' } : { value: text }
}

const username: Reader = (text) => {
  const read = upTo(longestName)(text, 'yyyy-MM-dd')
  return 'value' in read && /\s/.test(text) ? { code: 'BAD_CHARACTERS', hint: text.replaceAll(/\s+/g, '.') } : read
}

/** No more of a birthday than its year is taken; what was meant by a whole day is told. */
const birthYear: Reader = (text) => {
  const code = judgeBirthYear(text)
  return code === null ? { value: text } : { code, hint: findYear(text) }
}

const readers: Readonly<Record<ImportField, Reader>> = {
  EXTERNAL_ID: upTo(longestExternalId),
  USERNAME: username,
  EMAIL: email,
  GIVEN_NAME: by(profileRules.givenName),
  FAMILY_NAME: by(profileRules.familyName),
  DISPLAYED_ID: upTo(longestShort),
  LOCALE: readLocale,
  TIME_ZONE: (text, format) => by(profileRules.timeZone)(tidyTimeZone(text), format),
  BIRTH_YEAR: birthYear,
  ROLES: readRoles,
  STATUS: readStatus,
  STARTS_ON: day,
  DEACTIVATE_ON: day,
  UNIT_KEY: knownKey,
  UNIT_NAME: upTo(longestName),
  PARENT_KEY: knownKey,
  COLOR: color,
  DESCRIPTION: description,
  MEMBER_ROLE: readMemberRole,
  FROM: day,
  UNTIL: day,
}

/** Reads a cell as a field of a kind; null where it is empty, which leaves things as they are unless its column has a default. */
export function readCell(kind: ImportKind, field: ImportField, cell: string, format: DateFormat): Reading | null {
  const text = cell.trim()
  if (text === '') return null
  // A key that is to be made has to be a good one.
  return kind === 'UNITS' && field === 'UNIT_KEY' ? newKey(text, format) : readers[field](text, format)
}

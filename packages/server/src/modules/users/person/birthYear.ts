import type { UserErrorCode } from '@somo/graphql/schema'

const first = 1900

/** The error of a year of birth: it needs four digits, from 1900 to this year (UTC). */
export function checkBirthYear(text: string): UserErrorCode | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= first && year <= new Date().getUTCFullYear() ? null : 'NOT_A_YEAR'
}

/** The only year in a text such as a whole date; null where it has none or several. */
export function findYear(text: string): string | null {
  const years = text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []
  const [year] = years
  return year !== undefined && years.length === 1 && checkBirthYear(year) === null ? year : null
}

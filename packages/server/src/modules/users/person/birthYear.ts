import type { UserErrorCode } from '@somo/graphql/schema'

const first = 1900

/** What speaks against the year somebody was born in: four digits, from 1900 to this year (UTC). */
export function judgeBirthYear(text: string): UserErrorCode | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= first && year <= new Date().getUTCFullYear() ? null : 'NOT_A_YEAR'
}

/** The year that a text with a whole day or more around it means; null where there is not just one. */
export function findYear(text: string): string | null {
  const years = text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []
  const [year] = years
  return year !== undefined && years.length === 1 && judgeBirthYear(year) === null ? year : null
}

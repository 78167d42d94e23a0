import type { UiLocale } from '../../locale/texts.ts'

const escape = (text: string): string => text.replaceAll(/[.\s]/g, '\\$&')

const separators = (locale: UiLocale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const of = (type: string, fallback: string): string => parts.find((part) => part.type === type)?.value ?? fallback
  return { group: of('group', ','), decimal: of('decimal', '.') }
}

/** A number as people of the language write it. */
export const writeNumber = (value: number, locale: UiLocale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)

/**
 * The number a text means in the language, with or without groups of thousands; null where it is none. A point that
 * groups nothing is refused, so that "1.5" never becomes 15.
 */
export function readNumber(text: string, locale: UiLocale): number | null {
  const { group, decimal } = separators(locale)
  const plain = text.trim().replace('−', '-')
  const whole = `\\d+|\\d{1,3}(?:${escape(group)}\\d{3})+`
  if (!new RegExp(`^-?(?:${whole})(?:${escape(decimal)}\\d+)?$`).test(plain)) return null
  return Number(plain.replaceAll(group, '').replace(decimal, '.'))
}

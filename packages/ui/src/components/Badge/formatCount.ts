import type { UiLocale } from '../../locale/texts.ts'

const formats = new Map<UiLocale, Intl.NumberFormat>()

/** A number in the digits and groups of a language ("1,284", "1.284"); what is a text already stays as it is. */
export function formatCount(count: number | string, locale: UiLocale): string {
  if (typeof count === 'string') return count
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale)
  formats.set(locale, format)
  return format.format(count)
}

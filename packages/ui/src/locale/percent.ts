import type { UiLocale } from './texts.ts'

/**
 * A share from 0 to 1 as a percentage: "44 %", with a space that does not break, in every language alike (look.md,
 * progress). Intl writes some of them without one. It is whole unless as many fraction digits as that are of use.
 */
export const formatPercent = (share: number, locale: UiLocale, maximumFractionDigits = 0): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits }).format(share * 100)}\u00a0%`

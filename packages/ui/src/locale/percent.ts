import type { UiLocale } from './texts.ts'

/**
 * A share from 0 to 1 as a whole percentage: "44 %", with a space that does not break, in every language alike (look.md,
 * progress). Intl writes some of them without one.
 */
export const formatPercent = (share: number, locale: UiLocale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(share * 100)}\u00a0%`

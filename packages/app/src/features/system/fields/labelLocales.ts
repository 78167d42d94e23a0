/** The languages a field can be named in. */
export const labelLocales = ['en', 'de', 'sw'] as const
export type LabelLocale = (typeof labelLocales)[number]

/** The language that labels need, among those of the form. */
export const neededOf = (locale: string | undefined): LabelLocale => labelLocales.find((one) => one === locale) ?? 'en'

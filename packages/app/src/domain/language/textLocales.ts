/** The languages of the product, which titles and other texts may be written in. */
export const textLocales = ['en', 'de', 'sw'] as const

export type TextLocale = (typeof textLocales)[number]

/** The language that texts are written in at first: that of the reader. */
export const localeOfText = (locale: string): TextLocale => textLocales.find((one) => locale.startsWith(one)) ?? 'en'

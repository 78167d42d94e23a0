/** The languages the product is written in, the usual one first (ISO 639-1); the app offers these to choose from. */
export const offeredLocales = ['en', 'de', 'sw'] as const

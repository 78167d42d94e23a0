/** The locale that dates and lists are written in. The English of Somo is British: "24 November", "30, 7 and 1". */
export const formatLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)

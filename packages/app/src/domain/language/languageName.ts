/** What a language is called in another one. The library's own way to it is left out of the build. */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language

import type { PageLocale } from '../../identity/pages/pageTexts.ts'
import type { LegalKind } from './legalTexts.ts'

const en = {
  legal: 'Legal',
  imprint: 'Imprint',
  privacy: 'Privacy',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
  cookies: 'Use of cookies',
  unpublished: 'This text has not been published yet.',
  whereToTurn: 'Your organisation will publish it here. Until then, ask the administrators of {product} what applies.',
  published: 'Published on {date}.',
  onlyIn: 'This text is only available in {language}.',
  coming: 'A new version takes effect on {date}.',
  readComing: 'Read the new version',
  file: 'This text is a PDF. It opens in a new window:',
  filePages: 'PDF, {size}, pages: {pages}',
  elsewhere: 'This text is published at another address. It opens in a new window:',
  notYet: 'This version takes effect on {date}.',
  readPresent: 'Read the current version',
  unknownTitle: 'Page not found',
  unknown: 'No text is published at this address. Published texts:',
  back: 'Back to {product}',
} as const

/** Every text of the legal pages, with the same keys in each language. */
export type LegalWords = Readonly<Record<keyof typeof en, string>>

const de: LegalWords = {
  legal: 'Rechtliches',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  accessibility: 'Barrierefreiheit',
  cookies: 'Verwendung von Cookies',
  unpublished: 'Dieser Text ist noch nicht veröffentlicht.',
  whereToTurn:
    'Ihre Organisation veröffentlicht ihn hier. Fragen Sie bis dahin die Administration von {product}, was gilt.',
  published: 'Veröffentlicht am {date}.',
  onlyIn: 'Diesen Text gibt es nur in dieser Sprache: {language}.',
  coming: 'Ab dem {date} gilt eine neue Fassung.',
  readComing: 'Die neue Fassung lesen',
  file: 'Dieser Text ist ein PDF. Es öffnet sich in einem neuen Fenster:',
  filePages: 'PDF, {size}, Seiten: {pages}',
  elsewhere: 'Dieser Text ist unter einer anderen Adresse veröffentlicht. Sie öffnet sich in einem neuen Fenster:',
  notYet: 'Diese Fassung gilt ab dem {date}.',
  readPresent: 'Aktuelle Fassung lesen',
  unknownTitle: 'Seite nicht gefunden',
  unknown: 'Unter dieser Adresse ist kein Text veröffentlicht. Veröffentlichte Texte:',
  back: 'Zurück zu {product}',
}

const sw: LegalWords = {
  legal: 'Sheria',
  imprint: 'Taarifa za mmiliki',
  privacy: 'Faragha',
  terms: 'Masharti ya matumizi',
  accessibility: 'Ufikivu',
  cookies: 'Matumizi ya vidakuzi',
  unpublished: 'Maandishi haya bado hayajachapishwa.',
  whereToTurn: 'Shirika lako litayachapisha hapa. Hadi hapo, muulize msimamizi wa {product} kinachotumika.',
  published: 'Yalichapishwa tarehe {date}.',
  onlyIn: 'Maandishi haya yapo kwa lugha hii tu: {language}.',
  coming: 'Toleo jipya litatumika kuanzia tarehe {date}.',
  readComing: 'Soma toleo jipya',
  file: 'Maandishi haya ni faili la PDF. Linafunguka kwenye dirisha jipya:',
  filePages: 'PDF, {size}, kurasa: {pages}',
  elsewhere: 'Maandishi haya yapo kwenye anwani nyingine. Inafunguka kwenye dirisha jipya:',
  notYet: 'Toleo hili bado halitumiki. Litatumika kuanzia tarehe {date}.',
  readPresent: 'Soma linalotumika sasa',
  unknownTitle: 'Ukurasa haujapatikana',
  unknown: 'Hakuna maandishi yaliyochapishwa kwenye anwani hii. Yaliyopo ni haya:',
  back: 'Rudi {product}',
}

/** The texts of the legal pages by language. */
export const legalWords: Readonly<Record<PageLocale, LegalWords>> = { en, de, sw }

/** What a kind of text is called. */
export const titleOf = (kind: LegalKind, locale: PageLocale): string => legalWords[locale][kind]

import { TextDecoder } from 'node:util'
import type { ImportEncoding } from '@somo/graphql/schema'

/** The encodings of one byte a character, with their names in the WHATWG Encoding Standard; of equal ones the first is taken. */
export const legacyLabels = {
  WINDOWS_1252: 'windows-1252',
  WINDOWS_1250: 'windows-1250',
  ISO_8859_15: 'iso-8859-15',
  ISO_8859_2: 'iso-8859-2',
  MAC_ROMAN: 'macintosh',
  WINDOWS_1254: 'windows-1254',
  WINDOWS_1251: 'windows-1251',
  KOI8_R: 'koi8-r',
} as const satisfies Readonly<Partial<Record<ImportEncoding, string>>>

type LegacyEncoding = keyof typeof legacyLabels

const legacyEncodings = [
  'WINDOWS_1252',
  'WINDOWS_1250',
  'ISO_8859_15',
  'ISO_8859_2',
  'MAC_ROMAN',
  'WINDOWS_1254',
  'WINDOWS_1251',
  'KOI8_R',
] as const satisfies readonly LegacyEncoding[]

/** The letters beyond ASCII that words of one language have. */
const alphabets: readonly string[] = [
  'äöüß', // German
  'éèêëàâçîïôûùüÿœæ', // French
  'áéíóúüñ', // Spanish
  'ãõáéíóúâêôçà', // Portuguese
  'àèéìòùíú', // Italian
  'åäöéüø', // Swedish, Finnish
  'æøåéüö', // Danish, Norwegian
  'áðéíóúýþæö', // Icelandic
  'éëïöü', // Dutch
  'àèéíòóúïüç', // Catalan
  'ąćęłńóśźż', // Polish
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíĺľňóôŕšťúýž', // Slovak
  'áéíóöőúüű', // Hungarian
  'ăâîşţșț', // Romanian
  'čćđšž', // Croatian, Bosnian, Slovene
  'çëé', // Albanian
  'çğıİöşüâî', // Turkish
]

const alphabetSets = alphabets.map((letters) => new Set(Array.from(letters + letters.toUpperCase())))
const word = /[\p{L}\p{M}]+/gu
// Danish words do not end so, Italian ones have these letters at their end alone; both are what Croatian and Czech turn into.
const unlikely = /æ$|[ìò]\p{L}/iu
// An upper-case letter beyond ASCII within a word that is not all upper-case.
const innerCapital = /\p{Ll}[^\P{Lu}A-Z]|\p{Lu}[^\P{Lu}A-Z]\p{Ll}/u
const symbolInWord =
  /\p{L}[\u00a0-\u00bf\u00d7\u00f7\u2020\u2021\u20ac\u2030\u02c6-\u02dd\u2122\u2202-\u25ca\u2500-\u259f]|[\u00a1-\u00a9\u00ac-\u00b3\u00b5-\u00bf\u00d7\u00f7\u2202-\u25ca\u2500-\u259f]\p{L}/gu

/** How well a word of one decoding fits: above zero where one language has all its letters. */
function scoreWord(text: string, perAlphabet: number[]): number {
  const letters = Array.from(text).filter((letter) => letter > '\u007f')
  if (letters.length === 0) return 0
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text)
  if (isCyrillic) {
    if (/\p{Script=Latin}/u.test(text)) return -4
    return /\p{Ll}\p{Lu}/u.test(text) ? -2 : 1 + Math.min(letters.length, 8) / 4
  }
  if (innerCapital.test(text)) return -2
  const fitting = alphabetSets.flatMap((alphabet, index) =>
    letters.every((letter) => alphabet.has(letter)) ? [index] : [],
  )
  for (const index of fitting) perAlphabet[index] = (perAlphabet[index] ?? 0) + 1
  if (fitting.length === 0) return -1
  return unlikely.test(text) ? 0.5 : letters.length
}

/** How plausible a text is as names and words; more is better. */
export function scoreText(text: string): number {
  const perAlphabet = alphabets.map(() => 0)
  let score = 0
  for (const [found] of text.matchAll(word)) score += scoreWord(found, perAlphabet)
  const controls = text.match(/[\u0080-\u009f\ufffd¤]/g)?.length ?? 0
  const symbols = text.match(symbolInWord)?.length ?? 0
  // Words of one language speak for each other.
  const mostOfOne = Math.max(...perAlphabet)
  return score + mostOfOne / 2 - 6 * controls - 2 * symbols
}

/** Guesses the encoding of lines that hold bytes beyond ASCII. */
export function guessLegacyEncoding(lines: Uint8Array): LegacyEncoding {
  let best: { readonly encoding: LegacyEncoding; readonly score: number } = {
    encoding: 'WINDOWS_1252',
    score: -Infinity,
  }
  for (const encoding of legacyEncodings) {
    const score = scoreText(new TextDecoder(legacyLabels[encoding]).decode(lines))
    if (score > best.score) best = { encoding, score }
  }
  return best.encoding
}

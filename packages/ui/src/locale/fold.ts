/*
  How text is compared in searches. PostgreSQL has the same rules as `fold_text` and `search_words`
  (migration 0083); packages/server/src/modules/folding.test.ts compares both over every letter of Unicode.
*/

const classOf = (...ranges: readonly string[]): RegExp => new RegExp(`[${ranges.join('')}]`, 'gu')

/** Characters nobody sees, and the spacing acute accent, which NFKD would turn into a space. */
const invisible = classOf(
  String.raw`\u00AD\u00B4\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164`,
  String.raw`\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}`,
)

/**
 * Accents and vowel points of Latin, Greek, Cyrillic, Hebrew, Arabic and Syriac; apostrophes and quotation marks; hyphens and
 * middle dots. Vowel signs of Indic scripts are letters of their own and stay.
 */
const omitted = classOf(
  String.raw`\u0300-\u036F\u0483-\u0487\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`,
  String.raw`\u0591-\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7`,
  String.raw`\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u08CA-\u08E1\u08E3-\u08FF`,
  String.raw`"'\u0060\u00AB\u00BB\u02B9-\u02BF\u02C8\u02EE\u055A\u05F3\u05F4\u2018-\u201F\u2032-\u2037\u2039\u203A\uA78B\uA78C`,
  String.raw`\u00B7\u058A\u1806\u2010-\u2015\u2027\u2043\u2212\u2E17\u2E3A\u2E3B\u30A0\u30FB-`,
)

/** Letters that NFKD leaves whole, each with what people type instead; `from` and `to` side by side, as PostgreSQL's `translate` takes them. */
const from = 'łøđðħŧıŋĸəɛɔɓɗƙƴςґٱىیکةہەھךםןףץ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const to = 'loddhtinkeeobdkyσгاييكههههכמנפצ01234567890123456789'
const single = new Map(Array.from(from, (letter, place) => [letter, to.charAt(place)]))
const letters = new Map([...single, ['ß', 'ss'], ['æ', 'ae'], ['œ', 'oe'], ['þ', 'th']])
const special = classOf(...letters.keys())

/**
 * Text without case, accents, vowel points, apostrophes, hyphens and invisible characters, in one form for letters that are
 * written in several ways: "O’Brien" and "OBRIEN" are `obrien`, "Łukasz" is `lukasz`, "Σωκράτης" is `σωκρατησ`.
 */
export function fold(text: string): string {
  return text
    .replaceAll(invisible, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(omitted, '')
    .replaceAll(special, (letter) => letters.get(letter) ?? letter)
    .normalize('NFC')
}

/** The words of a search, folded; empty for a text without any letter or digit to look for. */
export const foldedWords = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Letters with a second spelling in two letters, as in "Müller" and "Mueller". */
const digraphs: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
  ['đ', 'dj'],
])
/** As `fold`, with "ä" as "ae": what people type who write umlauts in two letters. */
export const foldExpanded = (text: string): string =>
  fold(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüåøđ]/gu, (letter) => digraphs.get(letter) ?? letter),
  )
/** The other direction, after which "mueller" is also found by "Müller". After a, e and q, "ue" is no umlaut. */
const collapse = (folded: string): string => folded.replaceAll(/(a)[ae]|(o)e|(?<![aeq])(u)e|(d)j/g, '$1$2$3$4')
const join = (folded: string): string => folded.replaceAll(/[ \t\r\n.,/()]/g, '')

/** The spellings a name is found by: folded, with umlauts as two letters and as one, and each of them written as one word. */
export function searchWords(name: string): string {
  const folded = fold(name)
  const spellings = [folded, foldExpanded(name), collapse(folded)]
  return [...new Set([...spellings, ...spellings.map(join)])].join(' ')
}

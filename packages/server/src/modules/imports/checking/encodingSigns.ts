// What decoders make of the bytes 0x80 to 0xBF, the second and later bytes of a character in UTF-8.
const controls = '\\u0080-\\u009f'
const symbols =
  '\\u00a1-\\u00a9\\u00ab-\\u00b6\\u00b8-\\u00bf\\u20ac\\u0192\\u02c6\\u02dc\\u2020\\u2021\\u2022\\u2026\\u2030\\u2122\\u02c7\\u02d8-\\u02dd'
const letters = 'ŠŒŽšœžŸŚŤŹśťźĄąŁłĽľŞşŻż'
const marks = '\\u00a0\\u00aa\\u00ba\\u00b7\\u2018-\\u201e\\u2013\\u2014\\u2039\\u203a'

const signs: readonly RegExp[] = [
  new RegExp(`[${controls}\\ufffd]`),
  // UTF-8 read as Windows-1252, ISO 8859-15 or Windows-1250: Ã¼, Ä™, Å‚, Ă¶, Ĺ‚, â€™.
  new RegExp(`[ÃÄÅÂĂĹÆÇÈÉÐÑ][${symbols}]`),
  new RegExp(`[ÃÄÅĂĹ][${letters}${marks}]`),
  /â€|â‚¬|ï»¿|ďż˝|ï¿½/,
  // UTF-8 or Windows text read as Mac Roman.
  /[√∂∑π∏∫Ω≈∆◊≥≤ƒ≠∞]/,
  // UTF-8 read as Windows-1251: Гј, РњРё.
  /(?:[РСГ][\u00a0-\u00bf\u0402-\u040f\u0452-\u045f\u2018-\u2026]){2}/,
  // A sign of money, fractions and the like within a word.
  /\p{L}[\u00a2-\u00a9\u00ac\u00ae\u00af\u00b1-\u00b3\u00b5\u00b6\u00b8\u00b9\u00bc-\u00bf\u00d7\u00f7\u20ac\u2020\u2021\u2030\u02c6\u02dc\u2122]/u,
  /[\u00a2-\u00a6\u00a8\u00af\u00b1-\u00b3\u00b5\u00b6\u00b8\u00b9\u00bc-\u00be\u00d7\u00f7\u20ac\u2020\u2021]\p{L}/u,
  /¤/,
  // What a program writes for a letter that it cannot.
  /\p{L}\?\p{L}/u,
  // A capital beyond ASCII within a word of small letters: MŸller.
  /\p{Ll}[^\P{Lu}A-Z]\p{Ll}/u,
  /^\p{Lu}[ŸŽŠ]\p{Ll}/u,
]

/** The ligatures of Mac Roman: elsewhere they are copied from a PDF, there they may be ß or Þ of another encoding. */
export const hasMacLigature = (name: string): boolean => /[ﬁﬂ]/.test(name)

/** Whether a name looks as if its file was read in the wrong encoding. */
export function hasEncodingSigns(name: string): boolean {
  return signs.some((sign) => sign.test(name))
}

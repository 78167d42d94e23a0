/** Makes texts fit to be printed. */
export interface Letters {
  /** In composed letters and without what controls a terminal; a letter that the font lacks becomes �. */
  print(text: string): string
  /** Whether any letter so far was lacking. */
  areLacking(): boolean
}

interface Font {
  readonly font: { hasGlyphForCodePoint(code: number): boolean }
}

const isFont = (value: unknown): value is Font =>
  typeof value === 'object' &&
  value !== null &&
  'font' in value &&
  typeof value.font === 'object' &&
  value.font !== null &&
  'hasGlyphForCodePoint' in value.font

/** The letters of the font that a document of pdfkit has open, which its types do not tell. @throws Error where pdfkit keeps it elsewhere. */
export function createLetters(pdf: object): Letters {
  const open: unknown = Reflect.get(pdf, '_font')
  if (!isFont(open)) throw new Error('The writer of PDF does not tell which letters its font has.')
  const { font } = open
  let isLacking = false
  return {
    areLacking: () => isLacking,
    print: (text) =>
      Array.from(
        text
          .normalize('NFC')
          .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
          .replaceAll(/[^\P{Cc}\n]/gu, ' '),
        (letter) => {
          if (letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter
          // What only joins or turns others is not missed.
          if (/[\p{Cf}\p{Mn}]/u.test(letter)) return ''
          isLacking = true
          return '\uFFFD'
        },
      ).join(''),
  }
}

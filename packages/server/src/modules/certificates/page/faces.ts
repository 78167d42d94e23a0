import { fileURLToPath } from 'node:url'
import type { Weight } from './pageElements.ts'

/** One weight of the font of certificates, measured and drawn without a document. */
export interface Face {
  /** The font for one document, as pdfkit takes it; parsed once for all of them. */
  forDocument(): PDFKit.Mixins.PDFFontSource
  /** In points. */
  widthOf(text: string, size: number): number
  hasLetter(letter: string): boolean
  readonly unitsPerEm: number
  /** The letters with their places, in units of the font. */
  glyphsOf(text: string): readonly PlacedGlyph[]
}

/** A letter of a line. */
export interface PlacedGlyph {
  readonly id: number
  readonly x: number
  /** Path data, y upwards. */
  readonly outline: () => string
}

export type Faces = Readonly<Record<Weight, Face>>

/**
 * Features of the font that all lines are written with. Each letter stays one glyph: the font would take ị apart into i and
 * a dot, which copying and screen readers then get as another letter.
 */
export const lineFeatures = { ccmp: false } as const

// What fontkit, the font reader of pdfkit, has; pdfkit's types do not tell it.
interface OpenFont {
  readonly unitsPerEm: number
  hasGlyphForCodePoint(code: number): boolean
  layout(
    text: string,
    features: typeof lineFeatures,
  ): {
    readonly advanceWidth: number
    readonly glyphs: readonly { readonly id: number; readonly path: { toSVG(): string } }[]
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[]
  }
}

const hasFont = (value: unknown): value is { readonly font: OpenFont } =>
  typeof value === 'object' &&
  value !== null &&
  'font' in value &&
  typeof value.font === 'object' &&
  value.font !== null &&
  'layout' in value.font &&
  'unitsPerEm' in value.font

const files: Readonly<Record<Weight, string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  semibold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
}

let opened: Promise<Faces> | null = null

/** The fonts of certificates, opened with the first one that is drawn. */
export function openFaces(): Promise<Faces> {
  opened ??= open()
  return opened
}

async function open(): Promise<Faces> {
  const { default: PdfKit } = await import('pdfkit')
  const faceOf = (weight: Weight): Face => {
    const file = fileURLToPath(import.meta.resolve(files[weight]))
    const opening: unknown = Reflect.get(new PdfKit({ font: file }), '_font')
    if (!hasFont(opening)) throw new Error('The writer of PDF does not tell what its font has.')
    return createFace(opening.font)
  }
  return { regular: faceOf('regular'), semibold: faceOf('semibold') }
}

const createFace = (font: OpenFont): Face => ({
  forDocument() {
    // A glyph remembers the letter that it was first used for, which may be that of another document.
    Reflect.set(font, '_glyphs', {})
    // pdfkit takes an opened font too; its types do not tell it.
    return font as unknown as PDFKit.Mixins.PDFFontSource
  },
  widthOf: (text, size) => (font.layout(text, lineFeatures).advanceWidth * size) / font.unitsPerEm,
  hasLetter: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  unitsPerEm: font.unitsPerEm,
  glyphsOf(text) {
    const { glyphs, positions } = font.layout(text, lineFeatures)
    let end = 0
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      const x = end + xOffset
      end += xAdvance
      const outline = () => glyph.path.toSVG().replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))))
      return { id: glyph.id, x, outline }
    })
  },
})

const emoji =
  /[\p{Emoji_Presentation}\p{Emoji_Modifier}](?:[\p{Emoji_Presentation}\p{Emoji_Modifier}]|\u200D|\uFE0F)*/gu

/** The text as it is printed: composed letters, one line, without emoji unless it has nothing else. */
export function printable(text: string): string {
  const line = text.normalize('NFC').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  if (line.search(emoji) === -1) return line
  const letters = line.replaceAll(emoji, ' ').replaceAll(/ {2,}/g, ' ').trim()
  return letters === '' ? line : letters
}

/** Letters of the texts that the font lacks, each once. What only joins or turns others is not missed. */
export function findMissingLetters({ regular }: Faces, texts: readonly string[]): string[] {
  const missing = new Set<string>()
  for (const letter of printable(texts.join(' ')))
    if (!regular.hasLetter(letter) && !/[\p{Cf}\p{Mn}]/u.test(letter)) missing.add(letter)
  return [...missing]
}

import { papers, type Paper } from '../../theme/sheets/coverPapers.ts'

/** FNV-1a over the UTF-16 units: the same text gives the same number (0 to 2^32 - 1) everywhere and for ever. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return value
}

/** The paper of a category: the one it names, else one that stays the same for its text. */
export const paperOf = (category: string): Paper =>
  papers.find((paper) => paper === category) ?? papers[hash(category) % papers.length] ?? 'sage'

/** What the spine is printed with; each paper has its own, so that a category is never told by colour alone. */
export const spinePatterns = {
  sage: 'triangle',
  lilac: 'diamond',
  apricot: 'bar',
  rose: 'dot',
  teal: 'wave',
  straw: 'cross',
} as const satisfies Record<Paper, string>
export type SpinePattern = (typeof spinePatterns)[Paper]

/** The central motifs (look.md, covers). */
export const coverMotifs = ['lens', 'rings', 'steps', 'fold', 'dots', 'weave', 'horizon', 'links'] as const
export type CoverMotif = (typeof coverMotifs)[number]

/** How many places a motif may take on its cover; the middle one is 0. */
const places = [-2, -1, 0, 1, 2] as const
export type MotifPlace = (typeof places)[number]

/** The motif of a course and its place; the same for ever. No id: the horizon in the middle. */
export function motifOf(id: string): { readonly motif: CoverMotif; readonly place: MotifPlace } {
  if (id === '') return { motif: 'horizon', place: 0 }
  const value = hash(id)
  // The lowest bits of the hash choose the motif, bits above them the place, so that both vary on their own.
  return {
    motif: coverMotifs[value % coverMotifs.length] ?? 'horizon',
    place: places[(value >>> 8) % places.length] ?? 0,
  }
}

export const coverShapes = ['card', 'book', 'strip'] as const
export type CoverShape = (typeof coverShapes)[number]

/** Width, height, width of the spine and of the ribbon in drawing units. */
export const coverSizes = {
  card: { width: 240, height: 180, spine: 30, ribbon: 15 },
  book: { width: 150, height: 168, spine: 20, ribbon: 13.5 },
  strip: { width: 320, height: 94, spine: 20, ribbon: 18 },
} as const satisfies Record<CoverShape, { width: number; height: number; spine: number; ribbon: number }>

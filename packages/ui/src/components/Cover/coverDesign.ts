import { papers, type Paper } from '../../theme/coverPapers.ts'

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

export const coverShapes = ['card', 'book', 'strip'] as const
export type CoverShape = (typeof coverShapes)[number]

/** Width, height, width of the spine and of the ribbon in drawing units. */
export const coverSizes = {
  card: { width: 240, height: 180, spine: 30, ribbon: 15 },
  book: { width: 150, height: 168, spine: 20, ribbon: 10.75 },
  strip: { width: 320, height: 94, spine: 20, ribbon: 18 },
} as const satisfies Record<CoverShape, { width: number; height: number; spine: number; ribbon: number }>

/** One ruled line below the sun: where it starts and how thick it is. */
export interface RuledLine {
  readonly y: number
  readonly thickness: number
}

/** The motif "horizon" in drawing units: half a sun on lines that part as they come nearer. */
export interface Horizon {
  readonly sunX: number
  readonly sunRadius: number
  readonly y: number
  readonly lines: readonly RuledLine[]
}

/** The horizon of one course. The id moves the sun a little, so that neighbours differ and each stays itself. */
export const horizonOf = (id: string, shape: CoverShape): Horizon => {
  const { width, height, spine } = coverSizes[shape]
  const unit = Math.min(width / 240, height / 112)
  const area = width - spine
  const y = Math.round(height * 0.617 * 10) / 10
  const offset = id === '' ? 0 : ((hash(id) % 5) - 2) * 0.05
  const lines: RuledLine[] = []
  let top = y
  for (let index = 0; top + 7 * unit < height; index += 1) {
    lines.push({ y: top, thickness: (1.9 + 0.72 * index) * unit })
    top += (5.6 + 2.9 * index) * unit
  }
  return { sunX: spine + area * (0.5 + offset), sunRadius: 57 * unit, y, lines }
}

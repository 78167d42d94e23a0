/** The largest count strokes are drawn for; above it only the words are left (look.md, progress). */
export const mostStrokes = 20

const groupOf = 5
/** Measures in px: from stroke to stroke, from group to group, height, how far a stroke leans, the slash beyond its bars. */
const pitch = 8
const groupWidth = 43
export const tallyHeight = 26
const lean = 1.3
const inset = 1.5

/** One stroke as path data: four bars, then a slash across them. */
const stroke = (index: number): string => {
  const start = Math.floor(index / groupOf) * groupWidth
  const place = index % groupOf
  if (place === groupOf - 1) return `M${start + inset} 19.5L${start + groupWidth - 5} 6`
  const x = start + 4 + place * pitch
  return `M${x} ${tallyHeight - inset}L${x + lean} ${inset}`
}

/** Strokes `from` to `to` (exclusive) as one path. */
const strokes = (from: number, to: number): string =>
  Array.from({ length: Math.max(to - from, 0) }, (_, index) => stroke(from + index)).join('')

/** What is drawn for a count and its goal: both paths and the width in px. */
export interface TallyDrawing {
  readonly done: string
  readonly missing: string
  readonly width: number
}

/** The strokes of a count; those missing to the goal close each group of five. Null where there are too many or none. */
export function tallyOf(count: number, goal: number): TallyDrawing | null {
  const total = Math.max(count, goal)
  if (total < 1 || total > mostStrokes) return null
  const last = total % groupOf
  const tail = last === 0 ? groupWidth - 3 : last * pitch + 4
  const width = Math.floor((total - 1) / groupOf) * groupWidth + tail
  return { done: strokes(0, count), missing: strokes(count, total), width }
}

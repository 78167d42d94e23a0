import { coverSizes, type CoverMotif, type CoverShape, type MotifPlace } from './coverDesign.ts'
import { arc, box, circle, polygon, upTo } from './path.ts'

/** One path of a motif, in a colour of the paper: an area, or a line so many units thick. `shade` is ink mixed into the ground. */
export type MotifPath =
  | { readonly tone: 'ink' | 'second' | 'ground' | 'shade'; readonly d: string; readonly line?: never }
  | { readonly tone: 'ink' | 'second'; readonly d: string; readonly line: number }

/** The field right of the spine: its left edge, its measures, and the unit of which a card is 206 wide. */
interface Field {
  readonly left: number
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly place: MotifPlace
}

type Motif = (field: Field) => readonly MotifPath[]

const ruled = ({ left, width, height, unit }: Field, pitch: number, start: number, thickness: number): string =>
  upTo((height - start * unit) / (pitch * unit) + 1)
    .map((index) => box(left, (start + index * pitch) * unit, width, thickness * unit))
    .join('')

/** A lens on ruled lines: within it the lines are moved by half. */
const lens: Motif = (field) => {
  const { left, width, height, unit, place } = field
  const [x, y, radius] = [left + width * (0.55 + place * 0.04), height / 2, 61 * unit]
  // Out of its middle by a third of their distance, so that none cuts its top or its bottom flat.
  const aside = 5
  const lines = upTo(8).map((index) => ((index - 4) * 15 + aside) * unit)
  const inside = lines.map((offset) => {
    const half = Math.sqrt(Math.max(radius ** 2 - offset ** 2, 0))
    return box(x - half, y + offset - unit, 2 * half, 2 * unit)
  })
  return [
    { tone: 'ink', d: ruled(field, 15, ((y / unit + aside - 7.5) % 15) - 1, 2) },
    { tone: 'second', d: circle(x, y, radius) },
    { tone: 'ground', d: inside.join('') },
  ]
}

/** Rings that run out from a corner. Only what the field shows of them is drawn: whole ones would lie under the words beside the cover. */
const rings: Motif = ({ left, width, height, unit, place }) => {
  const [x, y] = [left + width, place < 0 ? 0 : height]
  const line = 7.8 * unit
  const far = Math.hypot(width, height)
  const radii = upTo((far / unit - 97.5) / 19.4 + 1).map((index) => (97.5 + index * 19.4) * unit)
  /** From the right edge, or the far one, to the edge of the corner, or the left one; its ends are cut beyond the edge. */
  const arcOf = (radius: number): string => {
    const [down, across] = [Math.min(radius, height + line), Math.min(radius, width + line)]
    const inward = (away: number): number => (y === 0 ? away : y - away)
    const from = [x - Math.sqrt(radius ** 2 - down ** 2), inward(down)] as const
    return arc(from, [x - across, inward(Math.sqrt(radius ** 2 - across ** 2))], radius, y === 0 ? 1 : 0)
  }
  const quarter = (radius: number): string => `${arcOf(radius)}L${x} ${y}z`
  return [
    {
      tone: 'ink',
      d: radii
        .filter((radius) => radius - line < far)
        .map(arcOf)
        .join(''),
      line,
    },
    { tone: 'second', d: quarter((84 + place * 2) * unit) },
    { tone: 'ground', d: quarter(29 * unit) },
  ]
}

/** Steps that rise to where a sun stands. */
const steps: Motif = ({ left, width, height, unit, place }) => {
  const count = 5
  const tread = width / count
  const rise = (height * 0.62) / count
  const top = (index: number): number => height - (index + 1) * rise
  const stairs = upTo(count).map((index) => box(left + index * tread, top(index), tread + 0.2, height - top(index)))
  const echo = upTo(count).map((index) => box(left + index * tread, top(index) + 11 * unit, tread, 3.6 * unit))
  const step = Math.min(count - 1, Math.max(1, Math.round(count / 2) + place))
  const radius = 19 * unit
  return [
    { tone: 'ink', d: stairs.join('') },
    { tone: 'ground', d: echo.join('') },
    { tone: 'second', d: circle(left + (step + 0.5) * tread, top(step) - radius, radius) },
  ]
}

/** A ruled page folded over. */
const fold: Motif = (field) => {
  const { left, width, height, place } = field
  const right = left + width
  const [low, high] = [left + width * 0.117, height * 0.1]
  const share = 0.506 + place * 0.05
  const crease = [low + (right - low) * share, height + (high - height) * share] as const
  return [
    { tone: 'shade', d: ruled(field, 12, 11, 1.9) },
    { tone: 'ink', d: polygon([low, height], crease, [right, height * 0.72], [right, height]) },
    { tone: 'second', d: polygon(crease, [right, high], [right, height * 0.72]) },
  ]
}

/** A field of dots that grow; one of them is larger and of the second colour. */
const dots: Motif = ({ left, width, height, unit, place }) => {
  const columns = Math.max(3, Math.round(width / (29.5 * unit)))
  const rows = Math.max(3, Math.round(height / (30 * unit)))
  const [chosenColumn, chosenRow] = [Math.round(columns * 0.6) + Math.sign(place), Math.floor(rows * 0.4) + (place % 2)]
  const at = (column: number, row: number) =>
    [left + ((column + 0.5) * width) / columns, ((row + 0.5) * height) / rows] as const
  const field = upTo(rows).flatMap((row) =>
    upTo(columns)
      .filter((column) => column !== chosenColumn || row !== chosenRow)
      .map((column) => {
        const growth = (4.6 * column) / (columns - 1) + 2.6 * (1 - row / (rows - 1))
        return circle(...at(column, row), (2.4 + growth) * unit)
      }),
  )
  return [
    { tone: 'ink', d: field.join('') },
    { tone: 'second', d: circle(...at(chosenColumn, chosenRow), 18 * unit) },
  ]
}

/** A weave whose threads run from edge to edge: the outer ones lie at the edges, so that no end is seen. */
const weave: Motif = ({ left, width, height, unit, place }) => {
  const columns = Math.max(3, Math.round(width / (51.7 * unit)))
  const rows = Math.max(3, Math.round(height / (45 * unit)))
  const gap = 1.2 * unit
  const [warp, weft] = [31.5 * unit, 22.4 * unit]
  const stepX = (width - warp) / (columns - 1)
  const stepY = (height - weft) / (rows - 1)
  const isOver = (column: number, row: number): boolean => (column + row) % 2 === 0
  const across = upTo(rows).flatMap((row) =>
    upTo(columns)
      .filter((column) => isOver(column, row))
      .map((column) => {
        const start = column === 0 ? left : left + (column - 1) * stepX + warp + gap
        const end = column === columns - 1 ? left + width : left + (column + 1) * stepX - gap
        return box(start, row * stepY, end - start, weft)
      }),
  )
  const down = (wanted: (column: number) => boolean) =>
    upTo(columns)
      .filter(wanted)
      .flatMap((column) =>
        upTo(rows)
          .filter((row) => !isOver(column, row))
          .map((row) => {
            const start = row === 0 ? 0 : (row - 1) * stepY + weft + gap
            const end = row === rows - 1 ? height : (row + 1) * stepY - gap
            return box(left + column * stepX, start, warp, end - start)
          }),
      )
      .join('')
  const chosen = Math.min(columns - 1, Math.max(0, Math.floor(columns / 2) + Math.sign(place)))
  return [
    { tone: 'ink', d: across.join('') },
    { tone: 'shade', d: down((column) => column !== chosen) },
    { tone: 'second', d: down((column) => column === chosen) },
  ]
}

/** Half a sun on lines that part as they come nearer. */
const horizon: Motif = ({ left, width, height, unit, place }) => {
  const y = Math.round(height * 0.617 * 10) / 10
  const [x, radius] = [left + width * (0.5 + place * 0.05), 57 * unit]
  const lines: string[] = []
  let top = y
  for (let index = 0; top + 7 * unit < height; index += 1) {
    lines.push(box(left, top, width, (1.9 + 0.72 * index) * unit))
    top += (5.6 + 2.9 * index) * unit
  }
  return [
    { tone: 'second', d: `${arc([x - radius, y], [x + radius, y], radius, 1)}z` },
    { tone: 'ink', d: lines.join('') },
  ]
}

/** Two links of a chain, each once above the other. */
const links: Motif = ({ left, width, height, unit, place }) => {
  const [y, radius, line] = [height / 2, 48.8 * unit, 17.6 * unit]
  const middle = left + width * (0.5 + place * 0.03)
  const [one, two] = [middle - 28.8 * unit, middle + 28.8 * unit]
  return [
    { tone: 'second', d: circle(two, y, radius), line },
    { tone: 'ink', d: circle(one, y, radius), line },
    { tone: 'second', d: arc([two - radius, y], [two, y + radius], radius, 0), line },
  ]
}

const motifs: Readonly<Record<CoverMotif, Motif>> = { lens, rings, steps, fold, dots, weave, horizon, links }

const cache = new Map<string, readonly MotifPath[]>()

/** The paths of a motif on a cover of one shape, in the order they are painted; the same array for the same question. */
export function motifPaths(motif: CoverMotif, place: MotifPlace, shape: CoverShape): readonly MotifPath[] {
  const key = `${motif} ${place} ${shape}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const { width: whole, height, spine } = coverSizes[shape]
  // A line of the ground parts the motif from the spine.
  const left = spine * 1.11
  const width = whole - left
  const unit = Math.min(width / 206.7, height / 130)
  const paths = motifs[motif]({ left, width, height, unit, place })
  cache.set(key, paths)
  return paths
}

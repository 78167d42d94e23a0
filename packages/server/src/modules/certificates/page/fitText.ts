import type { Face } from './faces.ts'

/** How a text came out: its size and its lines. */
export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

/** The bounds of a text that is made smaller before it is wrapped. */
export interface FitRule {
  readonly width: number
  readonly largest: number
  /** The smallest size of one line. */
  readonly smallest: number
}

const ellipsis = '…'

/** One line as large as possible; where it would be smaller than the rule allows, two lines that are about as long. */
export function fitName(text: string, face: Face, { width, largest, smallest }: FitRule): FittedText {
  const perPoint = face.widthOf(text, 1)
  const oneLine = Math.min(largest, Math.floor(width / perPoint))
  if (oneLine >= smallest) return { size: oneLine, lines: [text] }
  const best = splitInTwo(text, face) ?? (oneLine < smallest / 2 ? halve(text, face) : null)
  if (best === null) return { size: Math.max(1, oneLine), lines: [text] }
  const size = Math.min(smallest + (largest - smallest) / 3, Math.floor(width / best.perPoint))
  return size > oneLine ? { size, lines: best.lines } : { size: Math.max(1, oneLine), lines: [text] }
}

/** The place where both lines are shortest; null in a single word. */
function splitInTwo(text: string, face: Face) {
  const splits = Array.from(text.matchAll(/ |-(?=\p{L})/gu), ({ 0: sign, index }) => {
    const lines = [text.slice(0, sign === '-' ? index + 1 : index), text.slice(index + 1)]
    return { lines, perPoint: Math.max(...lines.map((line) => face.widthOf(line, 1))) }
  })
  return splits.toSorted((one, other) => one.perPoint - other.perPoint)[0] ?? null
}

const graphemes = new Intl.Segmenter('en')

/** Two lines of a single word that nobody could read in one. */
function halve(text: string, face: Face) {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  const middle = Math.ceil(letters.length / 2)
  const lines = [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
  return { lines, perPoint: Math.max(...lines.map((line) => face.widthOf(line, 1))) }
}

/** The largest size from `largest` down at which the text has at most so many lines. */
export function fitLines(
  text: string,
  face: Face,
  { width, largest, smallest }: FitRule,
  mostLines: number,
): FittedText {
  for (let size = largest; size > smallest; size -= 1) {
    const lines = breakLines(text, face, size, width)
    if (lines.length <= mostLines) return { size, lines }
  }
  return { size: smallest, lines: cutLines(breakLines(text, face, smallest, width), face, smallest, width, mostLines) }
}

/** Lines of at most this width; a word that is longer is broken. */
export function breakLines(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (face.widthOf(longer, size) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (face.widthOf(line, size) > width && line.length > 1) {
      const end = lettersWithin(line, face, size, width)
      lines.push(line.slice(0, end))
      line = line.slice(end)
    }
  }
  return line === '' ? lines : [...lines, line]
}

function lettersWithin(word: string, face: Face, size: number, width: number): number {
  let end = word.length - 1
  while (end > 1 && face.widthOf(word.slice(0, end), size) > width) end -= 1
  return end
}

/** At most so many lines; the last one then says by an ellipsis that there is more. */
export function cutLines(
  lines: readonly string[],
  face: Face,
  size: number,
  width: number,
  mostLines: number,
): readonly string[] {
  if (lines.length <= mostLines) return lines
  const shown = lines.slice(0, mostLines)
  let last = shown.at(-1) ?? ''
  while (last !== '' && face.widthOf(last + ellipsis, size) > width) last = last.slice(0, -1)
  return [...shown.slice(0, -1), `${last.trimEnd()}${ellipsis}`]
}

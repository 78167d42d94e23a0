import { fold, foldedWords, foldExpanded } from '../../locale/fold.ts'

/** A piece of a label, and whether it is what was typed. */
export interface LabelPart {
  readonly text: string
  readonly isMatch: boolean
  /** Where it begins in the label. */
  readonly start: number
}

/** A folded label, and for each of its letters where the one it came from begins; the last entry is the label's length. */
interface FoldedLabel {
  readonly text: string
  readonly places: readonly number[]
}

/** Folds letter by letter, so that a match leads back to its place. */
function foldInPlace(label: string, foldLetter: (letter: string) => string): FoldedLabel {
  let text = ''
  const places: number[] = []
  for (const { 0: letter, index } of label.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const folded = foldLetter(letter)
    text += folded
    for (let at = 0; at < folded.length; at += 1) places.push(index)
  }
  return { text, places: [...places, label.length] }
}

/** Where a word stands: first at the beginning of a word, else anywhere; null where it does not. */
function findWord({ text, places }: FoldedLabel, word: string): Range | null {
  const atStart = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(({ index }) => text.startsWith(word, index))
  const at = atStart?.index ?? text.indexOf(word)
  if (at < 0) return null
  const start = places[at] ?? 0
  // Half of a letter that became two, such as the first s of "ß", marks all of it.
  return {
    start,
    end: places.slice(at + word.length).find((place) => place > (places[at + word.length - 1] ?? start)) ?? start,
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Ranges in their order, those that overlap or touch made one: nobody sees a seam inside a word. */
const joined = (ranges: readonly Range[]): readonly Range[] =>
  ranges.reduce<readonly Range[]>((all, range) => {
    const last = all.at(-1)
    if (last === undefined || range.start > last.end) return [...all, range]
    return [...all.slice(0, -1), { start: last.start, end: Math.max(last.end, range.end) }]
  }, [])

/** Cuts a label where the words of a query stand in it, however they are spelled; each word once, word beginnings first. */
export function matchParts(label: string, query: string): readonly LabelPart[] {
  const spellings = [foldInPlace(label, fold), foldInPlace(label, foldExpanded)]
  const ranges = foldedWords(query)
    .flatMap((word) => spellings.map((spelling) => findWord(spelling, word)).find((range) => range !== null) ?? [])
    .toSorted((one, other) => one.start - other.start)
  const parts: LabelPart[] = []
  let at = 0
  for (const { start, end } of joined(ranges)) {
    if (start > at) parts.push({ text: label.slice(at, start), isMatch: false, start: at })
    parts.push({ text: label.slice(start, end), isMatch: true, start })
    at = end
  }
  if (at < label.length) parts.push({ text: label.slice(at), isMatch: false, start: at })
  return parts
}

/** A piece of a label, and whether it is what was typed. */
export interface LabelPart {
  readonly text: string
  readonly isMatch: boolean
  /** Where it begins in the label. */
  readonly start: number
}

/** A letter without its accents, if that leaves as many places as it had. */
const bare = (letter: string): string => {
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.length === letter.length ? plain : letter
}

/** Small letters without accents, place for place. */
const fold = (text: string): string => text.replaceAll(/\P{ASCII}/gu, bare).toLowerCase()

/** Where a word begins, or the first place it stands at. */
const placeOf = (label: string, word: string): number => {
  const atStart = [...label.matchAll(/[\p{L}\p{N}]+/gu)].find(({ index }) => label.startsWith(word, index))
  return atStart?.index ?? label.indexOf(word)
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

/** Cuts a label where the words of a query stand in it, whatever their case and accents; each word once, word beginnings first. */
export function matchParts(label: string, query: string): readonly LabelPart[] {
  const folded = fold(label)
  const ranges = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ start: placeOf(folded, word), end: placeOf(folded, word) + word.length }))
    .filter(({ start }) => start >= 0)
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

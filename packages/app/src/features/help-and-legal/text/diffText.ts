import { diffArrays } from 'diff'

/** A piece of a comparison: in both texts, only in the older, or only in the newer. */
export interface DiffPiece {
  readonly kind: 'same' | 'old' | 'new'
  readonly text: string
}

/** The largest number of removed and added tokens; the time of a comparison grows with its square. */
const maxEditLength = 800

/** What differs between two texts, word by word, in reading order; by lines where too many words differ. */
export function diffText(older: string, newer: string): DiffPiece[] {
  return (
    diffTokens(older, newer, /(\s+)/) ??
    diffTokens(older, newer, /(\n)/) ?? [
      { kind: 'old', text: older },
      { kind: 'new', text: newer },
    ]
  )
}

/** Compares by the tokens between separators, which are tokens as well; null where more than `maxEditLength` differ. */
function diffTokens(older: string, newer: string, separator: RegExp): DiffPiece[] | null {
  const split = (text: string): string[] => text.split(separator).filter((token) => token !== '')
  const changes = diffArrays(split(older), split(newer), { maxEditLength })
  if (changes === undefined) return null
  return changes.map(({ value, added, removed }) => ({
    kind: removed ? 'old' : added ? 'new' : 'same',
    text: value.join(''),
  }))
}

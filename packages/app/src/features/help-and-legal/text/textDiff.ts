/** A piece of a comparison: in both texts, only in the older, or only in the newer. */
export interface DiffPiece {
  readonly kind: 'same' | 'old' | 'new'
  readonly text: string
}

// Beyond this many comparisons whole lines stand for their words; a page of terms stays far below.
const mostSteps = 4_000_000

/**
 * What differs between two texts, word by word, in the order of reading. The longest common sequence of words and the
 * blanks between them (Hunt and McIlroy's question, answered by the plain table); what begins and ends alike is set aside
 * first, so that a changed sentence in a long text costs little. Texts too long for the table are compared by lines.
 */
export function diffText(older: string, newer: string): DiffPiece[] {
  const words = compare(split(older, /(\s+)/), split(newer, /(\s+)/))
  return (
    words ??
    compare(split(older, /(\n)/), split(newer, /(\n)/)) ??
    joinPieces([
      { kind: 'old', text: older },
      { kind: 'new', text: newer },
    ])
  )
}

const split = (text: string, by: RegExp): string[] => text.split(by).filter((piece) => piece !== '')

function compare(older: readonly string[], newer: readonly string[]): DiffPiece[] | null {
  const least = Math.min(older.length, newer.length)
  let start = 0
  while (start < least && older[start] === newer[start]) start += 1
  let end = 0
  while (end < least - start && older[older.length - 1 - end] === newer[newer.length - 1 - end]) end += 1
  const [a, b] = [older.slice(start, older.length - end), newer.slice(start, newer.length - end)]
  if (a.length * b.length > mostSteps) return null
  const same = (text: string): DiffPiece => ({ kind: 'same', text })
  return joinPieces([...older.slice(0, start).map(same), ...walk(a, b), ...older.slice(older.length - end).map(same)])
}

/** The table of lengths, filled from the end, then walked from the start. */
function walk(a: readonly string[], b: readonly string[]): DiffPiece[] {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pieces: DiffPiece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [old, young] = [a[i], b[j]]
    if (old !== undefined && old === young) {
      pieces.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (young === undefined || (old !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ kind: 'old', text: old ?? '' })
      i += 1
    } else {
      pieces.push({ kind: 'new', text: young })
      j += 1
    }
  }
  return pieces
}

/** Neighbours of one kind become one piece. */
function joinPieces(pieces: readonly DiffPiece[]): DiffPiece[] {
  const joined: DiffPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.text === '') continue
    if (last?.kind === piece.kind) joined[joined.length - 1] = { kind: piece.kind, text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined
}

const apostrophes = /[‘’‚‛′ʼ]/g
const quotes = /[“”„‟″]/g

/** As texts are compared: one form of each character, straight quotes, single spaces. */
function normalise(text: string, isCaseSensitive: boolean): string {
  const plain = text.normalize('NFKC').replaceAll(apostrophes, "'").replaceAll(quotes, '"')
  const spaced = plain.replaceAll(/\s+/g, ' ').trim()
  return isCaseSensitive ? spaced : spaced.toLowerCase()
}

/**
 * Whether a typed text is the accepted one. `*` in the accepted text stands for any characters, `\*` for the character.
 * Matches greedily from the left and so takes linear time for each `*`; no regular expression is made of the text.
 */
export function isAcceptedText(accepted: string, given: string, isCaseSensitive: boolean): boolean {
  const typed = normalise(given, isCaseSensitive)
  if (typed === '') return false
  const pieces = piecesOf(accepted).map((piece) => normalisePiece(piece, isCaseSensitive))
  const [first = '', ...rest] = pieces
  if (rest.length === 0) return typed === first.trim()
  const last = rest.pop() ?? ''
  if (!typed.startsWith(first.trimStart()) || !typed.endsWith(last.trimEnd())) return false
  let at = first.trimStart().length
  for (const piece of rest) {
    const found = typed.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return at + last.trimEnd().length <= typed.length
}

const piecesOf = (accepted: string): string[] =>
  accepted
    .replaceAll('\\*', '\u0000')
    .split('*')
    .map((piece) => piece.replaceAll('\u0000', '*'))

/** As `normalise`, but spaces at the ends of a piece stay: "New *" wants the space. */
function normalisePiece(piece: string, isCaseSensitive: boolean): string {
  const [before, after] = [/^\s/.test(piece) ? ' ' : '', /\s$/.test(piece) && piece.trim() !== '' ? ' ' : '']
  return `${before}${normalise(piece, isCaseSensitive)}${after}`
}

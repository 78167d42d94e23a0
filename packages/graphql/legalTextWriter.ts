import { bareAddress, isLegalAddress, isSetAlike, type LegalInline, type LegalLine } from './legalLine.ts'
import type { LegalBlock } from './legalText.ts'

/** Writes what `parseLegalText` reads back as the same parts; what is empty is left out, and space at the edge of a mark stands outside it. */
export function writeLegalText(blocks: readonly LegalBlock[]): string {
  return blocks
    .map(writeBlock)
    .filter((text) => text !== '')
    .join('\n\n')
}

/** The address a person means, such as `example.org/terms` or `office@example.org`; null where none can stand behind a link. */
export function toLegalAddress(typed: string): string | null {
  const text = typed.trim()
  const [isMail, hasScheme] = [/^[^\s@/:]+@[^\s@/]+$/.test(text), /^[a-z][a-z0-9+.-]*:/i.test(text)]
  const full = isMail ? `mailto:${text}` : hasScheme ? text : `https://${text}`
  const address = full.replaceAll('(', '%28').replaceAll(')', '%29')
  return isLegalAddress(address) && (hasScheme || /[^./]\.[^./]/.test(text)) && address.length <= 1000 ? address : null
}

function writeBlock(block: LegalBlock): string {
  if (block.kind === 'heading') {
    const words = writeLine(block.line)
    return words === '' ? '' : `${block.level === 2 ? '##' : '###'} ${words}`
  }
  if (block.kind === 'paragraph') return block.lines.map(writeLine).filter(isWritten).map(guardStart).join('\n')
  const { start } = block
  const begin = (place: number): string => (start === null ? '-' : `${Math.min(start + place, 999)}.`)
  return block.items
    .map(writeLine)
    .filter(isWritten)
    .map((item, place) => `${begin(place)} ${item}`)
    .join('\n')
}

const isWritten = (text: string): boolean => text !== ''

/** A paragraph that begins like a heading or a list remains one. */
const guardStart = (line: string): string =>
  line.replace(/^(?=#{2,6}\s|[-•]\s)/u, '\\').replace(/^(\d{1,3})(?=[.)]\s)/, '$1\\')

function writeLine(line: LegalLine): string {
  let set = 0
  let text = ''
  for (const piece of spreadSpace(line)) {
    const next = (piece.isBold === true ? 2 : 0) + (piece.isItalic === true ? 1 : 0)
    text += '*'.repeat(set ^ next) + writePiece(piece)
    set = next
  }
  return text + '*'.repeat(set)
}

const signs = new RegExp(String.raw`${bareAddress}|[\\*[\]]`, 'gu')

/** Signs that would mean something; those of an address stay, because it is read as a whole. */
const escape = (text: string): string =>
  text.replaceAll(signs, (found) => (found.startsWith('https:') ? found : `\\${found}`))

function writePiece(piece: LegalInline): string {
  if (piece.kind === 'text' || !isLegalAddress(piece.href)) return escape(piece.text)
  const href = piece.href.replaceAll('(', '%28').replaceAll(')', '%29')
  const parts = piece.text.match(/.{1,300}/gsu) ?? []
  return parts.map((words) => `[${words.replaceAll(/[\\*[\]]/g, String.raw`\$&`)}](${href})`).join('')
}

/**
 * Pieces without space at their edges, and the space between them on its own, set as both its neighbours are: a row of
 * stars then always touches what it sets. Space at the ends of the line goes.
 */
function spreadSpace(line: LegalLine): readonly LegalInline[] {
  const parts = line.flatMap(({ text, ...piece }): LegalInline[] =>
    text
      .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
      .split(/^(\s+)|(\s+)$/u)
      .filter((part) => part !== undefined && part !== '')
      .map((part) => ({ ...piece, text: part })),
  )
  const isSpace = (part: LegalInline): boolean => part.text.trim() === ''
  const first = parts.findIndex((part) => !isSpace(part))
  const inked = first < 0 ? [] : parts.slice(first, parts.findLastIndex((part) => !isSpace(part)) + 1)
  const spread = inked.map((part, place): LegalInline => {
    if (!isSpace(part)) return part
    const before = inked.slice(0, place).findLast((one) => !isSpace(one))
    const after = inked.slice(place).find((one) => !isSpace(one))
    const isBoth = (name: 'isBold' | 'isItalic'): boolean => before?.[name] === true && after?.[name] === true
    return {
      kind: 'text',
      text: part.text,
      ...(isBoth('isBold') && { isBold: true }),
      ...(isBoth('isItalic') && { isItalic: true }),
    }
  })
  return joinEqual(spread)
}

/** Neighbours set alike become one: texts, and the words of one link. */
function joinEqual(pieces: readonly LegalInline[]): LegalInline[] {
  const joined: LegalInline[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isOne = last !== undefined && isSetAlike(last, piece) && hrefOf(last) === hrefOf(piece)
    if (isOne) joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined
}

const hrefOf = (piece: LegalInline): string | null => (piece.kind === 'link' ? piece.href : null)

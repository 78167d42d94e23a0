/** How a piece is set; where a mark is missing it does not apply. */
interface LegalMarks {
  readonly isBold?: true
  readonly isItalic?: true
}

/** A piece of a line: text as it stands, or a link. */
export type LegalInline = LegalMarks &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'link'; readonly text: string; readonly href: string }
  )

/** What stands in one line. */
export type LegalLine = readonly LegalInline[]

// Only what leads somewhere harmless: no other scheme, no name or password before the host, nothing that ends an attribute.
const webAddress = /^https:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#][^\s<>"'`\\]*)?$/u
const mailAddress = /^mailto:[\p{L}\p{N}.!#$%*+/=^_{|}~-]+@[\p{L}\p{N}.-]+$/u

/** Whether an address may stand behind a link: https or mail, and nothing that could end its attribute. */
export const isLegalAddress = (address: string): boolean => webAddress.test(address) || mailAddress.test(address)

/** Whether an address leads to a page: https, at most 1000 characters. */
export const isWebAddress = (address: string): boolean => address.length <= 1000 && webAddress.test(address)

/** What a backslash makes plain text; each of them would mean something else at its place. */
export const escapable = String.raw`[\\*[\]#•.)-]`
/** An address without a link's brackets around it. */
export const bareAddress = 'https:\\/\\/[^\\s<>"\'`\\\\()[\\]]{1,1000}'

// The ways to read one character inside a link's words exclude each other, so that no text makes the search go back and forth.
const linkWords = String.raw`(?:\\${escapable}|\\(?!${escapable})|[^[\]\\\n]){1,300}`
const tokens = new RegExp(
  String.raw`\\(${escapable})|\[(${linkWords})\]\(([^()\s]{1,1000})\)|(${bareAddress})|(\*+)`,
  'gu',
)
const escapes = new RegExp(String.raw`\\(${escapable})`, 'gu')

/** A row of stars; one star stands for italics, two for bold, three for both. */
interface Stars {
  readonly kind: 'stars'
  readonly count: number
  readonly opens: boolean
  readonly closes: boolean
}

type Piece = LegalInline | Stars

/** Reads what stands in one line: text, **bold**, *italic*, links, and what a backslash keeps from being one of these. */
export function parseLine(line: string): LegalLine {
  const pieces: Piece[] = []
  let end = 0
  const addText = (text: string): void => {
    if (text !== '') pieces.push({ kind: 'text', text })
  }
  for (const match of line.matchAll(tokens)) {
    const [whole, escaped, words, target, address, stars] = match
    const link = address === undefined ? toLink(whole, words, target) : toBareLink(address)
    if (escaped === undefined && stars === undefined && link === null) continue
    addText(line.slice(end, match.index))
    end = match.index + (link?.length ?? whole.length)
    if (escaped !== undefined) addText(escaped)
    else if (stars !== undefined) pieces.push(toStars(line, match.index, stars.length))
    else if (link !== null) pieces.push({ kind: 'link', text: link.text, href: link.href })
  }
  addText(line.slice(end))
  return setMarks(pieces) ?? joinText(pieces.map(asText))
}

interface FoundLink {
  readonly text: string
  readonly href: string
  readonly length: number
}

const toLink = (whole: string, words: string | undefined, target: string | undefined): FoundLink | null =>
  words === undefined || target === undefined || !isLegalAddress(target)
    ? null
    : { text: words.replaceAll(escapes, '$1'), href: target, length: whole.length }

function toBareLink(whole: string): FoundLink | null {
  // The full stop that ends a sentence is no part of the address in it, nor are stars that end what is bold.
  const address = whole.replace(/[.,;:!?*]+$/, '')
  return webAddress.test(address) ? { text: address, href: address, length: address.length } : null
}

const isInk = (character: string | undefined): boolean => character !== undefined && /\S/u.test(character)

const toStars = (line: string, at: number, count: number): Stars => ({
  kind: 'stars',
  count,
  opens: isInk(line[at + count]),
  closes: isInk(line[at - 1]),
})

const asText = (piece: Piece): LegalInline =>
  piece.kind === 'stars' ? { kind: 'text', text: '*'.repeat(piece.count) } : piece

/** Each row of stars turns its marks on or off; null where one that was turned on never ends, so that the stars stay stars. */
function setMarks(pieces: readonly Piece[]): LegalLine | null {
  const lastEnd = (bit: number): number =>
    pieces.findLastIndex((piece) => piece.kind === 'stars' && piece.closes && (piece.count & bit) > 0)
  const ends = { 1: lastEnd(1), 2: lastEnd(2) } as const
  let on = 0
  const set = pieces.flatMap((piece, place): LegalInline[] => {
    if (piece.kind !== 'stars') return [mark(piece, on)]
    const turns = (bit: 1 | 2): boolean =>
      (piece.count & bit) === 0 || ((on & bit) > 0 ? piece.closes : piece.opens && ends[bit] > place)
    if (piece.count > 3 || !turns(1) || !turns(2)) return [mark(asText(piece), on)]
    on ^= piece.count
    return []
  })
  return on === 0 ? joinText(set) : null
}

const mark = (piece: LegalInline, on: number): LegalInline => ({
  ...piece,
  ...((on & 2) > 0 && { isBold: true }),
  ...((on & 1) > 0 && { isItalic: true }),
})

/** Whether two pieces are set alike. */
export const isSetAlike = (one: LegalMarks, other: LegalMarks): boolean =>
  one.isBold === other.isBold && one.isItalic === other.isItalic

/** Neighbouring texts that are set alike become one. */
function joinText(pieces: readonly LegalInline[]): LegalLine {
  const joined: LegalInline[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.kind === 'text' && piece.kind === 'text' && isSetAlike(last, piece))
      joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined
}

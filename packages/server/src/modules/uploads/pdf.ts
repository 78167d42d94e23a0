import { createPdfTexts, decodeNames, type PdfTexts } from './pdfTexts.ts'
import { isHarmfulText, isSafeAddress, readString } from './pdfStrings.ts'

/** Why a PDF is not taken (the schema's UserErrorCode). */
export type PdfError = 'WRONG_KIND' | 'UNREADABLE' | 'TOO_LARGE' | 'ENCRYPTED' | 'ACTIVE_CONTENT'

/** What is found out about a PDF that may be taken. */
export interface PdfFindings {
  /** Null where they could not be counted. */
  readonly pages: number | null
}

// White space and comments between two tokens (ISO 32000-2, 7.2.3), the end of a name, and a reference to an object.
const gap = String.raw`(?:[\s\0]|%[^\r\n]*(?:[\r\n]|$))*`
const end = String.raw`(?![^\s\0()<>[\]{}/%])`
const reference = String.raw`\d+(?=[\s\0%])${gap}\d+(?=[\s\0%])${gap}R${end}`

/** Actions that run, send, or lead to other files (12.6.4); a type that is a reference could be any of them. */
const actions = String.raw`JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound|RichMediaExecute|GoTo3DView`
const active: readonly RegExp[] = [
  new RegExp(String.raw`/S${gap}/(?:${actions})${end}`),
  new RegExp(String.raw`/S${gap}${reference}`),
  // Names of scripts and of attached files, actions of pages and fields, forms of another format.
  new RegExp(
    String.raw`/(?:JavaScript|JS|AA|EF|EmbeddedFiles|XFA|RichMediaContent)${gap}(?:<<|${reference}|\[${gap}[(<\d])`,
  ),
  new RegExp(String.raw`/JS${gap}\((?!\))`),
  new RegExp(String.raw`/Type${gap}/EmbeddedFile${end}`),
  new RegExp(String.raw`/Subtype${gap}/(?:FileAttachment|RichMedia|Movie|Sound|Screen|3D)${end}`),
]
const encrypted = new RegExp(String.raw`/Encrypt${gap}(?:<<|${reference})`)
const addressed = new RegExp(String.raw`/(?:URI|Base)${gap}(?=[(\d]|<[^<])`, 'g')
const opening = new RegExp(String.raw`/OpenAction${gap}`, 'g')
const referenceHere = new RegExp(String.raw`(\d+)(?=[\s\0%])${gap}\d+(?=[\s\0%])${gap}R${end}`, 'y')
const goTo = new RegExp(String.raw`^<<[^<]*/S${gap}/GoTo${end}`)

/**
 * Looks at a PDF by its bytes (ISO 32000-2): what has no beginning and end of one, asks for a password, or holds what acts
 * by itself is not taken. Programs differ in where they see comments, strings and streams begin, so every place of the file
 * counts, whatever seems to surround it; so do objects that are packed together. Nothing is drawn, and no byte is changed.
 */
export function checkPdf(content: Buffer): PdfFindings | PdfError {
  const raw = content.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(raw)) return 'WRONG_KIND'
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(raw.slice(-2048))) return 'UNREADABLE'
  const texts = createPdfTexts(content, raw)
  if (typeof texts === 'string') return texts
  if (texts.all.some((text) => encrypted.test(text))) return 'ENCRYPTED'
  if (texts.all.some((text) => isActive(text, texts))) return 'ACTIVE_CONTENT'
  if (!texts.all.some((text) => /\/Type\s*\/Catalog(?![\w-])/.test(text))) return 'UNREADABLE'
  return { pages: countPages(texts.all) }
}

function isActive(text: string, texts: PdfTexts): boolean {
  if (active.some((pattern) => pattern.test(text)) || hasHarmfulText(text)) return true
  for (const found of text.matchAll(addressed))
    if (!leadsToSafeAddress(text, found.index + found[0].length, texts)) return true
  for (const found of text.matchAll(opening)) if (!opensAPlace(text, found.index + found[0].length, texts)) return true
  return false
}

function hasHarmfulText(text: string): boolean {
  for (const { index } of text.matchAll(/[(<]/g)) {
    const found = readString(text, index)
    if (found !== null && isHarmfulText(found)) return true
  }
  return false
}

/** The objects that a reference at a place may mean; null where there is no reference. */
function resolve(text: string, at: number, { find }: PdfTexts): readonly string[] | null {
  referenceHere.lastIndex = at
  const number = referenceHere.exec(text)?.[1]
  return number === undefined ? null : find(Number(number))
}

function leadsToSafeAddress(text: string, at: number, texts: PdfTexts): boolean {
  const found = readString(text, at)
  if (found !== null) return isSafeAddress(found)
  const resolved = resolve(text, at, texts)
  // A number that is no reference is no address either.
  if (resolved === null) return true
  return resolved.length > 0 && resolved.every((object) => isSafeAddress(readString(object, 0) ?? ':'))
}

/** A document may open at one of its own places, and do nothing else when it is opened. */
function opensAPlace(text: string, at: number, texts: PdfTexts): boolean {
  const resolved = resolve(text, at, texts) ?? [text.slice(at, at + 2048)]
  return (
    resolved.length > 0 &&
    resolved.every((object) => object.startsWith('[') || goTo.test(decodeNames(object)) || object.startsWith('null'))
  )
}

/** The largest count of a node of the tree of pages, which is its root's. */
function countPages(texts: readonly string[]): number | null {
  const counts = texts
    .flatMap((text) => text.split('endobj'))
    .flatMap((object) =>
      /\/Type\s*\/Pages(?![\w-])/.test(object) ? [...object.matchAll(/\/Count\s+(\d{1,6})(?!\d)/g)] : [],
    )
    .map(([, count]) => Number(count))
  const most = Math.max(0, ...counts)
  return most === 0 ? null : most
}

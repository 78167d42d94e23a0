import { createHash } from 'node:crypto'
import { constants, inflateSync } from 'node:zlib'

/** What is known of a PDF that is kept. */
export interface PdfFacts {
  /** In bytes. */
  readonly size: number
  /** SHA-256 over its bytes. */
  readonly digest: Buffer
  /** Null where they could not be counted. */
  readonly pages: number | null
}

/** Why a PDF is not taken (the schema's UserErrorCode). */
export type PdfFault = 'WRONG_KIND' | 'UNREADABLE' | 'TOO_LARGE' | 'ENCRYPTED' | 'ACTIVE_CONTENT'

// What objects packed together may unpack to, all of them; a text of some hundred pages stays far below.
const mostUnpacked = 64 * 1024 * 1024
// What a reader runs, starts, sends or unpacks by itself (ISO 32000-2, 7.11.4, 12.6.4, 12.7.8, 13): no text needs any of it.
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|SubmitForm|ImportData|RichMedia|XFA|GoToE|Rendition|Movie|Sound)(?![\w-])/

/**
 * Looks at a PDF by its bytes alone (ISO 32000-2): what has no beginning and end of one, asks for a password, or holds what
 * acts by itself is not taken. Nothing of it is drawn, and no byte is changed.
 */
export function readPdf(content: Buffer): PdfFacts | PdfFault {
  const text = content.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) return 'WRONG_KIND'
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-2048))) return 'UNREADABLE'
  const read = readObjects(content, text)
  if (typeof read === 'string') return read
  const objects = decodeNames(read.objects)
  if (/\/Encrypt(?![\w-])/.test(objects)) return 'ENCRYPTED'
  if (active.test(objects)) return 'ACTIVE_CONTENT'
  if (!/\/Type\s*\/Catalog(?![\w-])/.test(objects)) return 'UNREADABLE'
  return { size: content.length, digest: createHash('sha256').update(content).digest(), pages: countPages(objects) }
}

/** Objects as text. */
interface Unpacked {
  readonly objects: string
}

/** All objects as text, without what their streams hold, and those that are packed together; why not where a stream has no end or cannot be unpacked. */
function readObjects(content: Buffer, text: string): Unpacked | PdfFault {
  const parts: string[] = []
  let unpacked = 0
  let at = 0
  for (;;) {
    const found = text.indexOf('stream', at)
    if (found === -1) break
    const head = text.slice(at, found)
    parts.push(head)
    const end = text.indexOf('endstream', found)
    if (end === -1) return 'UNREADABLE'
    if (isPacked(head)) {
      const packed = unpack(content.subarray(startOfData(text, found), end), head, mostUnpacked - unpacked)
      if (typeof packed === 'string') return packed
      unpacked += packed.objects.length
      parts.push(packed.objects)
    }
    at = end + 'endstream'.length
  }
  return { objects: [...parts, text.slice(at)].join('\n') }
}

/** A name may be written with the codes of its letters, which hides nothing from a reader. */
const decodeNames = (text: string): string => text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const isPacked = (head: string): boolean => /\/ObjStm(?![\w-])/.test(decodeNames(head.slice(head.lastIndexOf('obj'))))

/** Behind the word `stream` and the end of its line. */
function startOfData(text: string, found: number): number {
  const start = found + 'stream'.length
  if (text.startsWith('\r\n', start)) return start + 2
  return text[start] === '\n' || text[start] === '\r' ? start + 1 : start
}

/** Objects that are packed together; why not where they are packed in a way no usual program packs them. */
function unpack(data: Buffer, head: string, most: number): Unpacked | PdfFault {
  const words = decodeNames(head.slice(head.lastIndexOf('obj')))
  if (!words.includes('/Filter')) return { objects: data.toString('latin1') }
  if (!words.includes('/FlateDecode') || /\/(?:ASCII|LZW|Predictor)/.test(words) || most < 1) return 'UNREADABLE'
  try {
    return { objects: inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1') }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : 'UNREADABLE'
  }
}

/** The largest count of a node of the tree of pages, which is its root's. */
function countPages(objects: string): number | null {
  const counts = objects
    .split('endobj')
    .flatMap((object) => (/\/Type\s*\/Pages(?![\w-])/.test(object) ? [...object.matchAll(/\/Count\s+(\d{1,6})(?!\d)/g)] : []))
    .map(([, count]) => Number(count))
  const most = Math.max(0, ...counts)
  return most === 0 ? null : most
}

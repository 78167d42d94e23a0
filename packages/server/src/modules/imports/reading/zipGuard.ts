import type { Buffer } from 'node:buffer'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import type { FileErrorCode } from './importFileError.ts'

/** What an XLSX file may hold, before anything of it is read. */
export interface ZipLimits {
  readonly entries: number
  /** Bytes of everything unpacked. */
  readonly bytes: number
  /** Bytes of one part that is no sheet: a reader takes several times as much memory for it. */
  readonly partBytes: number
  /** How many times larger than packed the whole, and each part, may be. */
  readonly ratio: number
  /** Tags of one part that is no sheet: a shared string has four, and takes some 100 bytes of memory. */
  readonly partTags: number
  /** Tags of all sheets: a cell has four. */
  readonly sheetTags: number
}

// A sheet of 200,000 rows with a dozen columns unpacks to some 100 MB, about ten times its packed size. It has ten
// million tags, and its shared strings at most as many.
const usualLimits: ZipLimits = {
  entries: 1000,
  bytes: 192 * 1024 * 1024,
  partBytes: 48 * 1024 * 1024,
  ratio: 100,
  partTags: 8_000_000,
  sheetTags: 40_000_000,
}
// Below this much, nothing can hurt, however well it was packed.
const harmlessBytes = 4 * 1024 * 1024

const lessThan = 0x3c
const isSheet = (name: string): boolean => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)

class TooMuch extends Error {}

/** What is left of the limits for the parts to come. */
interface Left {
  bytes: number
  sheetTags: number
}

function countTags(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(lessThan); at !== -1; at = bytes.indexOf(lessThan, at + 1)) count += 1
  return count
}

/** Unpacks one part into nothing. @throws TooMuch as soon as it holds more than one may. */
async function measure(zip: ZipFile, entry: Entry, limits: ZipLimits, left: Left): Promise<void> {
  const isStreamed = isSheet(entry.fileName)
  const byRatio = Math.max(harmlessBytes, entry.compressedSize * limits.ratio)
  const mostBytes = Math.min(left.bytes, byRatio, isStreamed ? limits.bytes : limits.partBytes)
  const mostTags = isStreamed ? left.sheetTags : limits.partTags
  const stream = await zip.openReadStreamPromise(entry)
  let bytes = 0
  let tags = 0
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength
    tags += countTags(part)
    if (bytes > mostBytes || tags > mostTags) {
      stream.destroy()
      throw new TooMuch()
    }
  }
  left.bytes -= bytes
  if (isStreamed) left.sheetTags -= tags
}

/**
 * Unpacks a zip file into nothing and counts, part by part: its own word on the sizes is not believed. Answers the error
 * for which it is not to be read, null where it may be.
 */
export async function checkZip(content: Buffer, limits: ZipLimits = usualLimits): Promise<FileErrorCode | null> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true })
    if (zip.entryCount > limits.entries) return 'TOO_LARGE'
    const left: Left = {
      bytes: Math.min(limits.bytes, Math.max(harmlessBytes, content.length * limits.ratio)),
      sheetTags: limits.sheetTags,
    }
    let hasWorkbook = false
    for await (const entry of zip.eachEntry()) {
      hasWorkbook ||= entry.fileName === 'xl/workbook.xml'
      await measure(zip, entry, limits, left)
    }
    return hasWorkbook ? null : 'WRONG_KIND'
  } catch (error) {
    if (error instanceof TooMuch) return 'TOO_LARGE'
    // Whatever the zip reader refuses is no workbook that anybody could mean.
    if (error instanceof Error) return 'UNREADABLE'
    throw error
  }
}

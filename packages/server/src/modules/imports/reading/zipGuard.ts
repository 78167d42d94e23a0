import type { Buffer } from 'node:buffer'
import type { UserErrorCode } from '@somo/graphql/schema'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

/** What an XLSX file may hold, before anything of it is read. */
export interface ZipLimits {
  readonly entries: number
  /** Bytes of everything unpacked. */
  readonly bytes: number
  /** Bytes of one part that is no sheet: a reader takes several times as much memory for it. */
  readonly partBytes: number
  /** How many times larger than packed the whole may be. */
  readonly ratio: number
}

// A sheet of 200,000 rows with a dozen columns unpacks to some 100 MB, about ten times its packed size.
const usualLimits: ZipLimits = { entries: 1000, bytes: 192 * 1024 * 1024, partBytes: 48 * 1024 * 1024, ratio: 100 }
// Below this much, nothing can hurt, however well it was packed.
const harmlessBytes = 4 * 1024 * 1024

const isSheet = (name: string): boolean => /^xl\/(worksheets\/[^/]+|sharedStrings)\.xml$/i.test(name)

class TooMuch extends Error {}

async function countUnpacked(zip: ZipFile, entry: Entry, most: number): Promise<number> {
  const stream = await zip.openReadStreamPromise(entry)
  let bytes = 0
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength
    if (bytes > most) {
      stream.destroy()
      throw new TooMuch()
    }
  }
  return bytes
}

/**
 * Unpacks a zip file into nothing and counts: its own word on the sizes is not believed. Answers the fault for which it
 * is not to be read, null where it may be.
 */
export async function judgeZip(content: Buffer, limits: ZipLimits = usualLimits): Promise<UserErrorCode | null> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true })
    if (zip.entryCount > limits.entries) return 'TOO_LARGE'
    const allowed = Math.min(limits.bytes, Math.max(harmlessBytes, content.length * limits.ratio))
    let bytes = 0
    let hasWorkbook = false
    for await (const entry of zip.eachEntry()) {
      hasWorkbook ||= entry.fileName === 'xl/workbook.xml'
      const own = isSheet(entry.fileName) ? allowed - bytes : Math.min(limits.partBytes, allowed - bytes)
      bytes += await countUnpacked(zip, entry, own)
    }
    return hasWorkbook ? null : 'WRONG_KIND'
  } catch (error) {
    if (error instanceof TooMuch) return 'TOO_LARGE'
    // Whatever the zip reader refuses is no workbook that anybody could mean.
    if (error instanceof Error) return 'UNREADABLE'
    throw error
  }
}

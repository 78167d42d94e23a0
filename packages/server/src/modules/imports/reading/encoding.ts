import { Buffer } from 'node:buffer'
import { TextDecoder } from 'node:util'
import type { ImportEncoding } from '@somo/graphql/schema'
import type { StoredFile } from '../../../files/fileStore.ts'

const labels = {
  UTF_8: 'utf-8',
  UTF_16: 'utf-16le',
  WINDOWS_1252: 'windows-1252',
  ISO_8859_15: 'iso-8859-15',
} as const satisfies Readonly<Record<ImportEncoding, string>>

const sampleBytes = 4096

/** The bytes of a file, piece by piece. */
export async function* readBytes(file: StoredFile): AsyncGenerator<Buffer> {
  // A file's stream gives nothing but bytes; its type does not say so.
  for await (const part of file.read() as AsyncIterable<Uint8Array>) yield Buffer.from(part)
}

async function readBeginning(file: StoredFile): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of readBytes(file)) {
    parts.push(chunk)
    bytes += chunk.length
    if (bytes >= sampleBytes) break
  }
  return Buffer.concat(parts).subarray(0, sampleBytes)
}

/** Which half of the pairs is zero, as in texts of Latin letters in UTF-16; null where neither is. */
function findPairs(beginning: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of beginning.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = beginning.length / 6
  if (odd > enough && even < odd / 8) return 'utf-16le'
  return even > enough && odd < even / 8 ? 'utf-16be' : null
}

/** Finds out how a text file is written: by its mark, else by what its bytes can be. */
export async function guessEncoding(file: StoredFile): Promise<ImportEncoding> {
  const beginning = await readBeginning(file)
  if (findPairs(beginning) !== null) return 'UTF_16'
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let hasEuroOf15 = false
  let hasControl = false
  for await (const chunk of readBytes(file)) {
    isUtf8 &&= decodes(decoder, chunk)
    // 0xA4 is the euro sign in ISO 8859-15; from 0x80 to 0x9F it has control characters alone, where 1252 has letters.
    hasEuroOf15 ||= chunk.includes(0xa4)
    hasControl ||= chunk.some((byte) => byte >= 0x80 && byte <= 0x9f)
  }
  if (isUtf8 && decodes(decoder, null)) return 'UTF_8'
  return hasEuroOf15 && !hasControl ? 'ISO_8859_15' : 'WINDOWS_1252'
}

function decodes(decoder: TextDecoder, chunk: Buffer | null): boolean {
  try {
    if (chunk === null) decoder.decode()
    else decoder.decode(chunk, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The text of a file, piece by piece and without its byte-order mark; what its encoding cannot say is U+FFFD. */
export async function* decode(file: StoredFile, encoding: ImportEncoding): AsyncGenerator<string> {
  const pairs = encoding === 'UTF_16' ? findPairs(await readBeginning(file)) : null
  const decoder = new TextDecoder(pairs ?? labels[encoding])
  for await (const chunk of readBytes(file)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

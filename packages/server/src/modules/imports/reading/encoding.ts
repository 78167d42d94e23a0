import { Buffer } from 'node:buffer'
import { TextDecoder } from 'node:util'
import type { ImportEncoding } from '@somo/graphql/schema'
import type { StoredFile } from '../../../files/fileStore.ts'
import { guessLegacyEncoding, legacyLabels } from './legacyEncoding.ts'
import { Utf8Count } from './utf8Count.ts'

const labels = {
  UTF_8: 'utf-8',
  UTF_16LE: 'utf-16le',
  UTF_16BE: 'utf-16be',
  ...legacyLabels,
} as const satisfies Readonly<Record<ImportEncoding, string>>

const sampleBytes = 4096
// So many bytes of lines with letters beyond ASCII tell encodings apart.
const legacyBytes = 64 * 1024

/** The bytes of a file, piece by piece. */
export async function* readBytes(file: StoredFile): AsyncGenerator<Buffer> {
  // A file's stream gives nothing but bytes; its type does not say so. Copies of 50 MiB would keep the garbage collector busy.
  for await (const part of file.read() as AsyncIterable<Uint8Array>)
    yield Buffer.isBuffer(part) ? part : Buffer.from(part)
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

/** What a byte-order mark says; null where there is none. */
function readMark(beginning: Buffer): ImportEncoding | null {
  if (beginning[0] === 0xef && beginning[1] === 0xbb && beginning[2] === 0xbf) return 'UTF_8'
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'UTF_16LE'
  return beginning[0] === 0xfe && beginning[1] === 0xff ? 'UTF_16BE' : null
}

/** Which half of the pairs is zero, as in texts of Latin letters in UTF-16; null where neither is. */
function findPairs(beginning: Buffer): ImportEncoding | null {
  const zeros = [0, 0]
  for (const [index, byte] of beginning.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = beginning.length / 6
  if (odd > enough && even < odd / 8) return 'UTF_16LE'
  return even > enough && odd < even / 8 ? 'UTF_16BE' : null
}

const hasHighByte = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= 0x80)

/** Gathers the lines of a file that hold bytes beyond ASCII. */
class HighLines {
  readonly #lines: Buffer[] = []
  #rest = Buffer.alloc(0)
  #bytes = 0

  observe(chunk: Buffer): void {
    if (this.#bytes >= legacyBytes) return
    const text = Buffer.concat([this.#rest, chunk])
    let from = 0
    for (const [index, byte] of text.entries()) {
      if (byte !== 0x0a && byte !== 0x0d) continue
      this.#take(text.subarray(from, index + 1))
      from = index + 1
    }
    this.#rest = text.subarray(from)
    if (this.#rest.length > legacyBytes) this.#take(this.#rest)
  }

  end(): Buffer {
    this.#take(this.#rest)
    return Buffer.concat(this.#lines)
  }

  #take(line: Buffer): void {
    if (!hasHighByte(line)) return
    this.#lines.push(line)
    this.#bytes += line.length
  }
}

/**
 * Finds out how a text file is encoded. A byte-order mark decides; so do characters of several bytes that are valid UTF-8, as
 * long as the bytes that are not are fewer: these rows then get an error of their own. Else what reads best as names is taken.
 */
export async function guessEncoding(file: StoredFile): Promise<ImportEncoding> {
  const beginning = await readBeginning(file)
  const sure = readMark(beginning) ?? findPairs(beginning)
  if (sure !== null) return sure
  const utf8 = new Utf8Count()
  const lines = new HighLines()
  for await (const chunk of readBytes(file)) {
    utf8.observe(chunk)
    lines.observe(chunk)
  }
  utf8.end()
  return utf8.bad === 0 || utf8.valid > utf8.bad ? 'UTF_8' : guessLegacyEncoding(lines.end())
}

/** The text of a file, piece by piece and without its byte-order mark; what its encoding cannot say is U+FFFD. */
export async function* decode(file: StoredFile, encoding: ImportEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(labels[encoding])
  for await (const chunk of readBytes(file)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

import { Buffer } from 'node:buffer'
import type { ImportDelimiter, ImportEncoding } from '@somo/graphql/schema'
import type { StoredFile } from '../../../files/fileStore.ts'
import { readCsv, type FileRecord } from './csvRecords.ts'
import { delimiterSigns, guessDelimiter, readSeparatorLine } from './delimiter.ts'
import { decode, guessEncoding, readBytes } from './encoding.ts'
import { FileFault } from './fileFault.ts'
import { readXlsx } from './xlsxRecords.ts'

/** How a file is to be read, where somebody chose it. */
export interface ReadingWish {
  readonly encoding?: ImportEncoding | null
  readonly delimiter?: ImportDelimiter | null
}

/** A file as headers and rows. */
export interface Table {
  /** Null for XLSX, as the delimiter. */
  readonly encoding: ImportEncoding | null
  readonly delimiter: ImportDelimiter | null
  readonly headers: readonly string[]
  /** Those that hold anything, in the order of the file; the header is not among them. */
  readonly rows: AsyncIterable<FileRecord>
}

export const mostRows = 200_000
const mostColumns = 200
// Longer than any field takes; what is cut off could not have been taken anyway.
const mostLetters = 10_001
const sampleLetters = 64 * 1024
// Older workbooks, documents, pictures and archives, by how they begin.
const binaryMarks = ['\xd0\xcf\x11\xe0', '%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', '\x1f\x8b', 'PK', 'Rar!', '7z']

async function look(file: StoredFile): Promise<'text' | 'xlsx' | 'other'> {
  let beginning = Buffer.alloc(0)
  for await (const chunk of readBytes(file)) {
    beginning = Buffer.concat([beginning, chunk])
    if (beginning.length >= 512) break
  }
  const starts = (mark: string): boolean => beginning.toString('latin1').startsWith(mark)
  if (starts('PK\u0003\u0004')) return 'xlsx'
  return binaryMarks.some(starts) ? 'other' : 'text'
}

async function readSample(texts: AsyncIterable<string>): Promise<string> {
  let sample = ''
  for await (const text of texts) {
    sample += text
    if (sample.length >= sampleLetters) break
  }
  return sample
}

async function* skip(texts: AsyncIterable<string>, letters: number): AsyncGenerator<string> {
  let left = letters
  for await (const text of texts) {
    yield text.slice(left)
    left = Math.max(0, left - text.length)
  }
}

/** Without what PostgreSQL cannot keep as text. */
const clean = (cell: string): string => cell.slice(0, mostLetters).replaceAll('\u0000', '\ufffd').toWellFormed()

/** Headers by which columns can be told apart: an empty one is called by its place, a second of one name by its number. */
function nameColumns(cells: readonly string[]): string[] {
  let last = cells.length
  while (last > 0 && (cells[last - 1] ?? '').trim() === '') last -= 1
  const names = new Set<string>()
  return cells.slice(0, last).map((cell, index) => {
    const said = clean(cell).trim().slice(0, 160)
    // No key of an object can be called so.
    const wanted = said === '' || said === '__proto__' ? `#${index + 1}` : said
    let name = wanted
    for (let count = 2; names.has(name); count += 1) name = `${wanted} (${count})`
    names.add(name)
    return name
  })
}

/** The cells of a row for so many columns: empty ones behind the last column go. */
function fit(cells: readonly string[], width: number): string[] {
  let last = cells.length
  while (last > width && (cells[last - 1] ?? '').trim() === '') last -= 1
  return cells.slice(0, last).map(clean)
}

async function* readRows(records: AsyncIterator<FileRecord>, width: number): AsyncGenerator<FileRecord> {
  let count = 0
  for (;;) {
    const next = await records.next()
    if (next.done === true) return
    const { line, cells, raw, numbers } = next.value
    if (cells?.every((cell) => cell.trim() === '') === true) continue
    count += 1
    if (count > mostRows) throw new FileFault('TOO_MANY')
    yield cells === null ? { line, cells: null, raw: clean(raw ?? '') } : { line, cells: fit(cells, width), ...(numbers === undefined ? {} : { numbers }) }
  }
}

async function open(records: AsyncIterator<FileRecord>, facts: Pick<Table, 'encoding' | 'delimiter'>, isSheet: boolean): Promise<Table> {
  for (;;) {
    const next = await records.next()
    if (next.done === true || next.value.cells === null) throw new FileFault('UNREADABLE')
    if (next.value.cells.every((cell) => cell.trim() === '')) continue
    const headers = nameColumns(next.value.cells)
    if (headers.length > mostColumns) throw new FileFault('TOO_MANY')
    const rows = readRows(records, headers.length)
    return { ...facts, headers, rows: isSheet ? widen(rows, headers.length) : rows }
  }
}

/** A sheet says nothing of empty cells at the end of a row: they are there all the same. */
async function* widen(rows: AsyncIterable<FileRecord>, width: number): AsyncGenerator<FileRecord> {
  for await (const { cells, ...row } of rows) {
    const missing = Math.max(0, width - (cells?.length ?? 0))
    yield { ...row, cells: [...(cells ?? []), ...Array.from({ length: missing }, () => '')] }
  }
}

/**
 * Opens a file as a table, finding out what `wish` leaves open. Its rows come as they are read, so that a large file
 * is never in memory (an XLSX file is, for its format's sake).
 * @throws FileFault where it is none, also while its rows are read.
 */
export async function openTable(file: StoredFile, wish: ReadingWish = {}): Promise<Table> {
  const kind = await look(file)
  if (kind === 'other') throw new FileFault('WRONG_KIND')
  if (kind === 'xlsx') return open(readXlsx(file), { encoding: null, delimiter: null }, true)
  const encoding = wish.encoding ?? (await guessEncoding(file))
  const sample = await readSample(decode(file, encoding))
  const separator = readSeparatorLine(sample)
  const delimiter = wish.delimiter ?? separator?.delimiter ?? guessDelimiter(sample)
  const texts = skip(decode(file, encoding), separator?.length ?? 0)
  return open(readCsv(texts, delimiterSigns[delimiter]), { encoding, delimiter }, false)
}

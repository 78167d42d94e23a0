import { Buffer } from 'node:buffer'
import type { ImportDelimiter, ImportEncoding } from '@somo/graphql/schema'
import type { StoredFile } from '../../../files/fileStore.ts'
import { readCsv, type FileRecord } from './csvRecords.ts'
import { delimiterSigns, guessDelimiter, readSeparatorLine } from './delimiter.ts'
import { decode, guessEncoding, readBytes } from './encoding.ts'
import { FileError } from './importFileError.ts'
import { findHeaderRow, headerCandidates } from './headerRow.ts'
import type { SheetFacts } from './workbook.ts'

/** How a file is to be read, where somebody chose it. */
export interface ReadingWish {
  readonly encoding?: ImportEncoding | null
  readonly delimiter?: ImportDelimiter | null
  /** The name of a workbook's sheet. */
  readonly sheet?: string | null
  /** The line of the column names. */
  readonly headerRow?: number | null
}

/** A file as headers and rows. */
export interface Table {
  /** Null for XLSX, as the delimiter. */
  readonly encoding: ImportEncoding | null
  readonly delimiter: ImportDelimiter | null
  /** The sheet that is read, and all there are; null and none for CSV. */
  readonly sheet: string | null
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[]
  readonly headerRow: number
  /** What the spreadsheet hides: how many rows below the column names, and the headers of columns. */
  readonly hiddenRows: number
  readonly hiddenColumns: readonly string[]
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
    const text = clean(cell).trim().slice(0, 160)
    // No key of an object can be called so.
    const wanted = text === '' || text === '__proto__' ? `#${index + 1}` : text
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
    if (count > mostRows) throw new FileError('TOO_MANY')
    yield cells === null
      ? { line, cells: null, raw: clean(raw ?? '') }
      : { line, cells: fit(cells, width), ...(numbers === undefined ? {} : { numbers }) }
  }
}

/** The first records of a table that can be read. */
async function readFirst(records: AsyncIterator<FileRecord>, wanted: number | null): Promise<FileRecord[]> {
  const first: FileRecord[] = []
  for (;;) {
    const next = await records.next()
    if (next.done === true) return first
    first.push(next.value)
    const isEnough = wanted === null ? first.length >= headerCandidates : next.value.line >= wanted
    if (isEnough) return first
  }
}

async function* chain(first: readonly FileRecord[], rest: AsyncIterator<FileRecord>): AsyncGenerator<FileRecord> {
  yield* first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

/** Whether records hold nothing: blank lines, or rows of empty cells. */
async function areBlank(records: AsyncIterable<FileRecord>): Promise<boolean> {
  for await (const { cells } of records) if (cells?.every((cell) => cell.trim() === '') !== true) return false
  return true
}

type Facts = Pick<Table, 'encoding' | 'delimiter' | 'sheet' | 'sheets'>

/** Finds the row of the column names; what stands above it is not read. */
async function open(
  records: AsyncIterator<FileRecord>,
  facts: Facts,
  wanted: number | null,
  hidden: Pick<SheetFacts, 'hiddenColumns' | 'hiddenRows'> | null,
): Promise<Table> {
  const first = await readFirst(records, wanted)
  const candidates = first.flatMap(({ line, cells }) => (cells === null ? [] : [{ line, cells }]))
  const header = candidates.find(({ line }) => line === wanted) ?? findHeaderRow(candidates)
  if (header === undefined && (await areBlank(chain(first, records)))) throw new FileError('NOTHING_TO_DO')
  if (header === undefined || (first[0]?.cells === null && wanted === null)) throw new FileError('UNREADABLE')
  const headers = nameColumns(header.cells)
  if (headers.length > mostColumns) throw new FileError('TOO_MANY')
  const rows = readRows(
    chain(
      first.filter(({ line }) => line > header.line),
      records,
    ),
    headers.length,
  )
  return {
    ...facts,
    headerRow: header.line,
    hiddenRows: [...(hidden?.hiddenRows ?? [])].filter((row) => row + 1 > header.line).length,
    hiddenColumns: headers.filter((_, column) => hidden?.hiddenColumns.has(column) === true),
    headers,
    rows: facts.delimiter === null ? widen(rows, headers.length) : rows,
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
 * @throws FileError where it is none, also while its rows are read.
 */
export async function openTable(file: StoredFile, wish: ReadingWish = {}): Promise<Table> {
  const kind = await look(file)
  if (kind === 'other') throw new FileError('WRONG_KIND')
  const headerRow = wish.headerRow ?? null
  if (kind === 'xlsx') {
    // The reader of workbooks is most of what a child process loads; text files do without it.
    const { openWorkbook } = await import('./xlsxRecords.ts')
    const { sheet, sheets, facts, records } = await openWorkbook(file, wish.sheet ?? null)
    return open(records, { encoding: null, delimiter: null, sheet, sheets }, headerRow, facts)
  }
  const encoding = wish.encoding ?? (await guessEncoding(file))
  const sample = await readSample(decode(file, encoding))
  const separator = readSeparatorLine(sample)
  const delimiter = wish.delimiter ?? separator?.delimiter ?? guessDelimiter(sample)
  const texts = skip(decode(file, encoding), separator?.length ?? 0)
  return open(
    readCsv(texts, delimiterSigns[delimiter]),
    { encoding, delimiter, sheet: null, sheets: [] },
    headerRow,
    null,
  )
}

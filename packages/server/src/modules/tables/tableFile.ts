import { Buffer } from 'node:buffer'
import type { ExportFormat } from '@somo/graphql/schema'
import { stringify } from 'csv-stringify/sync'
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { guardAgain } from './formulaCells.ts'

/** A table as a file. */
export interface TableFile {
  readonly ending: 'csv' | 'xlsx'
  readonly mediaType: string
  readonly content: Buffer
}

/** Lines of a table, one text a cell. */
export type Rows = readonly (readonly (string | null)[])[]

/** What is to be written: one text a cell, null for an empty one, the heads first. */
export interface Table {
  readonly name: string
  readonly rows: Rows
  /** The reader's language: where decimals have a comma, CSV is parted by semicolons. */
  readonly locale: string | null
}

// The library quotes what its own end of a row is in; a reader ends one at either sign.
const lineEnd = /[\r\n]/

/**
 * Writes rows as CSV that spreadsheets open as it is: UTF-8 with a byte-order mark, CRLF. A cell that they would take
 * for a formula begins with an apostrophe (as OWASP's "CSV injection" advises).
 */
function writeCsv(rows: Rows, delimiter: string, bom = true): Buffer {
  const cells = rows.map((row) => row.map((cell) => (cell === null ? null : guardAgain(cell))))
  return Buffer.from(
    stringify(cells, { bom, delimiter, escape_formulas: true, quoted_match: lineEnd, record_delimiter: 'windows' }),
    'utf8',
  )
}

/** As `writeCsv`, for more rows than should be in memory at once: they come in batches, and their bytes go as they come. */
export async function* streamCsv(batches: AsyncIterable<Rows>, delimiter: string): AsyncGenerator<Buffer> {
  let bom = true
  for await (const rows of batches) {
    yield writeCsv(rows, delimiter, bom)
    bom = false
  }
}

/** What parts the cells of CSV in a language: where decimals have a comma, spreadsheets expect semicolons. */
export const delimiterOf = (locale: string | null): string => (locale?.startsWith('de') === true ? ';' : ',')

/** How a file of each format is kept. */
export const fileTypes = {
  CSV: { ending: 'csv', mediaType: 'text/csv; charset=utf-8' },
  XLSX: { ending: 'xlsx', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const satisfies Readonly<Record<ExportFormat, Omit<TableFile, 'content'>>>

async function* each(batches: AsyncIterable<Rows>): AsyncGenerator<(string | null)[]> {
  for await (const rows of batches) for (const row of rows) yield [...row]
}

/** As `streamCsv`, as a workbook with one sheet. */
export const streamXlsx = (batches: AsyncIterable<Rows>, name: string): AsyncIterable<Uint8Array> =>
  writeXlsxStream(each(batches), { name })

/** Writes a table for a spreadsheet. Nothing in it is ever a formula: cells of XLSX are texts by their type. */
export async function writeTable(format: ExportFormat, { name, rows, locale }: Table): Promise<TableFile> {
  const content =
    format === 'XLSX'
      ? Buffer.from(await writeXlsx({ sheets: [{ name, rows: rows.map((row) => [...row]) }] }))
      : writeCsv(rows, delimiterOf(locale))
  return { ...fileTypes[format], content }
}

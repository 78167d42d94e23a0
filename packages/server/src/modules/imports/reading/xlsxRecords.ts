import { Buffer } from 'node:buffer'
import { streamXlsxRows } from 'hucre/xlsx'
import type { StoredFile } from '../../../files/fileStore.ts'
import { countKnownHeaders } from '../columns/columnMapping.ts'
import type { FileRecord } from './csvRecords.ts'
import { readBytes } from './encoding.ts'
import { FileError } from './importFileError.ts'
import { findHeaderRow, headerCandidates } from './headerRow.ts'
import { formatDigits } from './numberFormats.ts'
import { listSheets, readSheetFacts, type SheetEntry, type SheetFacts } from './workbook.ts'
import { checkZip } from './zipGuard.ts'

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    // Times are kept as parts of a day, so seconds may be a little off.
    const seconds = new Date(Math.round(value.getTime() / 1000) * 1000)
    const text = Number.isNaN(value.getTime()) ? '' : seconds.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'string' ? value : ''
}

/** A number as text; one with more digits than are exact is written so that it is seen to be rounded. */
function numberText(value: number): string {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential().toUpperCase() : String(value)
}

async function readWhole(file: StoredFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of readBytes(file)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The rows of one sheet, or its first ones; formulas as their last results. */
async function* readSheet(
  content: Buffer,
  sheet: string,
  formats: SheetFacts['formats'],
  maxRows = 0,
): AsyncGenerator<FileRecord> {
  for await (const { index, values } of streamXlsxRows(content, { sheet, ...(maxRows > 0 ? { maxRows } : {}) })) {
    const ofRow = formats.get(index)
    const numbers = new Set(values.flatMap((value, at) => (typeof value === 'number' ? [at] : [])))
    const cells = values.map((value, at) => {
      const format = ofRow?.get(at)
      return (typeof value === 'number' && format !== undefined ? formatDigits(value, format) : null) ?? toText(value)
    })
    yield { line: index + 1, cells, numbers }
  }
}

const mostSheetsTried = 10

/** How well a sheet fits as the table: known column names first, then whether it has rows below them. */
async function scoreSheet(content: Buffer, { name }: SheetEntry): Promise<number> {
  const rows: { line: number; cells: readonly string[] }[] = []
  for await (const { line, cells } of readSheet(content, name, new Map(), headerCandidates))
    rows.push({ line, cells: cells ?? [] })
  const header = findHeaderRow(rows)
  if (header === undefined) return 0
  const below = rows.filter(({ line, cells }) => line > header.line && cells.some((cell) => cell !== '')).length
  return below === 0
    ? 0
    : countKnownHeaders(header.cells) * 100 + Math.min(below, 10) + Math.min(header.cells.length, 20)
}

/** The visible sheet that looks most like a table of people or units; of equal ones the first. */
async function guessSheet(content: Buffer, sheets: readonly SheetEntry[]): Promise<SheetEntry | undefined> {
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  if (visible.length < 2) return visible[0] ?? sheets[0]
  let best: { sheet: SheetEntry | undefined; score: number } = { sheet: visible[0], score: 0 }
  for (const sheet of visible.slice(0, mostSheetsTried)) {
    const score = await scoreSheet(content, sheet)
    if (score > best.score) best = { sheet, score }
  }
  return best.sheet
}

/** A workbook with the sheet that is read. */
export interface OpenedWorkbook {
  readonly sheet: string
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[]
  readonly facts: SheetFacts
  readonly records: AsyncGenerator<FileRecord>
}

async function* guarded(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord> {
  try {
    yield* records
  } catch (error) {
    // Whatever the reader stumbles over is in the file; errors of ours would show with every file.
    if (error instanceof Error) throw new FileError('UNREADABLE')
    throw error
  }
}

/** Opens a workbook at a sheet, or at the one that fits best. @throws FileError before a bomb unfolds. */
export async function openWorkbook(file: StoredFile, wanted: string | null): Promise<OpenedWorkbook> {
  const content = await readWhole(file)
  const userError = await checkZip(content)
  if (userError !== null) throw new FileError(userError)
  try {
    const sheets = await listSheets(content)
    const sheet = sheets.find(({ name }) => name === wanted) ?? (await guessSheet(content, sheets))
    if (sheet === undefined) throw new FileError('UNREADABLE')
    const facts = await readSheetFacts(content, sheet)
    return {
      sheet: sheet.name,
      sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      facts,
      records: guarded(readSheet(content, sheet.name, facts.formats)),
    }
  } catch (error) {
    if (error instanceof FileError) throw error
    if (error instanceof Error) throw new FileError('UNREADABLE')
    throw error
  }
}

import type { PoolClient } from 'pg'
import type { FileStore } from '../../../files/fileStore.ts'
import type { Isolation } from '../../../isolation/isolation.ts'
import { readOffered, viewerOfImport } from '../columns/customFields.ts'
import type { ColumnMeaning } from '../importTypes.ts'
import { DateGuess, isDateFormat } from '../reading/dates.ts'
import type { FileRecord } from '../reading/csvRecords.ts'
import type { StoredReading, WantedReading } from '../reading/storedReading.ts'
import { NumberGuess, type NumberForm } from '../reading/numbers.ts'
import { openIsolatedTable } from '../reading/isolatedTable.ts'
import { FileError } from '../reading/importFileError.ts'
import { guessColumnMapping } from '../columns/columnMapping.ts'
import { findImport } from '../importStore.ts'

const batchSize = 1000
const samplesPerColumn = 5
const longestSample = 80
const maxTornLines = 10
// What columns hold is seen early, or is nothing that would help to tell them apart.
const rowsLookedAt = 5000

/** Looks at rows as they go by, for what is told of the columns. */
class Samples {
  readonly #values: readonly Set<string>[]
  readonly #numbers: readonly NumberGuess[]
  readonly dates = new DateGuess()
  #rows = 0

  constructor(width: number) {
    this.#numbers = Array.from({ length: width }, () => new NumberGuess())
    this.#values = Array.from({ length: width }, () => new Set<string>())
  }

  observe(cells: readonly string[], numbers: ReadonlySet<number> | undefined): void {
    if (numbers !== undefined)
      for (const [index, guess] of this.#numbers.entries()) guess.observe(cells[index] ?? '', numbers.has(index))
    if (this.#rows++ >= rowsLookedAt) return
    for (const [index, values] of this.#values.entries()) {
      const cell = (cells[index] ?? '').trim()
      if (cell === '') continue
      if (values.size < samplesPerColumn) values.add(cell.slice(0, longestSample))
      this.dates.observe(cell)
    }
  }

  /** How a column writes numbers; null where one can be meant in two ways. */
  numbersOf(index: number): NumberForm | null {
    return this.#numbers[index]?.form ?? null
  }

  of(index: number): string[] {
    return [...(this.#values[index] ?? [])]
  }
}

/** The cells that are kept of a record; of one that cannot be read its text, which by its number of cells is no row. */
function toCells({ cells, raw = '' }: FileRecord, width: number): readonly string[] {
  if (cells !== null) return cells
  return width === 1 ? [raw, ''] : [raw]
}

interface StoredRows {
  readonly count: number
  readonly torn: number
  readonly tornLines: readonly number[]
}

async function keepRows(
  client: PoolClient,
  uuid: string,
  rows: AsyncIterable<FileRecord>,
  samples: Samples,
  width: number,
): Promise<StoredRows> {
  let count = 0
  let torn = 0
  const tornLines: number[] = []
  let batch: { number: number; cells: readonly string[] }[] = []
  const flush = async (): Promise<void> => {
    await client.query(
      `insert into import_row (import_job, number, cells)
       select $1, r.number, array(select jsonb_array_elements_text(r.cells)) from jsonb_to_recordset($2::jsonb) as r(number int, cells jsonb)`,
      [uuid, JSON.stringify(batch)],
    )
    batch = []
  }
  for await (const record of rows) {
    const cells = toCells(record, width)
    if (record.cells !== null) samples.observe(cells, record.numbers)
    if (cells.length !== width) {
      torn += 1
      if (tornLines.length < maxTornLines) tornLines.push(record.line)
    }
    batch.push({ number: record.line, cells })
    count += 1
    if (batch.length >= batchSize) await flush()
  }
  if (batch.length > 0) await flush()
  return { count, torn, tornLines }
}

/** What reading a file depends on. */
export interface ReadFileDeps {
  /** The transaction the rows are written in. */
  readonly client: PoolClient
  readonly files: FileStore
  readonly isolation: Isolation
}

/**
 * Reads the file of an import into its rows, some at a time, and says what its columns probably mean.
 * @throws FileError where it cannot be read, IsolationError where its child process met a limit or died.
 */
export async function readFile(
  { client, files, isolation }: ReadFileDeps,
  uuid: string,
  wish: WantedReading,
): Promise<number> {
  const record = await findImport(client, uuid)
  const file = record === null ? null : await files.open(record.file)
  if (record === null || file === null) throw new FileError('UNREADABLE')
  await client.query('delete from import_row where import_job = $1', [uuid])
  const table = await openIsolatedTable(isolation, file, wish)
  const { rows, ...facts } = table
  const { headers, delimiter } = table
  const samples = new Samples(headers.length)
  const { count: rowCount, ...torn } = await keepRows(client, uuid, rows, samples, headers.length)
  if (rowCount === 0) throw new FileError('NOTHING_TO_DO')
  const meanings = guessColumnMapping(
    record.kind,
    headers,
    await readOffered(client, record.kind, viewerOfImport(record.isEverywhere ? null : '')),
  )
  const mapping: Record<string, ColumnMeaning> = {}
  for (const [index, header] of headers.entries()) {
    mapping[header] = {
      ...(meanings.get(header) ?? { field: null, isCertain: false }),
      samples: samples.of(index),
      ...(delimiter === null ? { numbers: samples.numbersOf(index) } : {}),
    }
  }
  const wished = wish.dateFormat ?? ''
  const { headers: _, ...place } = facts
  const reading: StoredReading = { ...place, dateFormat: isDateFormat(wished) ? wished : samples.dates.format, ...torn }
  await client.query(
    `update import_job set state = 'PARSED', reading = $2, headers = $3, mapping = $4, fixed = default, row_count = $5, error = null, updated_at = now(),
       created = 0, updated = 0, unchanged = 0, deactivated = 0, restored = 0, failed = 0, warned = 0, suspect_names = 0, active_before = null, checked_at = null
     where uuid = $1`,
    [uuid, JSON.stringify(reading), headers, JSON.stringify(mapping), rowCount],
  )
  return rowCount
}

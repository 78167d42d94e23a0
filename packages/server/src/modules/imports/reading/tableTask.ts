import type { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import type { StoredFile } from '../../../files/fileStore.ts'
import type { Task } from '../../../isolation/task.ts'
import { FileError } from './importFileError.ts'
import type { TableItem, TableRow } from './isolatedTable.ts'
import { openTable, type ReadingWish } from './openTable.ts'

const rowsPerItem = 500
const lettersPerItem = 256 * 1024

/** Files to import have 50 MiB at most, so all of one fits in the memory of a task. */
async function hold(file: AsyncIterable<Buffer>): Promise<StoredFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    chunks.push(chunk)
    size += chunk.length
  }
  return { size, read: () => Readable.from(chunks) }
}

async function* readItems(file: AsyncIterable<Buffer>, wish: ReadingWish): AsyncGenerator<TableItem> {
  const { rows, ...facts } = await openTable(await hold(file), wish)
  yield {
    facts: {
      ...facts,
      sheets: [...facts.sheets],
      hiddenColumns: [...facts.hiddenColumns],
      headers: [...facts.headers],
    },
  }
  let batch: TableRow[] = []
  let letters = 0
  for await (const { line, cells, raw, numbers } of rows) {
    batch.push({
      line,
      cells: cells === null ? null : [...cells],
      ...(raw === undefined ? {} : { raw }),
      ...(numbers === undefined ? {} : { numbers: [...numbers] }),
    })
    for (const cell of cells ?? [raw ?? '']) letters += cell.length
    if (batch.length < rowsPerItem && letters < lettersPerItem) continue
    yield { rows: batch }
    batch = []
    letters = 0
  }
  yield { rows: batch }
}

/** Reads a file as a table, as `openTable` does, in a child process. */
export const task: Task<ReadingWish, TableItem> = async function* (file, wish) {
  try {
    yield* readItems(file, wish)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    yield { error: error.code }
  }
}

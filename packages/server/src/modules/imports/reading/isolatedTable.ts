import type { ImportDelimiter, ImportEncoding } from '@somo/graphql/schema'
import { z } from 'zod'
import type { StoredFile } from '../../../files/fileStore.ts'
import type { Isolation } from '../../../isolation/isolation.ts'
import { IsolationError } from '../../../isolation/isolationError.ts'
import type { FileRecord } from './csvRecords.ts'
import { FileError, type FileErrorCode } from './importFileError.ts'
import type { ReadingWish, Table } from './openTable.ts'

const encodings = [
  'UTF_8',
  'UTF_16LE',
  'UTF_16BE',
  'WINDOWS_1252',
  'ISO_8859_15',
  'WINDOWS_1250',
  'ISO_8859_2',
  'MAC_ROMAN',
  'WINDOWS_1254',
  'WINDOWS_1251',
  'KOI8_R',
] as const satisfies readonly ImportEncoding[]
const delimiters = { COMMA: 'COMMA', PIPE: 'PIPE', SEMICOLON: 'SEMICOLON', TAB: 'TAB' } as const satisfies {
  readonly [D in ImportDelimiter]: D
}
const errors = {
  NOTHING_TO_DO: 'NOTHING_TO_DO',
  TOO_LARGE: 'TOO_LARGE',
  TOO_MANY: 'TOO_MANY',
  UNREADABLE: 'UNREADABLE',
  WRONG_KIND: 'WRONG_KIND',
} as const satisfies { readonly [F in FileErrorCode]: F }

const facts = z.strictObject({
  encoding: z.enum(encodings).nullable(),
  delimiter: z.enum(delimiters).nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.strictObject({ name: z.string(), isHidden: z.boolean() })),
  headerRow: z.int(),
  hiddenRows: z.int(),
  hiddenColumns: z.array(z.string()),
  headers: z.array(z.string()),
})
const row = z.strictObject({
  line: z.int(),
  cells: z.array(z.string()).nullable(),
  raw: z.string().optional(),
  numbers: z.array(z.int()).optional(),
})

/** A row as it travels between the processes. */
export type TableRow = z.infer<typeof row>

/** What the child process tells of a table, in this order: its facts once, its rows; an error ends it. */
const tableItem = z.union([
  z.strictObject({ rows: z.array(row) }),
  z.strictObject({ facts }),
  z.strictObject({ error: z.enum(errors) }),
])

/** As `tableItem` says. */
export type TableItem = z.infer<typeof tableItem>

const limits = { heapMiB: 256, residentMiB: 384, seconds: 60 } as const

/** The items of a table; an error is thrown. */
async function* readItems(
  isolation: Isolation,
  file: StoredFile,
  wish: ReadingWish,
): AsyncGenerator<Exclude<TableItem, { error: unknown }>> {
  const module = new URL('./tableTask.ts', import.meta.url)
  for await (const found of isolation.run({ module, options: wish, input: file.read(), limits, item: tableItem })) {
    if ('error' in found) throw new FileError(found.error)
    yield found
  }
}

async function* toRecords(items: AsyncIterable<Exclude<TableItem, { error: unknown }>>): AsyncGenerator<FileRecord> {
  for await (const item of items) {
    if (!('rows' in item)) throw new IsolationError('CRASHED', 'facts came twice')
    for (const { line, cells, raw, numbers } of item.rows) {
      yield {
        line,
        cells,
        ...(raw === undefined ? {} : { raw }),
        ...(numbers === undefined ? {} : { numbers: new Set(numbers) }),
      }
    }
  }
}

/**
 * Opens a file as a table (see `openTable`) in a child process with limits.
 * @throws FileError where it is none, IsolationError where the child met a limit or died; both also while rows are read.
 */
export async function openIsolatedTable(
  isolation: Isolation,
  file: StoredFile,
  wish: ReadingWish = {},
): Promise<Table> {
  const items = readItems(isolation, file, wish)
  const first = await items.next()
  if (first.done === true || !('facts' in first.value)) throw new IsolationError('CRASHED', 'no facts came')
  return { ...first.value.facts, rows: toRecords(items) }
}

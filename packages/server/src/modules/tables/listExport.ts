import type { ExportFormat, PageInfo, SortDirection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { headsOf, type ListTableName } from './exportHeads.ts'
import { datedFileName, type FileSubject, fileWord } from './fileNames.ts'
import type { JobKind } from '../jobs/jobKinds.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import type { PagePlan } from '../paging.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { delimiterOf, fileTypes, streamCsv, streamXlsx, writeTable, type Rows } from './tableFile.ts'

/** What the export of a list that is sorted by when its rows came is asked for. */
export interface ListWish<Filter> {
  readonly filter: Filter | null
  /** The latest first, where nothing is said. */
  readonly direction?: SortDirection
  readonly format: ExportFormat
  /** The language of whoever asked. */
  readonly locale: string | null
}

interface ReadPage<Row> {
  readonly items: readonly (Row & { readonly uuid: string; readonly sortedAt: string })[]
  readonly pageInfo: PageInfo
}

/** A list that is written into a file. */
export interface ListFile<Filter, Row, Field extends string> {
  readonly kind: JobKind
  readonly table: ListTableName
  readonly field: Field
  read(plan: PagePlan<Field>, filter: Filter | null): Promise<ReadPage<Row>>
  /** The cells of a row in the language of whoever asked. */
  lineOf(row: Row, locale: string | null): (string | null)[]
}

/** A table with its heads, for one reader. */
interface ReadersTable {
  readonly what: FileSubject
  /** The subject of whoever may fetch it. */
  readonly owner: string
  readonly format: ExportFormat
  readonly locale: string | null
  readonly rows: readonly (readonly (string | null)[])[]
  /** Whether it may speak of people: so it does, where nothing is said. */
  readonly hasPeople?: boolean
}

interface BatchedTable extends Omit<ReadersTable, 'rows'> {
  readonly batches: AsyncIterable<Rows>
}

/** Keeps a table as a file that is called what it speaks of and the day, in its reader's language; answers its uuid. */
export async function keepTable(
  files: Pick<PrivateFiles, 'keep'>,
  client: PoolClient,
  { what, owner, format, locale, rows, hasPeople = true }: ReadersTable,
): Promise<string> {
  const table = await writeTable(format, { name: fileWord(what, locale), rows, locale })
  return files.keep(client, { owner, name: datedFileName(what, locale, table.ending), ...table, hasPeople })
}

/** As `keepTable`, of rows that come in batches, the heads first: the file is written as they come, with one batch in memory. */
export async function keepBatches(
  files: Pick<PrivateFiles, 'keep'>,
  client: PoolClient,
  { what, owner, format, locale, hasPeople = true, batches }: BatchedTable,
): Promise<string> {
  const type = fileTypes[format]
  const content =
    format === 'CSV' ? streamCsv(batches, delimiterOf(locale)) : streamXlsx(batches, fileWord(what, locale))
  return files.keep(client, { owner, name: datedFileName(what, locale, type.ending), ...type, content, hasPeople })
}

// More than a spreadsheet shows with comfort; who needs older ones narrows the time.
const mostRows = 100_000
const perRead = 1000

/** Writes what the filter chooses in the order that was asked for, at most 100,000 lines. */
export function createListExport<Filter, Row, Field extends string>(
  list: ListFile<Filter, Row, Field>,
  files: Pick<PrivateFiles, 'keep'>,
): JobWorker<ListWish<Filter>, null> {
  const { kind, table } = list
  return {
    kind,
    async step(wish, _, { owner, client }) {
      const { format, locale } = wish
      const { filter, direction = 'DESCENDING' } = wish
      const rows = (await readWhole(list.field, direction, (plan) => list.read(plan, filter))).map((row) =>
        list.lineOf(row, locale),
      )
      const file = await keepTable(files, client, {
        what: table,
        owner: owner?.subject ?? '',
        format,
        locale,
        rows: [headsOf(table, locale), ...rows],
      })
      return { position: null, done: rows.length, total: rows.length, file }
    },
  }
}

/** A whole list, page by page, up to 100,000 rows. */
export async function readWhole<Row, Field extends string>(
  field: Field,
  direction: SortDirection,
  read: (plan: PagePlan<Field>) => Promise<ReadPage<Row>>,
  most = mostRows,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for await (const items of readBatches(field, direction, read, most)) rows.push(...items)
  return rows
}

/** The same, one page in memory at a time. */
export async function* readBatches<Row, Field extends string>(
  field: Field,
  direction: SortDirection,
  read: (plan: PagePlan<Field>) => Promise<ReadPage<Row>>,
  most = mostRows,
): AsyncGenerator<readonly Row[]> {
  let from: PagePlan<Field>['from'] = null
  for (let count = 0; count < most;) {
    const { items, pageInfo } = await read({ field, direction, limit: perRead, isBackward: false, from })
    yield items
    count += items.length
    const last = items.at(-1)
    if (!pageInfo.hasNext || last === undefined) return
    from = { value: last.sortedAt, uuid: last.uuid }
  }
}

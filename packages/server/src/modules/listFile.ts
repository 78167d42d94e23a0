import type { ExportFormat, PageInfo, SortDirection } from '@somo/graphql/schema'
import { headsOf, type ListTableName } from './exportHeads.ts'
import { datedFileName, fileWord } from './fileNames.ts'
import type { JobKind } from './jobs/jobKinds.ts'
import type { JobWorker } from './jobs/jobs.ts'
import type { PagePlan } from './paging.ts'
import type { PrivateFiles } from './private-files/privateFiles.ts'
import { writeTable } from './tableFile.ts'

/** What the export of a list that is sorted by when its rows came is asked for. */
export interface ListWish<Filter> {
  readonly filter: Filter | null
  /** The latest first, where nothing is said. */
  readonly direction?: SortDirection
  readonly format: ExportFormat
  /** The language of whoever asked. */
  readonly locale: string | null
}

/** A list that is written into a file. */
export interface ListFile<Filter, Row, Field extends string> {
  readonly kind: JobKind
  readonly table: ListTableName
  readonly field: Field
  read(plan: PagePlan<Field>, filter: Filter | null): Promise<{ readonly items: readonly (Row & { readonly uuid: string; readonly sortedAt: string })[]; readonly pageInfo: PageInfo }>
  lineOf(row: Row): (string | null)[]
}

// More than a spreadsheet shows with comfort; who needs older ones narrows the time.
const mostRows = 100_000
const perRead = 1000

/** Writes what the filter chooses in the order that was asked for, at most 100,000 lines. */
export function createListExport<Filter, Row, Field extends string>(list: ListFile<Filter, Row, Field>, files: Pick<PrivateFiles, 'keep'>): JobWorker<ListWish<Filter>, null> {
  const { kind, table } = list
  return {
    kind,
    async step(wish, _, { owner, client }) {
      const { format, locale } = wish
      const rows = (await readAll(list, wish)).map((row) => list.lineOf(row))
      const { content, ending, mediaType } = await writeTable(format, { name: fileWord(table, locale), rows: [headsOf(table, locale), ...rows], locale })
      const name = datedFileName(table, locale, ending)
      const file = await files.keep(client, { owner: owner?.subject ?? '', name, ending, mediaType, content })
      return { position: null, done: rows.length, total: rows.length, file }
    },
  }
}

async function readAll<Filter, Row, Field extends string>({ field, read }: ListFile<Filter, Row, Field>, { filter, direction = 'DESCENDING' }: ListWish<Filter>): Promise<readonly Row[]> {
  const rows: Row[] = []
  let from: PagePlan<Field>['from'] = null
  while (rows.length < mostRows) {
    const { items, pageInfo } = await read({ field, direction, limit: perRead, isBackward: false, from }, filter)
    rows.push(...items)
    const last = items.at(-1)
    if (!pageInfo.hasNext || last === undefined) break
    from = { value: last.sortedAt, uuid: last.uuid }
  }
  return rows
}

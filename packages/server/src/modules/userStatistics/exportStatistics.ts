import type {
  ExportFormat,
  StatisticsFilter,
  StatisticsMatrixSort,
  StatisticsRow,
  StatisticsSort,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { writeAudit } from '../audit/auditLog.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { scopeOf } from '../scope.ts'
import { exportTexts } from '../statistics/media/exportTexts.ts'
import { headsOf } from '../tables/exportHeads.ts'
import { writeMinute } from '../tables/fileCells.ts'
import { fileLocaleOf } from '../tables/fileNames.ts'
import { keepBatches, readBatches } from '../tables/listExport.ts'
import { listRows } from './listStore.ts'
import { writeMatrix } from './exportMatrix.ts'
import { readChoice } from './rowChoice.ts'
import type { RowChoice } from './statisticsRows.ts'
import { statisticsTextsOf } from './statisticsTexts.ts'

/** The payload of the job of an export. */
export interface StatisticsExportJob {
  readonly filter: StatisticsFilter
  readonly sort: StatisticsSort
  readonly format: ExportFormat
  readonly locale: string | null
  /** The order of the people, where the matrix is written instead of the list. */
  readonly matrix?: StatisticsMatrixSort
}

export const exportKind = 'userStatistics.export'

/** The reasons of a row: titles of assignments, else the kind. */
export const writeSources = ({ sources }: Pick<StatisticsRow, 'sources'>, locale: string | null): string => {
  const texts = statisticsTextsOf(locale)
  return [
    ...new Set(sources.filter(({ endedAt }) => !endedAt).map(({ title, kind }) => title ?? texts.sources[kind])),
  ].join(', ')
}

function lineOf(row: StatisticsRow, locale: string | null): (string | null)[] {
  const texts = statisticsTextsOf(locale)
  const minute = (moment: string | null | undefined): string | null => writeMinute(moment ?? null)
  return [
    row.person.name,
    row.displayedId ?? null,
    row.unit?.name ?? null,
    row.mediumTitle,
    row.kind === 'PATH' ? texts.sources.PATH : exportTexts[fileLocaleOf(locale)].kinds[row.kind],
    String(row.cycle),
    texts.states[row.state],
    row.progress === null || row.progress === undefined ? null : String(row.progress),
    row.isMandatory ? texts.yes : texts.no,
    row.dueOn ?? null,
    minute(row.startedAt),
    minute(row.completedAt),
    row.validUntilDay ?? null,
    row.score === null || row.score === undefined ? null : String(row.score),
    row.waivedReason ?? null,
    writeSources(row, locale),
  ]
}

type Lines = readonly (readonly (string | null)[])[]

/** The list, a page at a time. */
async function* writeList(
  client: PoolClient,
  choice: RowChoice,
  { field, direction }: StatisticsSort,
  locale: string | null,
): AsyncGenerator<Lines> {
  yield [headsOf('userStatistics', locale)]
  for await (const rows of readBatches(field, direction, (plan) => listRows(client, plan, choice)))
    yield rows.map((row) => lineOf(row, locale))
}

async function* oneBatch(lines: Promise<Lines>): AsyncGenerator<Lines> {
  yield await lines
}

/** Writes what the owner sees into a file, with the scope and the detail that hold when it runs. */
export const createStatisticsExport = (
  pool: Pool,
  files: Pick<PrivateFiles, 'keep'>,
): JobWorker<StatisticsExportJob, never> => ({
  kind: exportKind,
  async step({ filter, sort, format, locale, matrix }, _, { client, owner, uuid }) {
    if (owner === null) throw new Error('An export runs for a person.')
    const choice = await readChoice(pool, scopeOf(owner), filter)
    const lines =
      matrix === undefined
        ? writeList(client, choice, sort, locale)
        : oneBatch(writeMatrix(client, choice, matrix, locale))
    // The heads are no row.
    let count = -1
    const counted = async function* (): AsyncGenerator<Lines> {
      for await (const batch of lines) {
        count += batch.length
        yield batch
      }
    }
    const file = await keepBatches(files, client, {
      what: 'userStatistics',
      owner: owner.subject,
      format,
      locale,
      batches: counted(),
    })
    await writeAudit(client, owner, [
      {
        action: 'enrolment.export',
        objectKind: 'job',
        object: uuid,
        origin: uuid,
        after: { rows: count, asOf: filter.asOf ?? null },
      },
    ])
    return { position: null, done: count, total: count, file }
  },
})

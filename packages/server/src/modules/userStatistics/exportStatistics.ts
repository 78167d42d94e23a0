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
import { headsOf } from '../tables/exportHeads.ts'
import { writeMinute } from '../tables/fileCells.ts'
import { keepTable, readWhole } from '../tables/listExport.ts'
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
    String(row.cycle),
    texts.states[row.state],
    row.isMandatory ? texts.yes : texts.no,
    minute(row.dueAt),
    minute(row.startedAt),
    minute(row.completedAt),
    minute(row.validUntil),
    row.score === null || row.score === undefined ? null : String(row.score),
    row.waivedReason ?? null,
    writeSources(row, locale),
  ]
}

type Lines = readonly (readonly (string | null)[])[]

async function writeList(
  client: PoolClient,
  choice: RowChoice,
  { field, direction }: StatisticsSort,
  locale: string | null,
): Promise<Lines> {
  const rows = await readWhole(field, direction, (plan) => listRows(client, plan, choice))
  return [headsOf('userStatistics', locale), ...rows.map((row) => lineOf(row, locale))]
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
    const rows = await (matrix === undefined
      ? writeList(client, choice, sort, locale)
      : writeMatrix(client, choice, matrix, locale))
    const file = await keepTable(files, client, {
      what: 'userStatistics',
      owner: owner.subject,
      format,
      locale,
      rows,
    })
    const count = rows.length - 1
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

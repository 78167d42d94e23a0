import type { ExportFormat, ImportListColumn, ImportSort, JobPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { ImportDeps } from '../importDeps.ts'
import type { CallContext, RequestCall } from '../../../access/callContext.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { writeMinute } from '../../tables/fileCells.ts'
import { fileLocaleOf } from '../../tables/fileNames.ts'
import { JobError, type AnyWorker } from '../../jobs/jobs.ts'
import { keepTable } from '../../tables/listExport.ts'
import type { PagePlan } from '../../paging.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { listTexts, type ListTexts } from './listTexts.ts'
import type { ImportChoice } from './listConditions.ts'
import { latestFirst, listImports } from './listStore.ts'
import { startJob } from '../wizard/importStep.ts'
import type { ImportRecord } from '../importStore.ts'

/** What a job of an export keeps: what is listed, for whom it is read anew when the job is done. */
export interface ListExport {
  readonly choice: Omit<ImportChoice, 'ownerSubject'>
  readonly sort: ImportSort | null
  readonly columns: readonly ImportListColumn[]
  readonly format: ExportFormat
  readonly locale: string | null
}

const perRead = 1000
/** More would not open in a spreadsheet on most machines. */
const mostRows = 200_000

const counted = (record: ImportRecord, count: number): string | null =>
  record.checkedAt === null ? null : String(count)

const seconds = ({ startedAt, endedAt }: ImportRecord): string | null =>
  startedAt === null || endedAt === null
    ? null
    : String(Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)))

/** What each column holds. */
const cells = {
  FILE: ({ fileName }) => fileName,
  KIND: ({ kind }, { kinds }) => kinds[kind],
  MODE: ({ mode }, { modes }) => (mode === null ? null : modes[mode]),
  STATE: ({ state }, { states }) => states[state],
  ROWS: ({ rowCount }) => (rowCount === null ? null : String(rowCount)),
  CREATED_ROWS: (record) => counted(record, record.created),
  UPDATED_ROWS: (record) => counted(record, record.updated),
  UNCHANGED_ROWS: (record) => counted(record, record.unchanged),
  DEACTIVATED_ROWS: (record) => counted(record, record.deactivated),
  FAILED_ROWS: (record) => counted(record, record.failed),
  STARTED: ({ startedAt }) => writeMinute(startedAt),
  OWNER: ({ owner }) => owner,
  DURATION: seconds,
  SENT: ({ createdAt }) => writeMinute(createdAt),
} as const satisfies Readonly<Record<ImportListColumn, (record: ImportRecord, texts: ListTexts) => string | null>>

const areDifferent = (columns: readonly ImportListColumn[]): boolean => new Set(columns).size === columns.length

/** Puts an export of the list in line; its owner gets what they see when it is done. */
export async function startListExport(deps: ImportDeps, call: RequestCall, wish: ListExport): Promise<JobPayload> {
  if (wish.columns.length === 0) return { job: null, userErrors: [{ code: 'REQUIRED', path: ['columns'] }] }
  if (!areDifferent(wish.columns)) return { job: null, userErrors: [{ code: 'REPEATED', path: ['columns'] }] }
  const job = await deps.transact(async (client) => {
    // A filter beyond its bounds is told at once, not by a job that fails.
    await listImports(
      client,
      { ...(wish.sort ?? latestFirst), limit: 1, isBackward: false, from: null },
      { ...wish.choice, ownerSubject: call.subject },
    )
    return startJob(deps, client, 'import.list', wish, call)
  })
  return { job: await deps.findJob(job, call), userErrors: [] }
}

async function readAll(
  client: PoolClient,
  { choice, sort }: ListExport,
  owner: CallContext,
): Promise<readonly ImportRecord[]> {
  const { field, direction } = sort ?? latestFirst
  const whole = { ...choice, ownerSubject: owner.roles.includes('ADMIN') ? null : owner.subject }
  const all: ImportRecord[] = []
  let from: PagePlan<typeof field>['from'] = null
  for (;;) {
    const { items, pageInfo } = await listImports(
      client,
      { field, direction, limit: perRead, isBackward: false, from },
      whole,
    )
    all.push(...items)
    if (all.length > mostRows) throw new JobError('TOO_MANY')
    const last = items.at(-1)
    if (last === undefined || !pageInfo.hasNext) return all
    from = { value: last.sortedAt, uuid: last.uuid }
  }
}

/** Writes the imports that its owner sees into a file of theirs. */
export function createListExport({ privateFiles }: { readonly privateFiles: Pick<PrivateFiles, 'keep'> }): AnyWorker {
  return {
    kind: 'import.list',
    async step(payload, _, { client, owner, uuid }) {
      if (owner === null) throw new JobError('UNKNOWN')
      // What a job of this kind keeps was written by `startListExport`.
      const wish = payload as ListExport
      const texts = listTexts[fileLocaleOf(wish.locale)]
      const records = await readAll(client, wish, owner)
      const rows = [
        wish.columns.map((column) => texts.columns[column]),
        ...records.map((record) => wish.columns.map((column) => cells[column](record, texts))),
      ]
      const file = await keepTable(privateFiles, client, {
        what: 'imports',
        owner: owner.subject,
        format: wish.format,
        locale: wish.locale,
        rows,
      })
      await writeAudit(client, owner, [
        {
          action: 'import.list',
          objectKind: 'job',
          object: uuid,
          after: { imports: records.length, columns: wish.columns },
          origin: uuid,
        },
      ])
      return { position: null, done: records.length, total: records.length, file }
    },
  }
}

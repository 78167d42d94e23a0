import type { ExportFormat, JobPayload, MemberFilter, MemberSort, UserError, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { toldLocale } from '../../../access/caller.ts'
import { SomoError } from '../../../access/somoError.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { writeMinute } from '../../tables/fileCells.ts'
import { readFileLocale } from '../../tables/fileNames.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import { keepTable } from '../../tables/listExport.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import type { Position } from '../../paging.ts'
import { scopeOf } from '../../scope.ts'
import { isUnitSeen } from '../tree/unitDetailStore.ts'
import { type MemberColumn, memberColumns, type MemberTexts, memberTextsOf } from './memberExportTexts.ts'
import type { AmongMembers, MemberRow, MemberStore } from './memberStore.ts'
import { type UnitDeps } from '../unitDeps.ts'
import { userError } from '../../userError.ts'

/** What is asked for: a list as it is seen, or what is selected of it. */
export interface MemberExportArgs {
  readonly unit: string
  readonly filter: MemberFilter
  readonly selection: UserSelection | null
  readonly sort: MemberSort | null
  readonly columns: readonly string[]
  readonly format: ExportFormat
}

/** What a job of an export keeps. */
interface MemberExport {
  readonly unit: string
  readonly filter: MemberFilter
  readonly among: AmongMembers
  readonly sort: MemberSort
  readonly columns: readonly MemberColumn[]
  readonly format: ExportFormat
  readonly locale: string | null
}

const kind = 'units.exportMembers'
const byName = { field: 'NAME', direction: 'ASCENDING' } as const satisfies MemberSort
const perRead = 2000
/** More would not open in a spreadsheet on most machines. */
const mostRows = 200_000

const isColumn = (name: string): name is MemberColumn => memberColumns.some((column) => column === name)

const cells = {
  NAME: ({ user }) => user.name,
  EMAIL: ({ user }) => user.email,
  USERNAME: ({ user }) => user.username,
  DISPLAYED_ID: ({ user }) => user.displayedId,
  ROLE: ({ role }, { roles }) => roles[role],
  UNTIL: ({ until }) => until,
  SINCE: ({ since }) => writeMinute(since),
  SOURCE: ({ source }, { sources }) => sources[source],
} as const satisfies Readonly<Record<MemberColumn, (row: MemberRow, texts: MemberTexts) => string | null | undefined>>

function checkColumns({ columns }: MemberExportArgs): UserError[] {
  if (columns.length === 0) return [userError('REQUIRED', 'columns')]
  if (columns.length > memberColumns.length) return [userError('TOO_MANY', 'columns')]
  return columns.flatMap((name, index) => (isColumn(name) ? [] : [userError('NOT_OFFERED', 'columns', String(index))]))
}

/** What is selected of the list: people by name, or all that match but for some. */
function readAmong({ selection }: MemberExportArgs): AmongMembers {
  if (selection?.matching) throw new SomoError('BAD_INPUT', { argument: 'selection.matching' })
  return { only: selection?.uuids ?? null, except: selection?.except ?? [] }
}

/** Puts an export in line; what the caller sees is what they get. @throws SomoError BAD_INPUT for a selection of another list. */
export async function startMemberExport(
  { pool, transact, jobs, findJob }: UnitDeps,
  call: RequestCall,
  args: MemberExportArgs,
): Promise<JobPayload> {
  const { unit, filter, sort, columns, format, selection } = args
  if (!(await isUnitSeen(pool, scopeOf(call), unit))) return { job: null, userErrors: [userError('UNKNOWN', 'unit')] }
  const userErrors = checkColumns(args)
  if (userErrors.length > 0) return { job: null, userErrors }
  const payload: MemberExport = {
    unit,
    filter: selection?.uuids ? {} : (selection?.members?.filter ?? filter),
    among: readAmong(args),
    sort: sort ?? byName,
    columns: columns.filter(isColumn),
    format,
    locale: await readFileLocale(pool, call.subject, toldLocale(call)),
  }
  const job = await transact((client) => jobs.start(client, { kind, payload, owner: call }))
  return { job: await findJob(job, call), userErrors: [] }
}

async function readAll(
  client: PoolClient,
  members: MemberStore,
  scope: ReturnType<typeof scopeOf>,
  { unit, filter, among, sort }: MemberExport,
): Promise<MemberRow[]> {
  const all: MemberRow[] = []
  let from: Position | null = null
  for (;;) {
    const plan = { ...sort, limit: perRead - 1, isBackward: false, from }
    const { rows } = await members.list(client, plan, { unit, scope, filter, among })
    all.push(...rows)
    if (all.length > mostRows) throw new JobError('TOO_MANY')
    const last = rows.at(-1)
    if (last === undefined || rows.length < perRead) return all
    from = { value: sort.field === 'NAME' ? last.sortName : last.sinceText, uuid: last.uuid }
  }
}

/** Writes the members that its owner sees into a file of theirs. */
export function createMemberExport(
  files: Pick<PrivateFiles, 'keep'>,
  members: MemberStore,
): JobWorker<MemberExport, never> {
  return {
    kind,
    async step(job, _, { owner, client, uuid }) {
      if (owner === null) throw new JobError('UNKNOWN')
      const scope = scopeOf(owner)
      // Whoever no longer manages the unit when their turn comes gets nothing of it.
      if (!(await isUnitSeen(client, scope, job.unit))) throw new JobError('UNKNOWN')
      const { columns, format, locale } = job
      const texts = memberTextsOf(locale)
      const people = await readAll(client, members, scope, job)
      const rows = [
        columns.map((column) => texts.columns[column]),
        ...people.map((row) => columns.map((column) => cells[column](row, texts) ?? null)),
      ]
      const file = await keepTable(files, client, { what: 'members', owner: owner.subject, format, locale, rows })
      await writeAudit(client, owner, [
        {
          action: 'user.export',
          objectKind: 'job',
          object: uuid,
          after: { unit: job.unit, people: people.length, columns },
          origin: uuid,
        },
      ])
      return { position: null, done: people.length, total: people.length, file }
    },
  }
}

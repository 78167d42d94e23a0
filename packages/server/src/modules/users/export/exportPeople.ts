import type { ExportFormat, JobPayload, UserError, UserFilter, UserSelection, UserSort } from '@somo/graphql/schema'
import type { CallContext, RequestCall } from '../../../access/callContext.ts'
import { toldLocale } from '../../../access/caller.ts'
import { SomoError } from '../../../access/somoError.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { viewerOf } from '../../custom-fields/definitions.ts'
import { customColumn, readCustomCells } from '../../custom-fields/exportValues.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import { readFileLocale } from '../../tables/fileNames.ts'
import { keepTable } from '../../tables/listExport.ts'
import { scopeOf } from '../../scope.ts'
import { exportTextsOf } from './exportTexts.ts'
import { writeCells } from './exportColumns.ts'
import { isPersonColumn, type PersonColumn } from './personColumn.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { validatePersonFilter } from '../list/personListQuery.ts'
import type { PersonRow } from '../person/personRow.ts'
import { userError } from '../../userError.ts'

type ExportColumn = PersonColumn | typeof customColumn

const isColumn = (name: string): name is ExportColumn => name === customColumn || isPersonColumn(name)

/** The payload of the job of an export. */
interface ExportJob {
  readonly filter: UserFilter
  readonly only: readonly string[] | null
  readonly except: readonly string[]
  readonly sort: UserSort
  readonly columns: readonly ExportColumn[]
  readonly format: ExportFormat
  readonly locale: string | null
}

interface ExportArgs {
  readonly filter?: UserFilter | null
  readonly selection?: UserSelection | null
  readonly sort?: UserSort | null
  readonly columns: readonly string[]
  readonly format: ExportFormat
}

const byName = { field: 'NAME', direction: 'ASCENDING' } as const satisfies UserSort
const perRead = 2000
/** Larger files do not open in most spreadsheets, and take too much memory here. */
const maxRows = 200_000
const maxColumns = 40
const kind = 'users.export'

function checkColumns({ columns }: ExportArgs): UserError[] {
  if (columns.length === 0) return [userError('REQUIRED', 'columns')]
  if (columns.length > maxColumns) return [userError('TOO_MANY', 'columns')]
  return columns.flatMap((name, index) => (isColumn(name) ? [] : [userError('NOT_OFFERED', 'columns', String(index))]))
}

function toExportJob({ filter, selection, sort, columns, format }: ExportArgs, locale: string | null): ExportJob {
  const matching = selection?.matching ?? (selection?.uuids ? {} : (filter ?? {}))
  return {
    filter: matching,
    only: selection?.uuids ?? null,
    except: selection?.except ?? [],
    sort: sort ?? byName,
    columns: columns.filter(isColumn),
    format,
    locale,
  }
}

/** Starts the job of an export. It writes what the caller sees when it runs. */
export async function startExport(deps: PeopleDeps, call: RequestCall, args: ExportArgs): Promise<JobPayload> {
  // `exportMembers` writes the list of the members of a unit.
  if (args.selection?.members) throw new SomoError('BAD_INPUT', { argument: 'selection.members' })
  const userErrors = checkColumns(args)
  if (userErrors.length > 0) return { job: null, userErrors }
  const payload = toExportJob(args, await readFileLocale(deps.pool, call.subject, toldLocale(call)))
  // Throws for a filter beyond its bounds, before a job fails with it.
  validatePersonFilter(payload.filter)
  const job = await deps.transact((client) => deps.jobs.start(client, { kind, payload, owner: call }))
  return { job: await deps.findJob(job, call), userErrors: [] }
}

async function readAll({ store }: PeopleDeps, owner: CallContext, job: ExportJob): Promise<readonly PersonRow[]> {
  const { filter, sort, only, except } = job
  const all: PersonRow[] = []
  // People selected by uuid are exported whatever their status.
  const named =
    only === null ? filter : { ...filter, status: ['INVITED', 'ACTIVE', 'SUSPENDED', 'ANONYMISED'] as const }
  let from: { value: string; uuid: string } | null = null
  for (;;) {
    const plan = { ...sort, limit: perRead - 1, isBackward: false, from }
    const rows = await store.list(plan, { ...named, status: named.status ? [...named.status] : null }, scopeOf(owner), {
      only,
      except,
    })
    all.push(...rows)
    if (all.length > maxRows) throw new JobError('TOO_MANY')
    const last = rows.at(-1)
    if (last === undefined || rows.length < perRead) return all
    from = { value: last.sortValue, uuid: last.uuid }
  }
}

/** Writes the list that the owner sees into a private file. */
export function createExportWorker(deps: PeopleDeps): JobWorker<ExportJob, never> {
  return {
    kind,
    async step(job, _, { client, owner, uuid }) {
      if (owner === null) throw new Error('An export runs for a person.')
      const { columns, format, locale } = job
      const texts = exportTextsOf(locale)
      const people = await readAll(deps, owner, job)
      const uuids = columns.includes(customColumn) ? people.map((person) => person.uuid) : []
      const custom = await readCustomCells(client, viewerOf(owner), uuids, locale)
      const heads = columns.flatMap((column) => (column === customColumn ? custom.heads : [texts.columns[column]]))
      const cellsOf = (row: PersonRow): string[] =>
        columns.flatMap((column) =>
          column === customColumn ? custom.write(row.uuid) : writeCells(row, [column], texts),
        )
      const rows = [heads, ...people.map(cellsOf)]
      const file = await keepTable(deps.files, client, { what: 'USERS', owner: owner.subject, format, locale, rows })
      const after = { people: people.length, columns }
      await writeAudit(client, owner, [{ action: 'user.export', objectKind: 'job', object: uuid, after, origin: uuid }])
      return { position: null, done: people.length, total: people.length, file }
    },
  }
}

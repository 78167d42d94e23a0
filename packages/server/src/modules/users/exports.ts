import type { ExportFormat, JobPayload, UserError, UserFilter, UserSelection, UserSort } from '@somo/graphql/schema'
import type { CallContext } from '../../access/callContext.ts'
import { toldLocale, type Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { viewerOf } from '../custom-fields/definitions.ts'
import { customColumn, readCustomCells } from '../custom-fields/exportValues.ts'
import { JobFault, type JobWorker } from '../jobs/jobs.ts'
import { readFileLocale } from '../tables/fileNames.ts'
import { keepTable } from '../tables/listExport.ts'
import { scopeOf } from '../scope.ts'
import { exportTextsOf } from './exportTexts.ts'
import { isPersonColumn, writeCells, type PersonColumn } from './exportColumns.ts'
import { type PeopleParts } from './parts.ts'
import { createParameters } from './peopleFilter.ts'
import { findPeople } from './peopleSql.ts'
import type { PersonRow } from './personRow.ts'
import { fault } from './rules.ts'

type ExportColumn = PersonColumn | typeof customColumn

const isColumn = (name: string): name is ExportColumn => name === customColumn || isPersonColumn(name)

/** What a job of an export keeps. */
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
/** More would not open in a spreadsheet on most machines, and would not fit in this one's memory beside others' work. */
const mostRows = 200_000
const mostColumns = 40
const kind = 'users.export'

function judge({ columns }: ExportArgs): UserError[] {
  if (columns.length === 0) return [fault('REQUIRED', 'columns')]
  if (columns.length > mostColumns) return [fault('TOO_MANY', 'columns')]
  return columns.flatMap((name, index) => (isColumn(name) ? [] : [fault('NOT_OFFERED', 'columns', String(index))]))
}

function readOrder({ filter, selection, sort, columns, format }: ExportArgs, locale: string | null): ExportJob {
  const matching = selection?.matching ?? (selection?.uuids ? {} : (filter ?? {}))
  return {
    ...{ filter: matching, only: selection?.uuids ?? null, except: selection?.except ?? [], sort: sort ?? byName },
    ...{ columns: columns.filter(isColumn), format, locale },
  }
}

/** Puts an export in line; what the caller sees is what they get, whatever changes meanwhile. */
export async function startExport(
  parts: PeopleParts,
  caller: Caller,
  requestId: string,
  args: ExportArgs,
): Promise<JobPayload> {
  // The list of a unit's members is written by `exportMembers`.
  if (args.selection?.members) throw new SomoError('BAD_INPUT', { argument: 'selection.members' })
  const userErrors = judge(args)
  if (userErrors.length > 0) return { job: null, userErrors }
  const asker = { ...caller, requestId }
  const payload = readOrder(args, await readFileLocale(parts.pool, caller.subject, toldLocale(caller)))
  // A filter beyond its bounds is told at once, not by a job that fails.
  findPeople(payload.filter, scopeOf(asker), createParameters(false))
  const job = await parts.transact((client) => parts.jobs.start(client, { kind, payload, owner: asker }))
  return { job: await parts.findJob(job, caller), userErrors: [] }
}

async function readAll({ store }: PeopleParts, owner: CallContext, job: ExportJob): Promise<readonly PersonRow[]> {
  const { filter, sort, only, except } = job
  const all: PersonRow[] = []
  // Somebody who was named is wanted whatever their status.
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
    if (all.length > mostRows) throw new JobFault('TOO_MANY')
    const last = rows.at(-1)
    if (last === undefined || rows.length < perRead) return all
    from = { value: last.sortValue, uuid: last.uuid }
  }
}

/** Writes the list that its owner sees into a file of theirs. */
export function createExportWorker(parts: PeopleParts): JobWorker<ExportJob, never> {
  return {
    kind,
    async step(job, _, { client, owner, uuid }) {
      if (owner === null) throw new Error('Nobody asked for this list.')
      const { columns, format, locale } = job
      const texts = exportTextsOf(locale)
      const people = await readAll(parts, owner, job)
      const asked = columns.includes(customColumn) ? people.map((person) => person.uuid) : []
      const custom = await readCustomCells(client, viewerOf(owner), asked, locale)
      const heads = columns.flatMap((column) => (column === customColumn ? custom.heads : [texts.columns[column]]))
      const cellsOf = (row: PersonRow): string[] =>
        columns.flatMap((column) =>
          column === customColumn ? custom.write(row.uuid) : writeCells(row, [column], texts),
        )
      const rows = [heads, ...people.map(cellsOf)]
      const file = await keepTable(parts.files, client, { what: 'USERS', owner: owner.subject, format, locale, rows })
      const after = { people: people.length, columns }
      await writeAudit(client, owner, [{ action: 'user.export', objectKind: 'job', object: uuid, after, origin: uuid }])
      return { position: null, done: people.length, total: people.length, file }
    },
  }
}

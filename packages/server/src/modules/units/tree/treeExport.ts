import type { ExportFormat, JobPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { toldLocale } from '../../../access/caller.ts'
import { readFileLocale } from '../../tables/fileNames.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import { keepTable } from '../../tables/listExport.ts'
import { isUnitInScope, scopeOf, type Scope } from '../../scope.ts'
import { isUnitSeen } from './unitDetailStore.ts'
import { treeTextsOf, type TreeTexts } from './treeExportTexts.ts'
import { type UnitDeps } from '../unitDeps.ts'
import { isManaging } from '../statements.ts'
import { userError } from '../../userError.ts'

/** What a job of an export keeps. */
interface TreeExport {
  /** Null: all that the owner manages. */
  readonly under: string | null
  readonly format: ExportFormat
  readonly locale: string | null
}

const kind = 'units.export'
/** More would not open in a spreadsheet on most machines. */
const mostUnits = 200_000

interface Row {
  readonly names: readonly string[]
  readonly name: string
  readonly key: string
  readonly parentKey: string | null
  readonly displayedId: string | null
  readonly isActive: boolean
  readonly members: number
  readonly managers: number
  readonly description: string | null
  readonly timeZone: string | null
  readonly color: string | null
}

/** Each unit below those above it: sorted by the way of names, as the tree shows it. */
function write(scope: Scope): string {
  const head =
    scope.manager === null
      ? ''
      : `with managed as materialized (select u.uuid from unit u where ${isUnitInScope(scope, 'u.uuid', '$2')})`
  const isSeen = (unit: string): string => (scope.manager === null ? 'true' : `${unit} in (select uuid from managed)`)
  return `${head} select w.names, u.name, u.key, p.key as "parentKey", u.displayed_id as "displayedId", u.is_active as "isActive",
      coalesce(c.members, 0) as members, coalesce(c.managers, 0) as managers, u.description, u.time_zone as "timeZone", u.color
    from unit u left join unit p on p.uuid = u.parent and ${isSeen('p.uuid')}
    cross join lateral (select array_agg(x.name order by a.distance desc) as names from unit_ancestor a join unit x on x.uuid = a.ancestor
      where a.unit = u.uuid and ${isSeen('x.uuid')}) w
    left join (select m.unit, count(*)::int as members, (count(*) filter (where ${isManaging('m')}))::int as managers
      from unit_membership m group by m.unit) c on c.unit = u.uuid
    where u.archived_at is null and ${isSeen('u.uuid')}
      and ($1::uuid is null or u.uuid in (select a.unit from unit_ancestor a where a.ancestor = $1))
    order by w.names, u.key limit ${mostUnits + 1}`
}

function lineOf(row: Row, texts: TreeTexts): (string | null)[] {
  const { names, name, key, parentKey, displayedId, isActive, members, managers, description, timeZone, color } = row
  const state = isActive ? texts.active : texts.inactive
  return [
    String(names.length),
    names.join(' › '),
    name,
    key,
    parentKey,
    displayedId,
    state,
    String(members),
    String(managers),
    description,
    timeZone,
    color,
  ]
}

async function readAll(client: PoolClient, scope: Scope, under: string | null): Promise<readonly Row[]> {
  const values = scope.manager === null ? [under] : [under, scope.manager]
  const { rows } = await client.query<Row>(write(scope), values)
  if (rows.length > mostUnits) throw new JobError('TOO_MANY')
  return rows
}

/** Puts an export in line: a unit with all below it, or all that the caller manages. */
export async function startTreeExport(
  { pool, transact, jobs, findJob }: UnitDeps,
  call: RequestCall,
  under: string | null,
  format: ExportFormat,
): Promise<JobPayload> {
  if (under !== null && !(await isUnitSeen(pool, scopeOf(call), under)))
    return { job: null, userErrors: [userError('UNKNOWN', 'under')] }
  const payload: TreeExport = { under, format, locale: await readFileLocale(pool, call.subject, toldLocale(call)) }
  const job = await transact((client) => jobs.start(client, { kind, payload, owner: call }))
  return { job: await findJob(job, call), userErrors: [] }
}

/** Writes the tree that its owner manages into a file of theirs. */
export function createTreeExport(files: Pick<PrivateFiles, 'keep'>): JobWorker<TreeExport, never> {
  return {
    kind,
    async step({ under, format, locale }, _, { owner, client }) {
      if (owner === null) throw new JobError('UNKNOWN')
      const texts = treeTextsOf(locale)
      const units = await readAll(client, scopeOf(owner), under)
      const rows = [texts.heads, ...units.map((row) => lineOf(row, texts))]
      const file = await keepTable(files, client, {
        what: 'UNITS',
        owner: owner.subject,
        format,
        locale,
        rows,
        hasPeople: false,
      })
      return { position: null, done: units.length, total: units.length, file }
    },
  }
}

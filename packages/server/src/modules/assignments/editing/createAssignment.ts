import type { NewAssignmentInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { findCreated, rememberCreated } from '../../idempotence.ts'
import { titleRule } from '../../media/editing/readTexts.ts'
import { checkOwnerUnit } from '../../media/editing/references.ts'
import { isAmongPeopleInScope, isUnitInScope, scopeOf, type Scope } from '../../scope.ts'
import { findAssignment, isWhollyInScope } from '../assignmentStore.ts'
import { findWrongTargets } from '../list/targetChoices.ts'
import { userError } from '../../userError.ts'

/** The new draft, or what is wrong. */
export interface Created {
  readonly uuid: string | null
  readonly userErrors: readonly UserError[]
}

const refuse = (...userErrors: UserError[]): Created => ({ uuid: null, userErrors })

const insert = `insert into assignment (uuid, title, owner_unit, created_by, updated_by)
  select $1, $2, $3, p.uuid, p.uuid from (select 1) one left join person p on p.subject = $4`

/** Adds targets to an assignment. */
export const insertTargets = `insert into assignment_target (assignment, medium, path)
  select $1, case when m.kind <> 'PATH' then m.uuid end, case when m.kind = 'PATH' then m.uuid end
  from learning_target m where m.uuid = any($2::uuid[]) on conflict do nothing`

const highestUnit = `select u.uuid from unit u
  where u.archived_at is null and ($1::text is null or u.uuid in (select managed_unit($1)))
  order by (select count(*) from unit_ancestor a where a.unit = u.uuid), u.name, u.uuid limit 1`

const firstTitle =
  'select m.title from learning_target m where m.uuid = any($1::uuid[]) order by array_position($1::uuid[], m.uuid) limit 1'

/** Errors of a list of targets. @param present what is a target already and may stay */
export async function checkTargets(
  client: PoolClient,
  call: RequestCall,
  targets: readonly string[],
  present: readonly string[] = [],
): Promise<UserError[]> {
  if (targets.length === 0) return [userError('REQUIRED', 'targets')]
  if (targets.length > 50) return [userError('TOO_MANY', 'targets')]
  const wrong = await findWrongTargets(client, scopeOf(call), targets)
  return wrong
    .filter((medium) => !present.includes(medium))
    .map((medium) => userError('UNKNOWN', 'targets', String(targets.indexOf(medium))))
}

/** The uuid for a new draft; `earlier` where the call was made before. */
async function beginOnce(client: PoolClient, { subject }: RequestCall, key: string | null) {
  const uuid = createUuid()
  if (key === null) return { uuid, earlier: null }
  const repeatable = { subject, key: key.slice(0, 200) }
  const earlier = await findCreated(client, repeatable)
  if (earlier === null) await rememberCreated(client, repeatable, uuid)
  return { uuid, earlier }
}

/** Creates a draft; asked twice with one idempotence key, it creates one. */
export async function createAssignment(
  client: PoolClient,
  call: RequestCall,
  { title: given = null, targets, ownerUnit = null }: NewAssignmentInput,
  key: string | null,
): Promise<Created> {
  const errors = await checkTargets(client, call, targets)
  const scope = scopeOf(call)
  const unit = ownerUnit ?? (await client.query<{ uuid: string }>(highestUnit, [scope.manager])).rows[0]?.uuid ?? ''
  const unitCode = await checkOwnerUnit(client, scope, unit)
  if (unitCode !== null) errors.push(userError(unitCode, 'ownerUnit'))
  const typed = titleRule.clean(given ?? '')
  const titleCode = titleRule.check(typed)
  if (typed !== '' && titleCode !== null) errors.push(userError(titleCode, 'title'))
  if (errors.length > 0) return refuse(...errors)
  const title =
    typed === '' ? ((await client.query<{ title: string }>(firstTitle, [targets])).rows[0]?.title ?? '') : typed
  const { uuid, earlier } = await beginOnce(client, call, key)
  if (earlier !== null) return { uuid: earlier, userErrors: [] }
  await client.query(insert, [uuid, title.slice(0, 160), unit, call.subject])
  await client.query(insertTargets, [uuid, targets])
  await writeAudit(client, call, [
    { action: 'assignment.create', objectKind: 'assignment', object: uuid, after: { title, unit } },
  ])
  return { uuid, userErrors: [] }
}

/** The columns that a copy takes over, and an edit gives back. */
export const settingColumns = `title, owner_unit, is_mandatory, due_rule, due_on, due_days, late_days, starts_on, grace_days, renewal,
  every_months, fixed_from, window_days, minimum_days, earlier_days, is_announced, reminder_days, overdue_every_days, is_list_sent`

const copyNamed = [
  'insert into assignment_target (assignment, medium, path) select $2, medium, path from assignment_target where assignment = $1',
  `insert into assignment_unit (assignment, unit, with_sub_units, is_excluded)
    select $2, unit, with_sub_units, is_excluded from assignment_unit where assignment = $1`,
  `insert into assignment_person (assignment, person, is_excluded)
    select $2, person, is_excluded from assignment_person where assignment = $1`,
]

/** Gives an assignment the targets and the audience of another one. */
export async function copyNames(client: PoolClient, from: string, to: string): Promise<void> {
  for (const step of copyNamed) await client.query(step, [from, to])
}

/** A copy of a manager is for their units and people alone. What was excluded stays so. */
async function dropOutside(client: PoolClient, scope: Scope, assignment: string): Promise<void> {
  if (scope.manager === null) return
  for (const [table, isIn] of [
    ['unit', isUnitInScope(scope, 'x.unit', '$2')],
    ['person', isAmongPeopleInScope(scope, 'x.person', '$2')],
  ])
    await client.query(
      `delete from assignment_${table} x where x.assignment = $1 and not x.is_excluded and not ${isIn}`,
      [assignment, scope.manager],
    )
}

const copySettings = `insert into assignment (uuid, edit_of, created_by, updated_by, ${settingColumns})
  select $2::uuid, $3::uuid, (select p.uuid from person p where p.subject = $4), (select p.uuid from person p where p.subject = $4),
    ${settingColumns} from assignment where uuid = $1`

/** Makes a draft with the settings of an assignment. @param title null: its own */
export async function copyAssignment(
  client: PoolClient,
  call: RequestCall,
  { uuid: from, title: given, key }: { readonly uuid: string; readonly title: string; readonly key: string | null },
): Promise<Created> {
  if ((await findAssignment(client, scopeOf(call), from)) === null) return refuse(userError('UNKNOWN', 'uuid'))
  const title = titleRule.clean(given)
  const code = title === '' ? 'REQUIRED' : titleRule.check(title)
  if (code !== null) return refuse(userError(code, 'title'))
  const { uuid, earlier } = await beginOnce(client, call, key)
  if (earlier !== null) return { uuid: earlier, userErrors: [] }
  await client.query(copySettings, [from, uuid, null, call.subject])
  await client.query('update assignment set title = $2 where uuid = $1', [uuid, title])
  await copyNames(client, from, uuid)
  await dropOutside(client, scopeOf(call), uuid)
  await writeAudit(client, call, [
    { action: 'assignment.create', objectKind: 'assignment', object: uuid, after: { title, copied: from } },
  ])
  return { uuid, userErrors: [] }
}

/** The draft that edits an assignment in force: the one there is, else a new copy. */
export async function editAssignment(client: PoolClient, call: RequestCall, from: string): Promise<Created> {
  const row = await findAssignment(client, scopeOf(call), from, true)
  if (row === null) return refuse(userError('UNKNOWN', 'uuid'))
  if (row.state !== 'ACTIVE' && row.state !== 'PAUSED') return { uuid: from, userErrors: [userError('WRONG_STATE')] }
  if (!(await isWhollyInScope(client, scopeOf(call), row)))
    return { uuid: from, userErrors: [userError('OUT_OF_SCOPE')] }
  const { rows } = await client.query<{ uuid: string }>('select uuid from assignment where edit_of = $1', [from])
  if (rows[0] !== undefined) return { uuid: rows[0].uuid, userErrors: [] }
  const uuid = createUuid()
  await client.query(copySettings, [from, uuid, from, call.subject])
  await copyNames(client, from, uuid)
  return { uuid, userErrors: [] }
}

import type { UnitChangeInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { scopeOf } from '../../scope.ts'
import type { CallContext } from '../../../access/callContext.ts'
import type { AuditAction } from '../../audit/auditActions.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { PlannedChange } from './planChange.ts'
import { lockTree } from '../../../database/unitTree.ts'
import { readUnit } from '../tree/unitDetailStore.ts'
import { userError } from '../../userError.ts'

const below = 'select a.unit from unit_ancestor a where a.ancestor = $1'

const move = `update unit set parent = $2, revision = revision + 1, updated_at = now() where uuid = $1`

const deactivate = `update unit set is_active = false, state_change = $2, revision = revision + 1, updated_at = now()
  where uuid in (${below}) and is_active`

const archive = `update unit set archived_at = now(), was_active = is_active, is_active = false, state_change = $2,
    revision = revision + 1, updated_at = now() where uuid in (${below}) and archived_at is null`

const archiveAlone = archive.replace(`uuid in (${below})`, 'uuid = $1')

// Somebody in both keeps one membership: the stronger role of the two, without an end where one of them has none.
const joinDoubles = `with gone as (
    delete from unit_membership m using unit_membership o where m.unit = $1 and o.unit = $2 and o.person = m.person
    returning m.person, m.role, m.until, m.is_default
  )
  update unit_membership o set revision = o.revision + 1, updated_at = now(), is_default = o.is_default or g.is_default,
    role = case when 'MANAGER' in (o.role, g.role) then 'MANAGER' when 'DEPUTY' in (o.role, g.role) then 'DEPUTY' else 'MEMBER' end,
    until = case when o.role = g.role then greatest(coalesce(o.until, 'infinity'), coalesce(g.until, 'infinity'))
      when o.role = 'MANAGER' or (o.role = 'DEPUTY' and g.role = 'MEMBER') then o.until else g.until end
  from gone g where o.unit = $2 and o.person = g.person`

const endless = `update unit_membership set until = null where unit = $1 and until = 'infinity'`
const carry = `update unit_membership set unit = $2, revision = revision + 1, updated_at = now() where unit = $1`
// Who is to come into both comes as it was written down for the unit that stays.
const carryComing = `update coming_membership c set unit = $2, revision = c.revision + 1, updated_at = now() where c.unit = $1
  and not exists (select from coming_membership o where o.unit = $2 and o.person = c.person)`
const dropComing = `delete from coming_membership where unit = $1 and $2::uuid is not null`
const carryChildren = `update unit set parent = $2, revision = revision + 1, updated_at = now() where parent = $1`
const carryAliases = `update unit_alias set unit = $2 where unit = $1`
const addAlias = `insert into unit_alias (key, unit) select key, $2 from unit where uuid = $1
  on conflict (key) do update set unit = excluded.unit`

async function merge(client: PoolClient, unit: string, target: string, act: string): Promise<void> {
  await client.query(joinDoubles, [unit, target])
  await client.query(endless, [target])
  for (const text of [carry, carryComing, dropComing, carryChildren, carryAliases, addAlias])
    await client.query(text, [unit, target])
  await client.query(archiveAlone, [unit, act])
}

/** Does what was planned, and writes it down. The tree is locked. */
export async function applyChange(
  client: PoolClient,
  call: CallContext,
  { kind }: UnitChangeInput,
  { unit, target, consequences }: PlannedChange,
): Promise<void> {
  const act = createUuid()
  if (kind === 'MOVE') await client.query(move, [unit.uuid, target?.uuid])
  else if (kind === 'MERGE') await merge(client, unit.uuid, target?.uuid ?? '', act)
  else await client.query(kind === 'ARCHIVE' ? archive : deactivate, [unit.uuid, act])
  const { units, people } = consequences
  const entry = (object: string, action: AuditAction, after: AuditEntry['after']): AuditEntry => ({
    action,
    objectKind: 'unit',
    object,
    origin: call.job ?? null,
    ...(after === undefined ? {} : { after }),
  })
  const entries: AuditEntry[] =
    kind === 'MOVE'
      ? [
          {
            ...entry(unit.uuid, 'unit.move', { parent: target?.name, units, people }),
            before: { parent: unit.path.at(-1)?.name ?? null },
          },
        ]
      : kind === 'MERGE'
        ? [
            entry(unit.uuid, 'unit.merge', { into: target?.name, units, people }),
            entry(target?.uuid ?? '', 'unit.receive', { from: unit.name, units, people }),
          ]
        : [entry(unit.uuid, kind === 'ARCHIVE' ? 'unit.archive' : 'unit.deactivate', { units, people })]
  await writeAudit(client, call, entries)
}

// What went along with the same change comes back with it; each as active as it was.
const restoreTogether = `update unit u set archived_at = null, state_change = null, was_active = null, revision = revision + 1,
    updated_at = now(), is_active = case when archived_at is null then true else coalesce(was_active, true) end
  where u.uuid = $1 or (u.uuid in (${below}) and u.state_change = (select state_change from unit where uuid = $1))
  returning u.key`

const parentState = `select p.archived_at is not null as "isArchived" from unit u join unit p on p.uuid = u.parent where u.uuid = $1`

/** Takes a deactivation or an archiving back; a merged unit comes back empty and takes its key back from the imports. */
export async function restore(
  client: PoolClient,
  call: CallContext,
  uuid: string,
  revision: number,
): Promise<UserError[]> {
  await client.query(lockTree)
  const unit = await readUnit(client, scopeOf(call), uuid)
  if (unit === null) return [userError('UNKNOWN')]
  if (!unit.isInside) return [userError('OUT_OF_SCOPE')]
  if (unit.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  if (unit.isActive) return [userError('NOTHING_TO_DO')]
  const { rows } = await client.query<{ isArchived: boolean }>(parentState, [uuid])
  if (unit.isArchived && rows[0]?.isArchived === true) return [userError('WRONG_STATE')]
  const restored = await client.query<{ key: string }>(restoreTogether, [uuid])
  await client.query('delete from unit_alias where key = any($1::text[])', [restored.rows.map(({ key }) => key)])
  await writeAudit(client, call, [
    { action: 'unit.restore', objectKind: 'unit', object: uuid, after: { units: restored.rows.length - 1 } },
  ])
  return []
}

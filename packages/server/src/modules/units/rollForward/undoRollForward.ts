import type { RollForwardPayload, UserError, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { scopeOf } from '../../scope.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { lockTree } from '../../../database/unitTree.ts'
import { isUnitSeen } from '../tree/unitDetailStore.ts'
import { renameUnits, type StoredMemberships, type StoredStep } from './rollForwardStore.ts'
import { userError } from '../../userError.ts'

interface StoredRollForward {
  readonly unit: string
  readonly steps: readonly StoredStep[]
  readonly memberships: StoredMemberships
  readonly isOver: boolean
  readonly isUndone: boolean
}

interface Present {
  readonly uuid: string
  readonly name: string
  readonly key: string
  readonly parent: string | null
  readonly revision: number
}

const find = `select unit, steps, memberships, created_at < now() - interval '7 days' as "isOver", undone_at is not null as "isUndone"
  from roll_forward where uuid = $1 for update`

const present = `select uuid, name, key, parent, revision from unit where uuid = any($1::uuid[])`

// Whatever stands in the way of a name or key that is to come back.
const others = `select o.uuid, o.name, o.key, o.parent, o.archived_at is not null as "isArchived" from unit o
  where o.uuid <> all($1::uuid[]) and (lower(o.key) = any($2::text[]) or o.parent = $3)`

type Left = ReadonlyMap<string, UserErrorCode>

/** Which classes stay as they are: those that were changed since, and those whose name or key somebody else has now. */
async function findLeft(
  client: PoolClient,
  { unit, steps }: StoredRollForward,
  now: ReadonlyMap<string, Present>,
): Promise<Left> {
  const left = new Map<string, UserErrorCode>()
  for (const step of steps) {
    const is = now.get(step.uuid)
    if (is === undefined || is.revision !== step.revision || is.parent !== unit)
      left.set(step.uuid, 'CHANGED_MEANWHILE')
  }
  const back = (): StoredStep[] => steps.filter(({ uuid }) => !left.has(uuid))
  // A class that stays keeps its name, which another may then not take back, and so on.
  for (let size = -1; size !== left.size;) {
    size = left.size
    const values = [back().map(({ uuid }) => uuid), back().map(({ key }) => key.toLowerCase()), unit]
    const { rows } = await client.query<Present & { isArchived: boolean }>(others, values)
    const keys = new Set(rows.map(({ key }) => key.toLowerCase()))
    const names = new Set(
      rows.filter((row) => !row.isArchived && row.parent === unit).map(({ name }) => name.toLowerCase()),
    )
    for (const { uuid, key, name } of back())
      if (keys.has(key.toLowerCase()) || names.has(name.toLowerCase())) left.set(uuid, 'TAKEN')
  }
  return left
}

const unarchive = `update unit u set archived_at = null, is_active = coalesce(u.was_active, true), was_active = null, state_change = null,
    revision = u.revision + case when u.uuid = any($1::uuid[]) then 0 else 1 end, updated_at = now()
  where u.state_change = $2 and u.uuid in (select a.unit from unit_ancestor a where a.ancestor = any($1::uuid[]))`

// The general unit was a person's default one only because of the step: if it is so still, it steps back.
const stepBack = `update unit_membership m set is_default = false, revision = m.revision + 1, updated_at = now()
  from jsonb_to_recordset($1::jsonb) as f(uuid uuid, person uuid, "isNew" boolean)
  where m.uuid = f.uuid and m.is_default and not f."isNew" and f.person = any($2::uuid[])`
const takeAway = `delete from unit_membership m using jsonb_to_recordset($1::jsonb) as f(uuid uuid, person uuid, "isNew" boolean)
  where m.uuid = f.uuid and m.is_default and f."isNew" and m.revision = 1 and f.person = any($2::uuid[])`

const comeBack = `insert into unit_membership (uuid, unit, person, role, until, source, is_default, revision, created_at, updated_at)
  select r.uuid, r.unit, r.person, r.role, r.until, r.source, r.is_default and not exists (
      select from unit_membership d where d.person = r.person and d.is_default), r.revision, r.created_at, r.updated_at
  from jsonb_populate_recordset(null::unit_membership, $1::jsonb) r join person p on p.uuid = r.person
  where r.unit in (select a.unit from unit_ancestor a where a.ancestor = any($2::uuid[]))
  on conflict do nothing`

// What is kept names nobody; who was anonymised since does not come any more. What has its day by now begins with the next look.
const comeAgain = `insert into coming_membership (uuid, unit, person, role, begins_on, until, source, revision, created_at, updated_at)
  select r.uuid, r.unit, r.person, r.role, r.begins_on, r.until, r.source, r.revision, r.created_at, r.updated_at
  from jsonb_populate_recordset(null::coming_membership, $1::jsonb) r join person p on p.uuid = r.person and p.status <> 'ANONYMISED'
  where r.unit in (select a.unit from unit_ancestor a where a.ancestor = any($2::uuid[]))
  on conflict do nothing`

async function bringPeopleBack(
  client: PoolClient,
  { ended, fallBacks, coming = [] }: StoredMemberships,
  classes: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ unit: string }>(
    'select a.unit from unit_ancestor a where a.ancestor = any($1::uuid[])',
    [classes],
  )
  const inside = new Set(rows.map(({ unit }) => unit))
  const people = ended.filter(({ unit, is_default }) => is_default && inside.has(unit)).map(({ person }) => person)
  await client.query(takeAway, [JSON.stringify(fallBacks), people])
  await client.query(stepBack, [JSON.stringify(fallBacks), people])
  await client.query(comeBack, [JSON.stringify(ended), classes])
  await client.query(comeAgain, [JSON.stringify(coming), classes])
}

const refuse = (userErrors: UserError[]): RollForwardPayload => ({ steps: [], undo: null, userErrors })

async function findUndoable(
  client: PoolClient,
  call: CallContext,
  undo: string,
): Promise<StoredRollForward | UserError[]> {
  const { rows } = isUuid(undo) ? await client.query<StoredRollForward>(find, [undo]) : { rows: [] }
  const [stored] = rows
  if (stored === undefined || !(await isUnitSeen(client, scopeOf(call), stored.unit)))
    return [userError('UNKNOWN', 'undo')]
  if (stored.isUndone) return [userError('NOTHING_TO_DO', 'undo')]
  return stored.isOver ? [userError('WRONG_STATE', 'undo')] : stored
}

/** Takes a year back, but for what was changed since: of that each unit is named by an error. */
export async function undoRoll(client: PoolClient, call: CallContext, undo: string): Promise<RollForwardPayload> {
  await client.query(lockTree)
  const stored = await findUndoable(client, call, undo)
  if (!('steps' in stored)) return refuse(stored)
  const { rows } = await client.query<Present>(present, [stored.steps.map(({ uuid }) => uuid)])
  const now = new Map(rows.map((row) => [row.uuid, row]))
  // Keys are the administrators', on the way back as well.
  if (scopeOf(call).manager !== null && stored.steps.some(({ uuid, key }) => now.get(uuid)?.key !== key))
    return refuse([userError('OUT_OF_SCOPE', 'undo')])
  const left = await findLeft(client, stored, now)
  const back = stored.steps.filter(({ uuid }) => !left.has(uuid))
  await renameUnits(client, back)
  const finished = back.filter((step) => step.isFinished).map(({ uuid }) => uuid)
  await client.query(unarchive, [finished, undo])
  await bringPeopleBack(client, stored.memberships, finished)
  await client.query('update roll_forward set undone_at = now() where uuid = $1', [undo])
  await writeAudit(client, call, [
    {
      action: 'unit.undoRollForward',
      objectKind: 'unit',
      object: stored.unit,
      after: { units: back.length, left: left.size },
    },
    ...back.map(
      ({ uuid, name, key }) =>
        ({ action: 'unit.rename', objectKind: 'unit', object: uuid, after: { name, key } }) as const,
    ),
  ])
  return {
    undo: null,
    steps: back.flatMap(({ uuid, name, key, isFinished }) => {
      const was = now.get(uuid)
      return was === undefined
        ? []
        : [
            {
              unit: { uuid, name: was.name, key: was.key },
              newName: name,
              newKey: key,
              people: 0,
              coming: 0,
              isFinished,
            },
          ]
    }),
    userErrors: [...left].map(([uuid, code]) => ({ code, path: ['steps', uuid] })),
  }
}

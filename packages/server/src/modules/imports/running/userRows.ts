import type { PoolClient } from 'pg'
import { moveIn, moveBack } from './defaultUnits.ts'
import { findOpenUnits, checkOpenUnit } from './openUnits.ts'
import { toFields, nobody } from './userFields.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { PersonFields } from '../../users/person/peopleWriter.ts'
import { ownAccess, type FieldValues, type OwnAccess } from '../importTypes.ts'
import { findCollisions, unique } from './collisions.ts'
import { findReturnable, checkCustomValues, writeCustom } from './customValues.ts'
import type { DueRow, RowWriter, Unwritten, WriteContext, Written } from './rowWriter.ts'

interface Standing {
  readonly uuid: string
  readonly subject: string | null
  readonly revision: number
  readonly home: string | null
  readonly homeKey: string | null
  readonly isManaged: boolean
}

async function lockPeople(
  { client, manager }: WriteContext,
  rows: readonly DueRow[],
): Promise<ReadonlyMap<string, Standing>> {
  const uuids = rows.flatMap(({ object }) => (object === null ? [] : [object])).sort()
  await client.query('select from person where uuid = any($1::uuid[]) order by uuid for update', [uuids])
  const { rows: found } = await client.query<Standing>(
    `select p.uuid, p.subject, p.revision, d.uuid as home, u.key as "homeKey",
       ($2::text is null or p.uuid in (select m.person from unit_membership m where m.unit in (select managed_unit($2)))) as "isManaged"
     from person p left join unit_membership d on d.person = p.uuid and d.is_default left join unit u on u.uuid = d.unit
     where p.uuid = any($1::uuid[])`,
    [uuids, manager],
  )
  return new Map(found.map((standing) => [standing.uuid, standing]))
}

/** What of a row would change the access of the very person who asks: their roles, their state, or the names they sign in by. */
const findOwnAccess = (
  { actor }: WriteContext,
  { subject }: Pick<Standing, 'subject'>,
  values: FieldValues,
): OwnAccess | null =>
  subject !== null && subject === actor.subject ? (ownAccess.find((field) => field in values) ?? null) : null

async function checkEligibility(context: WriteContext, rows: readonly DueRow[]): Promise<readonly Unwritten[]> {
  const people = await lockPeople(context, rows)
  const units = await findOpenUnits(context, rows)
  const errors = rows.flatMap((row): Unwritten[] => {
    const { number, object } = row
    const standing = object === null ? null : people.get(object)
    if (standing === undefined) return [{ number, code: 'UNKNOWN', field: null }]
    if (standing !== null && !standing.isManaged) return [{ number, code: 'OUT_OF_SCOPE', field: null }]
    const own = standing === null ? null : findOwnAccess(context, standing, row.after)
    if (own !== null) return [{ number, code: 'SELF', field: own }]
    const isMoved =
      row.after.UNIT_KEY !== undefined && standing !== null && (row.before.UNIT_KEY ?? null) !== standing.homeKey
    if (standing !== null && (standing.revision !== row.checkedRevision || isMoved))
      return [{ number, code: 'CHANGED_MEANWHILE', field: null }]
    const error = checkOpenUnit(row, units)
    return error === null ? [] : [error]
  })
  return [...errors, ...(await findCollisions(context, rows)), ...(await checkCustomValues(context, rows))]
}

/** Values that nobody else has, for the moment in which people of a ring take each other's. */
const placeholders = {
  USERNAME: (uuid: string) => ({ username: uuid }),
  EMAIL: (uuid: string) => ({ email: `${uuid}@swap.invalid` }),
  DISPLAYED_ID: (uuid: string) => ({ displayedId: uuid }),
  EXTERNAL_ID: (uuid: string) => ({ externalId: uuid }),
} as const

/** Lets people who take each other's values give them up first, so that no two have the same on the way. */
async function releaseValues(
  { client, people }: WriteContext,
  rows: readonly DueRow[],
  side: 'before' | 'after',
): Promise<void> {
  const changes = rows.flatMap(({ object, traces, ...row }) => {
    if (object === null || traces?.ring === undefined) return []
    const given = unique.flatMap(([field]) => (row[side][field] === undefined ? [] : [placeholders[field](object)]))
    return [{ uuid: object, change: Object.assign({}, ...given) as Partial<PersonFields> }]
  })
  await people.update(client, changes)
}

async function write(context: WriteContext, rows: readonly DueRow[]): Promise<readonly Written[]> {
  const { client, people } = context
  const all = rows.map((row) => ({ ...row, uuid: row.object ?? createUuid() }))
  const made = all.filter(({ action }) => action === 'CREATE')
  const changed = all.filter(({ action }) => action !== 'CREATE')
  await people.insert(
    client,
    made.map(({ uuid, after }) => ({ ...nobody, ...toFields(after), uuid, source: 'IMPORT' })),
  )
  await releaseValues(context, changed, 'after')
  await people.update(
    client,
    changed.map(({ uuid, after }) => ({ uuid, change: toFields(after) })),
  )
  await writeCustom(
    context,
    all.map(({ uuid, after }) => ({ uuid, values: after })),
  )
  const moves = all.flatMap(({ uuid, after, traces }) =>
    after.UNIT_KEY && traces?.unit ? [{ person: uuid, unit: traces.unit }] : [],
  )
  const moved = await moveIn(client, moves)
  const { rows: found } = await client.query<{ uuid: string; revision: number }>(
    'select uuid, revision from person where uuid = any($1::uuid[])',
    [all.map(({ uuid }) => uuid)],
  )
  const revisions = new Map(found.map(({ uuid, revision }) => [uuid, revision]))
  return all.map(({ number, uuid, traces }) => ({
    number,
    object: uuid,
    revision: revisions.get(uuid) ?? 0,
    traces: { ...traces, ...moved.get(uuid) },
  }))
}

// Whoever signed in, or was put into other units, has begun something that removing them would end.
const untouched = `select v.number, p.subject from jsonb_to_recordset($1::jsonb) as v(number int, object uuid, revision int, "isMade" boolean, membership uuid)
  join person p on p.uuid = v.object and p.revision = v.revision
  where not v."isMade" or (p.last_sign_in_at is null and p.login_count = 0
    and not exists (select from unit_membership m where m.person = p.uuid and m.uuid is distinct from v.membership))`

async function findUntouched(context: WriteContext, rows: readonly DueRow[]): Promise<ReadonlyMap<number, null>> {
  const { client } = context
  const items = (await findReturnable(context, rows)).map(({ number, object, writtenRevision, action, traces }) => ({
    number,
    object,
    revision: writtenRevision,
    isMade: action === 'CREATE',
    membership: traces?.membership?.uuid ?? null,
  }))
  await client.query('select from person where uuid = any($1::uuid[]) order by uuid for update', [
    items.map(({ object }) => object),
  ])
  const { rows: found } = await client.query<{ number: number; subject: string | null }>(untouched, [
    JSON.stringify(items),
  ])
  const beforeOf = new Map(rows.map(({ number, before }) => [number, before]))
  // By taking back what somebody else imported nobody gets back the roles that it took from them.
  const taken = found.filter((row) => findOwnAccess(context, row, beforeOf.get(row.number) ?? {}) === null)
  return new Map(taken.map(({ number }) => [number, null]))
}

/** Finds the other rows of a ring, which are written, or taken back, in one transaction. */
const findRing =
  (isOpen: string) =>
  async (client: PoolClient, uuid: string, numbers: readonly number[]): Promise<readonly number[]> => {
    const { rows } = await client.query<{ number: number }>(
      `select r.number from import_row r where r.import_job = $1 and ${isOpen} and r.action in ('UPDATE', 'DEACTIVATE', 'RESTORE')
         and r.number <> all($2::int[]) and r.traces -> 'ring' in
           (select d.traces -> 'ring' from import_row d where d.import_job = $1 and d.number = any($2::int[]) and d.traces ? 'ring')`,
      [uuid, numbers],
    )
    return rows.map(({ number }) => number)
  }

/** Writes people: the facts through their writer, the default unit as a membership. */
export const userRows: RowWriter = {
  objectKind: 'user',
  near: {
    toWrite: findRing('r.applied_at is null'),
    toTakeBack: findRing('r.applied_at is not null and r.undone_at is null and not r.is_kept'),
  },
  checkEligibility,
  write,
  findUntouched,
  async takeBack(context, rows) {
    const { client, people } = context
    const uuidOf = ({ object }: DueRow): string[] => (object === null ? [] : [object])
    const made = rows.filter(({ action }) => action === 'CREATE')
    const changed = rows.filter(({ action }) => action !== 'CREATE')
    if (made.length > 0) await people.remove(client, made.flatMap(uuidOf))
    await releaseValues(context, changed, 'before')
    await people.update(
      client,
      changed.flatMap((row) => uuidOf(row).map((uuid) => ({ uuid, change: toFields(row.before) }))),
    )
    await writeCustom(
      context,
      changed.flatMap((row) => uuidOf(row).map((uuid) => ({ uuid, values: row.before }))),
    )
    await moveBack(client, changed)
  },
}

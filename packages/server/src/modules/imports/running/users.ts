import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import type { PersonFields } from '../../users/person/peopleWriter.ts'
import { parseRoles } from '../checking/words.ts'
import { ownAccess, type FieldValues, type OwnAccess, type Traces } from '../importTypes.ts'
import { findCollisions, unique } from './collisions.ts'
import { findReturnable, judgeCustom, writeCustom } from './customValues.ts'
import type { DueRow, RowWriter, Unwritten, WriteContext, Written } from './rows.ts'

/** Values as the writer of people takes them; fields that are absent stay absent. */
function toFields(values: FieldValues): Partial<PersonFields> {
  const { USERNAME, EMAIL, GIVEN_NAME, FAMILY_NAME, DISPLAYED_ID, EXTERNAL_ID, LOCALE, TIME_ZONE, BIRTH_YEAR } = values
  const texts = {
    ...{ username: USERNAME, email: EMAIL, givenName: GIVEN_NAME, familyName: FAMILY_NAME, displayedId: DISPLAYED_ID },
    ...{
      externalId: EXTERNAL_ID,
      locale: LOCALE,
      timeZone: TIME_ZONE,
      birthYear: BIRTH_YEAR,
      startsOn: values.STARTS_ON,
      deactivateOn: values.DEACTIVATE_ON,
    },
  }
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
  const roles = values.ROLES === undefined ? {} : { roles: parseRoles(values.ROLES ?? '') }
  const state = values.STATUS === undefined ? {} : { isSuspended: values.STATUS === 'SUSPENDED' }
  return { ...given, ...roles, ...state }
}

const nobody: PersonFields = {
  ...{ username: null, email: null, givenName: null, familyName: null, displayedId: null, externalId: null },
  ...{
    locale: null,
    timeZone: null,
    roles: ['LEARNER'],
    birthYear: null,
    startsOn: null,
    deactivateOn: null,
    isSuspended: false,
  },
}

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

/** The units that may still be written to, of those that rows name. */
export async function findOpenUnits(
  { client, manager }: WriteContext,
  rows: readonly DueRow[],
): Promise<ReadonlyMap<string, boolean>> {
  const uuids = rows.flatMap(({ traces }) => (traces?.unit ? [traces.unit] : []))
  const { rows: found } = await client.query<{ uuid: string; isManaged: boolean }>(
    `select uuid, ($2::text is null or uuid in (select managed_unit($2))) as "isManaged" from unit
     where uuid = any($1::uuid[]) and archived_at is null for share`,
    [uuids, manager],
  )
  return new Map(found.map(({ uuid, isManaged }) => [uuid, isManaged]))
}

/** What speaks against the unit that a row names. */
export function judgeUnit({ number, traces }: DueRow, units: ReadonlyMap<string, boolean>): Unwritten | null {
  const unit = traces?.unit ?? null
  if (unit === null) return null
  const isManaged = units.get(unit)
  if (isManaged === undefined) return { number, code: 'UNKNOWN', field: 'UNIT_KEY' }
  return isManaged ? null : { number, code: 'OUT_OF_SCOPE', field: 'UNIT_KEY' }
}

/** What of a row would change the access of the very person who asks: their roles, their state, or the names they sign in by. */
const findOwnAccess = (
  { actor }: WriteContext,
  { subject }: Pick<Standing, 'subject'>,
  values: FieldValues,
): OwnAccess | null =>
  subject !== null && subject === actor.subject ? (ownAccess.find((field) => field in values) ?? null) : null

async function judge(context: WriteContext, rows: readonly DueRow[]): Promise<readonly Unwritten[]> {
  const people = await lockPeople(context, rows)
  const units = await findOpenUnits(context, rows)
  const faults = rows.flatMap((row): Unwritten[] => {
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
    const fault = judgeUnit(row, units)
    return fault === null ? [] : [fault]
  })
  return [...faults, ...(await findCollisions(context, rows)), ...(await judgeCustom(context, rows))]
}

const readHomes = `select person, uuid from unit_membership where person = any($1::uuid[]) and is_default`
const leaveHomes = `update unit_membership set is_default = false, revision = revision + 1, updated_at = now()
  where person = any($1::uuid[]) and is_default`
const enterUnits = `insert into unit_membership as m (uuid, unit, person, role, source, is_default)
  select v.uuid, v.unit, v.person, 'MEMBER', 'IMPORT', true from jsonb_to_recordset($1::jsonb) as v(uuid uuid, unit uuid, person uuid)
  on conflict (unit, person) do update set is_default = true, revision = m.revision + 1, updated_at = now()
  returning uuid, person, revision, xmax = 0 as "isNew"`

/** Gives people their default units; answers what was there before and what is now, by person. */
async function moveIn(
  client: PoolClient,
  moves: readonly { readonly person: string; readonly unit: string }[],
): Promise<ReadonlyMap<string, Traces>> {
  if (moves.length === 0) return new Map()
  const persons = moves.map(({ person }) => person)
  const homes = await client.query<{ person: string; uuid: string }>(readHomes, [persons])
  const homeOf = new Map(homes.rows.map(({ person, uuid }) => [person, uuid]))
  await client.query(leaveHomes, [persons])
  const entries = JSON.stringify(moves.map((move) => ({ ...move, uuid: createUuid() })))
  const { rows } = await client.query<{ uuid: string; person: string; revision: number; isNew: boolean }>(enterUnits, [
    entries,
  ])
  return new Map(rows.map(({ person, ...membership }) => [person, { home: homeOf.get(person) ?? null, membership }]))
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
    ...{ number, object: uuid, revision: revisions.get(uuid) ?? 0 },
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
  const asked = (await findReturnable(context, rows)).map(({ number, object, writtenRevision, action, traces }) => ({
    ...{
      number,
      object,
      revision: writtenRevision,
      isMade: action === 'CREATE',
      membership: traces?.membership?.uuid ?? null,
    },
  }))
  await client.query('select from person where uuid = any($1::uuid[]) order by uuid for update', [
    asked.map(({ object }) => object),
  ])
  const { rows: found } = await client.query<{ number: number; subject: string | null }>(untouched, [
    JSON.stringify(asked),
  ])
  const beforeOf = new Map(rows.map(({ number, before }) => [number, before]))
  // By taking back what somebody else imported nobody gets back the roles that it took from them.
  const taken = found.filter((row) => findOwnAccess(context, row, beforeOf.get(row.number) ?? {}) === null)
  return new Map(taken.map(({ number }) => [number, null]))
}

const leaveAgain = `delete from unit_membership m using jsonb_to_recordset($1::jsonb) as v(uuid uuid, revision int, "isNew" boolean)
  where m.uuid = v.uuid and v."isNew" and m.revision = v.revision`
const leaveHomeAgain = `update unit_membership set is_default = false, revision = revision + 1, updated_at = now()
  where uuid = any($1::uuid[]) and is_default`
// Where somebody chose another default unit since, that one stays.
const comeHome = `update unit_membership m set is_default = true, revision = revision + 1, updated_at = now()
  where uuid = any($1::uuid[]) and not exists (select from unit_membership o where o.person = m.person and o.is_default)`

async function moveBack(client: PoolClient, rows: readonly DueRow[]): Promise<void> {
  const memberships = rows.flatMap(({ traces }) => (traces?.membership ? [traces.membership] : []))
  if (memberships.length === 0) return
  await client.query(leaveAgain, [JSON.stringify(memberships)])
  await client.query(leaveHomeAgain, [memberships.map(({ uuid }) => uuid)])
  await client.query(comeHome, [rows.flatMap(({ traces }) => (traces?.home ? [traces.home] : []))])
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
  judge,
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

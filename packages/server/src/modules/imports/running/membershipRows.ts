import { findOpenUnits, checkOpenUnit } from './openUnits.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { Traces } from '../importTypes.ts'
import type { DueRow, RowWriter, Unwritten, WriteContext, Written } from './rowWriter.ts'

interface Standing {
  readonly number: number
  readonly uuid: string | null
  readonly revision: number | null
  readonly comingUuid: string | null
  readonly comingRevision: number | null
  readonly isManaged: boolean | null
}

const readStanding = `select v.number, m.uuid, m.revision, c.uuid as "comingUuid", c.revision as "comingRevision",
    case when p.uuid is not null then ($2::text is null or p.uuid in (select o.person from unit_membership o where o.unit in (select managed_unit($2)))) end as "isManaged"
  from jsonb_to_recordset($1::jsonb) as v(number int, person uuid, unit uuid)
    left join person p on p.uuid = v.person and p.status <> 'ANONYMISED'
    left join unit_membership m on m.person = v.person and m.unit = v.unit
    left join coming_membership c on c.person = v.person and c.unit = v.unit`

/** Whether what the row is about stands as its dry run saw it; what has begun meanwhile is still the same. */
function isAsChecked({ object, checkedRevision, after }: DueRow, own: Standing): boolean {
  if (object === null) return own.uuid === null && (after.FROM === undefined || own.comingUuid === null)
  return (
    (own.uuid === object && own.revision === checkedRevision) ||
    (own.comingUuid === object && own.comingRevision === checkedRevision)
  )
}

const placeOf = ({ number, traces }: DueRow) => ({ number, person: traces?.person ?? null, unit: traces?.unit ?? null })

async function checkEligibility(context: WriteContext, rows: readonly DueRow[]): Promise<readonly Unwritten[]> {
  const { client, manager } = context
  const units = await findOpenUnits(context, rows)
  await client.query('select from unit_membership where uuid = any($1::uuid[]) order by uuid for update', [
    rows.map(({ object }) => object),
  ])
  await client.query('select from coming_membership where uuid = any($1::uuid[]) order by uuid for update', [
    rows.map(({ object }) => object),
  ])
  const { rows: found } = await client.query<Standing>(readStanding, [JSON.stringify(rows.map(placeOf)), manager])
  const standing = new Map(found.map((each) => [each.number, each]))
  return rows.flatMap((row): Unwritten[] => {
    const { number } = row
    const own = standing.get(number)
    if (own === undefined || own.isManaged === null) return [{ number, code: 'UNKNOWN', field: null }]
    if (!own.isManaged) return [{ number, code: 'OUT_OF_SCOPE', field: null }]
    if (!isAsChecked(row, own)) return [{ number, code: 'CHANGED_MEANWHILE', field: null }]
    const error = checkOpenUnit(row, units)
    return error === null ? [] : [error]
  })
}

// A day that has come since the dry run means at once.
const isLater = `coalesce(not has_begun((r.values ->> 'FROM')::date, r.unit), false)`

// Whoever is in no unit yet has one of these as their own: the first by its key, for the order of the rows says nothing.
const insert = `insert into unit_membership (uuid, unit, person, role, until, source, is_default)
  select v.uuid, v.unit, v.person, coalesce(v.values ->> 'MEMBER_ROLE', 'MEMBER'), (v.values ->> 'UNTIL')::date, 'IMPORT',
    v.place = 1 and not exists (select from unit_membership o where o.person = v.person and o.is_default)
  from (select r.*, row_number() over (partition by r.person order by lower(u.key)) as place
    from jsonb_to_recordset($1::jsonb) as r(number int, uuid uuid, unit uuid, person uuid, values jsonb) join unit u on u.uuid = r.unit
    where not ${isLater}) v`

const plan = `insert into coming_membership (uuid, unit, person, role, begins_on, until, source)
  select r.uuid, r.unit, r.person, coalesce(r.values ->> 'MEMBER_ROLE', 'MEMBER'), (r.values ->> 'FROM')::date, (r.values ->> 'UNTIL')::date, 'IMPORT'
  from jsonb_to_recordset($1::jsonb) as r(uuid uuid, unit uuid, person uuid, values jsonb) where ${isLater}`

const update = `update unit_membership m set
    role = case when v.values ? 'MEMBER_ROLE' then v.values ->> 'MEMBER_ROLE' else m.role end,
    until = case when v.values ? 'UNTIL' then (v.values ->> 'UNTIL')::date else m.until end,
    revision = m.revision + 1, updated_at = now()
  from jsonb_to_recordset($1::jsonb) as v(uuid uuid, values jsonb) where m.uuid = v.uuid`

const replan = update
  .replace('update unit_membership m', 'update coming_membership m')
  .replace(
    '    revision',
    `    begins_on = case when v.values ? 'FROM' then (v.values ->> 'FROM')::date else m.begins_on end, revision`,
  )

const change = async (client: WriteContext['client'], values: string): Promise<void> => {
  for (const text of [update, replan]) await client.query(text, [values])
}

const standing = `select uuid, revision, false as "isComing" from unit_membership where uuid = any($1::uuid[])
  union all select uuid, revision, true from coming_membership where uuid = any($1::uuid[])`

async function write({ client }: WriteContext, rows: readonly DueRow[]): Promise<readonly Written[]> {
  const all = rows.map((row) => ({
    ...placeOf(row),
    action: row.action,
    uuid: row.object ?? createUuid(),
    values: row.after,
  }))
  const made = JSON.stringify(all.filter(({ action }) => action === 'CREATE'))
  for (const text of [insert, plan]) await client.query(text, [made])
  await change(client, JSON.stringify(all.filter(({ action }) => action !== 'CREATE')))
  const { rows: found } = await client.query<{ uuid: string; revision: number; isComing: boolean }>(standing, [
    all.map(({ uuid }) => uuid),
  ])
  const known = new Map(found.map((each) => [each.uuid, each]))
  return all.map(({ number, uuid, person, unit }) => ({
    number,
    object: uuid,
    revision: known.get(uuid)?.revision ?? 0,
    traces: { person, unit, ...(known.get(uuid)?.isComing === true ? { isComing: true } : {}) },
  }))
}

/** Writes memberships. */
export const membershipRows: RowWriter = {
  objectKind: 'membership',
  checkEligibility,
  write,
  async findUntouched({ client }, rows) {
    const items = rows.map(({ number, object, writtenRevision }) => ({ number, object, revision: writtenRevision }))
    const traces = new Map(rows.map((row) => [row.number, row.traces]))
    const untouched = new Map<number, Traces | null>()
    for (const table of ['unit_membership', 'coming_membership']) {
      const { rows: found } = await client.query<{ number: number }>(
        `select v.number from jsonb_to_recordset($1::jsonb) as v(number int, object uuid, revision int)
         join ${table} m on m.uuid = v.object and m.revision = v.revision for update of m`,
        [JSON.stringify(items)],
      )
      for (const { number } of found)
        untouched.set(number, { ...traces.get(number), isComing: table === 'coming_membership' })
    }
    return untouched
  },
  async takeBack({ client }, rows) {
    const made = rows.filter(({ action }) => action === 'CREATE')
    const gone = made.map(({ object }) => object)
    for (const table of ['unit_membership', 'coming_membership'])
      await client.query(`delete from ${table} where uuid = any($1::uuid[])`, [gone])
    const changed = rows
      .filter(({ action }) => action !== 'CREATE')
      .map(({ object, before }) => ({ uuid: object, values: before }))
    await change(client, JSON.stringify(changed))
  },
}

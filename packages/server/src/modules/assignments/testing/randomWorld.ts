import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import { settleEnrolments } from '../evaluation/settle.ts'

/** Draws a whole number from 0 to `below` - 1. */
export type Draw = (below: number) => number

/** What random assignments are made of. */
export interface World {
  readonly units: readonly string[]
  readonly people: readonly string[]
  readonly media: readonly string[]
}

const pick = <T>(draw: Draw, values: readonly [T, ...T[]]): T => values[draw(values.length)] ?? values[0]
const some = <T>(draw: Draw, values: readonly T[], oneIn: number): T[] => values.filter(() => draw(oneIn) === 0)
const orNull = <T>(draw: Draw, value: T): T | null => (draw(2) === 0 ? value : null)
const zones = [null, null, 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'] as const

/** Random settings of an assignment, by column. Days are counted from today. */
export function drawSettings(draw: Draw): Readonly<Record<string, unknown>> {
  const dueRule = pick(draw, ['NONE', 'FIXED_DATE', 'AFTER_JOINING', 'AFTER_ASSIGNED', 'AFTER_ACTIVATION'])
  const renewal = pick(draw, ['NONE', 'FROM_COMPLETION', 'FROM_EXPIRY', 'FIXED_DAY'])
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const isFixed = dueRule === 'FIXED_DATE'
  return {
    due_rule: dueRule,
    due_on: isFixed ? day(draw(120) - 30) : null,
    due_days: isFixed || dueRule === 'NONE' ? null : draw(90),
    late_days: isFixed ? orNull(draw, 1 + draw(40)) : null,
    starts_on: draw(5) === 0 ? day(draw(20) - 10) : null,
    grace_days: draw(20),
    renewal,
    every_months: renewal === 'NONE' ? null : 1 + draw(24),
    fixed_from: renewal === 'FIXED_DAY' ? day(draw(700) - 500) : null,
    window_days: draw(28),
    minimum_days: renewal === 'FIXED_DAY' ? 28 + draw(60) : 0,
    earlier_days: orNull(draw, draw(800)),
    is_mandatory: dueRule !== 'NONE' && draw(4) > 0,
    is_announced: draw(2) === 0,
  }
}

async function insertRow(client: PoolClient, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row)
  const places = names.map((_, place) => `$${place + 1}`).join(', ')
  await client.query(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(row))
}

/** Gives an assignment random targets and a random audience. */
export async function drawNames(client: PoolClient, draw: Draw, { units, people, media }: World, uuid: string) {
  for (const table of ['target', 'unit', 'person'])
    await client.query(`delete from assignment_${table} where assignment = $1`, [uuid])
  const targets = some(draw, media, 2)
  for (const medium of targets.length === 0 ? media.slice(0, 1) : targets)
    await insertRow(client, 'assignment_target', { assignment: uuid, medium })
  const named = some(draw, units, 3)
  for (const unit of named.length === 0 ? units.slice(1, 2) : named) {
    const isExcluded = draw(6) === 0
    await insertRow(client, 'assignment_unit', {
      assignment: uuid,
      unit,
      with_sub_units: draw(3) > 0,
      is_excluded: isExcluded,
    })
  }
  for (const person of some(draw, people, 6))
    await insertRow(client, 'assignment_person', { assignment: uuid, person, is_excluded: draw(2) === 0 })
  await client.query(
    `insert into assignment_person (assignment, person) select $1, $2 where not exists (select from assignment_unit x where x.assignment = $1
      and not x.is_excluded) on conflict (assignment, person) do update set is_excluded = false`,
    [uuid, people[0]],
  )
}

/** A random assignment: a draft, or active for some days. */
export async function drawAssignment(client: PoolClient, draw: Draw, world: World, isActive: boolean): Promise<string> {
  const uuid = createUuid()
  await insertRow(client, 'assignment', {
    uuid,
    title: `Random ${uuid.slice(-4)}`,
    owner_unit: world.units[0],
    state: isActive ? 'ACTIVE' : 'DRAFT',
    activated_at: isActive ? new Date(Date.now() - draw(400) * 86_400_000) : null,
    ...drawSettings(draw),
  })
  await drawNames(client, draw, world, uuid)
  return uuid
}

/** Random places, states and roles of the people. */
export async function drawPeople(client: PoolClient, draw: Draw, { units, people }: World): Promise<void> {
  for (const unit of units)
    await client.query('update unit set time_zone = $2 where uuid = $1', [unit, pick(draw, zones)])
  await client.query('delete from unit_membership where person = any($1::uuid[])', [people])
  const places = people.flatMap((person) =>
    some(draw, units, 3).map((unit, place) => ({ person, unit, days: draw(600), place, ends: draw(8) === 0 })),
  )
  await client.query(
    `insert into unit_membership (uuid, unit, person, role, is_default, created_at, until)
      select gen_random_uuid(), n.unit, n.person, 'MEMBER', n.place = 0, now() - n.days * interval '1 day',
        case when n.ends then (now() - interval '9 days')::date end
      from jsonb_to_recordset($1::jsonb) as n (unit uuid, person uuid, days int, place int, ends boolean)`,
    [JSON.stringify(places)],
  )
  await client.query(
    `update person p set status = n.status::person_status, roles = n.roles from jsonb_to_recordset($1::jsonb) as n (person uuid, status text, roles text[])
      where p.uuid = n.person`,
    [
      JSON.stringify(
        people.map((person) => ({
          person,
          status: pick(draw, ['ACTIVE', 'ACTIVE', 'ACTIVE', 'INVITED', 'SUSPENDED']),
          roles: draw(6) === 0 ? ['EDUCATION_MANAGER'] : ['LEARNER'],
        })),
      ),
    ],
  )
}

/** Random enrolments by other ways: booked, given by a manager, requested, closed. */
export async function drawEnrolments(client: PoolClient, draw: Draw, { people, media }: World): Promise<void> {
  const rows = people.flatMap((person) =>
    some(draw, media, 3).map((medium) => ({
      uuid: createUuid(),
      person,
      medium,
      way: pick(draw, ['SELF', 'MANAGER', 'REQUESTED', 'CLOSED']),
      days: orNull(draw, draw(60) - 10),
    })),
  )
  await client.query(
    `insert into enrolment (uuid, person, medium, access) select n.uuid, n.person, n.medium, case when n.way = 'REQUESTED' then 'REQUESTED' else 'CLOSED' end
      from jsonb_to_recordset($1::jsonb) as n (uuid uuid, person uuid, medium uuid, way text)`,
    [JSON.stringify(rows)],
  )
  await client.query(
    `insert into enrolment_source (uuid, enrolment, kind, due_at) select gen_random_uuid(), n.uuid, n.way, now() + n.days * interval '1 day'
      from jsonb_to_recordset($1::jsonb) as n (uuid uuid, way text, days int) where n.way in ('SELF', 'MANAGER')`,
    [JSON.stringify(rows)],
  )
  await settleEnrolments(
    client,
    rows.map(({ uuid }) => uuid),
  )
}

/** Some open enrolments are completed some time ago, some have a date of their own, some are waived. */
export async function drawProgress(client: PoolClient, draw: Draw): Promise<void> {
  const { rows } = await client.query<{ uuid: string }>(
    `select uuid from enrolment where completed_at is null order by person, medium, cycle`,
  )
  const fates = rows.map(({ uuid }) => ({ uuid, fate: draw(10), days: draw(700) }))
  const those = (fate: (of: number) => boolean) => JSON.stringify(fates.filter((row) => fate(row.fate)))
  const from = 'from jsonb_to_recordset($1::jsonb) as n (uuid uuid, days int) where e.uuid = n.uuid'
  await client.query(
    `update enrolment e set progress_state = 'COMPLETED', progress = 100, completed_at = now() - n.days * interval '1 day' ${from}`,
    [those((fate) => fate < 4)],
  )
  await client.query(
    `update enrolment e set waived_at = now(), waived_reason = 'Leave', waived_until = now() + (n.days - 300) * interval '1 day' ${from}`,
    [those((fate) => fate === 4)],
  )
  const dated = those((fate) => fate === 5)
  await client.query(`update enrolment e set own_due_at = now() + (n.days % 50) * interval '1 day' ${from}`, [dated])
  await settleEnrolments(
    client,
    fates.map(({ uuid }) => uuid),
  )
}

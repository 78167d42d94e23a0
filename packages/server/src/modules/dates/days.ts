import type { Pool, PoolClient } from 'pg'

type Sql = Pick<Pool | PoolClient, 'query'>

/**
 * Whether a membership has not ended, of a row of unit_membership: its last day is whole by the clocks of its unit (decision
 * 0061). The one answer to this question in every statement.
 */
export const isNotOver = (membership: string): string => `is_not_over(${membership}.until, ${membership}.unit)`

/** Whether the first day of a row of coming_membership is here, by the same clocks. */
export const hasBegun = (coming: string): string => `has_begun(${coming}.begins_on, ${coming}.unit)`

const writeCount = (day: string, zone: string): string =>
  `(select jsonb_build_object('timeZone', z.zone, 'daysLeft', ${day} - (now() at time zone z.zone)::date) from ${zone} z (zone) where ${day} is not null)`

/** How far a column of days is by the clocks of a unit, both of a row: a `DayCount` as JSON; null where there is no day. */
export const countUnitDays = (day: string, unit: string): string => writeCount(day, `unit_zone(${unit})`)

/** As `countUnitDays`, by the clocks of the installation: for the days of people. */
export const countOwnDays = (day: string): string => writeCount(day, 'installation_zone()')

/**
 * The day (RFC 3339's full-date) that a deadline of an enrolment ends, by the clocks by which it was set; null without one. The zone of
 * the installation is asked for once a statement, the sources of the enrolment only where the deadline ends no day there.
 */
export const deadlineDay = (moment: string, enrolment: string): string =>
  `(${moment} at time zone case when (${moment} at time zone (select installation_zone()))::time = '23:59:59'
    then (select installation_zone()) else deadline_zone(${moment}, ${enrolment}) end)::date::text`

/** The day of a moment by the clocks of a unit. */
export const unitDay = (moment: string, unit: string): string =>
  `(${moment} at time zone unit_zone(${unit}))::date::text`

/**
 * The IANA time zone of the installation, as far as the database can reckon with it, else UTC: what is asked of it by this zone
 * never fails.
 */
export async function readZone(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ zone: string }>('select installation_zone() as zone')
  return rows[0]?.zone ?? 'UTC'
}

/** Which day it is (RFC 3339's full-date) by the clocks of the installation: the days of people end by these. */
export async function readToday(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ today: string }>('select installation_day()::text as today')
  return rows[0]?.today ?? ''
}

/** Which day it is by the clocks of a unit: the last days in it end by these. */
export async function readUnitToday(sql: Sql, unit: string): Promise<string> {
  const { rows } = await sql.query<{ today: string }>('select unit_day($1)::text as today', [unit])
  return rows[0]?.today ?? ''
}

/** Tells the database's zones anew: a later PostgreSQL knows more of them. */
export async function learnZones(sql: Sql): Promise<void> {
  await sql.query(
    'insert into known_zone (folded, name) select lower(name), min(name) from pg_timezone_names group by 1 on conflict do nothing',
  )
}

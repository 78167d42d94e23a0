import type { Queryable } from '../../database/transaction.ts'

/** Years ahead that a deadline or the end of an exemption may lie; a later year is mistyped. */
const mostYearsAhead = 10

/** The last day that is taken, by the clocks of the installation. */
export async function readLastDay(sql: Queryable): Promise<string> {
  const { rows } = await sql.query<{ day: string }>(
    `select (installation_day() + $1 * interval '1 year')::date::text as day`,
    [mostYearsAhead],
  )
  return rows[0]?.day ?? ''
}

/** What is wrong with a day that has to be today or later, and not too far ahead; null where nothing is. */
export async function checkDayAhead(sql: Queryable, day: string): Promise<'IN_THE_PAST' | 'TOO_LATE' | null> {
  const { rows } = await sql.query<{ today: string }>('select installation_day()::text as today')
  if (day < (rows[0]?.today ?? '')) return 'IN_THE_PAST'
  return day > (await readLastDay(sql)) ? 'TOO_LATE' : null
}

import type { PoolClient } from 'pg'

/** A year beyond these is mistyped. */
const mostYears = 10

const check = `select case when $1::date < installation_day() then 'IN_THE_PAST'
  when $1::date > installation_day() + interval '${mostYears} years' then 'TOO_LATE' end as error`

/** What is wrong with the last day of something: it is over, or more than ten years away; null where nothing is. */
export async function checkFutureDay(client: PoolClient, day: string): Promise<'IN_THE_PAST' | 'TOO_LATE' | null> {
  const { rows } = await client.query<{ error: 'IN_THE_PAST' | 'TOO_LATE' | null }>(check, [day])
  return rows[0]?.error ?? null
}

/** The last day that is not more than ten years away, by the clocks of the installation. */
export async function readLastDay(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ day: string }>(
    `select (installation_day() + interval '${mostYears} years')::date::text as day`,
  )
  return rows[0]?.day ?? ''
}

import type { Accommodation, AccommodationPayload } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { isUuid } from '../../database/uuid.ts'
import type { ModuleDeps } from '../module.ts'
import { isPersonInScope, scopeOf } from '../scope.ts'

type Manager = Pick<Caller, 'subject' | 'roles'>

/** More time for people who need it. */
export interface AccommodationService {
  read(caller: Manager, person: string): Promise<Accommodation | null>
  set(caller: Manager, given: Accommodation): Promise<AccommodationPayload>
}

const read = (scope: string) => `select c.person, c.factor::float8 as factor, c.extra_days as "extraDays"
  from accommodation c where c.person = $1 and ${scope}`

/** Running attempts end by the new factor, counted from the moment their questions were drawn. */
const moveEnds = `update attempt a set ends_at = q.opened_at + (v.content ->> 'timeLimitMinutes')::float8 * $2 * interval '1 minute'
  from quiz_attempt q, medium_version v, enrolment e
  where q.attempt = a.uuid and v.uuid = a.version and e.uuid = a.enrolment and e.person = $1
    and a.state = 'RUNNING' and a.ends_at is not null and q.handed_in_at is null`

/** Makes the service. */
export function createAccommodations({
  pool,
  transact,
}: { readonly pool: Pool } & Pick<ModuleDeps, 'transact'>): AccommodationService {
  return {
    async read(caller, person) {
      if (!isUuid(person)) return null
      const scope = scopeOf(caller)
      const { rows } = await pool.query<Accommodation>(read(isPersonInScope(scope, 'c.person', '$2')), [
        person,
        ...(scope.manager === null ? [] : [scope.manager]),
      ])
      return rows[0] ?? null
    },
    set: (caller, given) => transact((client) => set(client, caller, given)),
  }
}

async function set(
  client: PoolClient,
  caller: Manager,
  { person, factor, extraDays }: Accommodation,
): Promise<AccommodationPayload> {
  const refuse = (code: AccommodationPayload['userErrors'][number]['code'], path: string): AccommodationPayload => ({
    accommodation: null,
    changedAttempts: 0,
    userErrors: [{ code, path: [path] }],
  })
  const scope = scopeOf(caller)
  if (!isUuid(person)) return refuse('UNKNOWN', 'person')
  const { rows } = await client.query(
    `select from person p where p.uuid = $1 and ${isPersonInScope(scope, 'p.uuid', '$2')}`,
    [person, ...(scope.manager === null ? [] : [scope.manager])],
  )
  if (rows.length === 0) return refuse('UNKNOWN', 'person')
  if (!(factor >= 1 && factor <= 5)) return refuse('NOT_OFFERED', 'factor')
  if (!(extraDays >= 0 && extraDays <= 365)) return refuse('NOT_OFFERED', 'extraDays')
  await client.query(
    `insert into accommodation (person, factor, extra_days, updated_by)
      values ($1, $2, $3, (select p.uuid from person p where p.subject = $4))
      on conflict (person) do update set factor = $2, extra_days = $3, updated_by = excluded.updated_by, updated_at = now()`,
    [person, factor, extraDays, caller.subject],
  )
  const moved = await client.query(moveEnds, [person, factor])
  return { accommodation: { person, factor, extraDays }, changedAttempts: moved.rowCount ?? 0, userErrors: [] }
}

import type { Role } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { nameInSql } from '../list/keysetPage.ts'

/** A view as somebody else, as its row tells. */
export interface ViewRow {
  readonly uuid: string
  readonly user: string
  readonly name: string
  readonly roles: Role[]
  readonly viewer: string
  readonly viewerSubject: string
  readonly sessionId: string
  readonly reason: string
  readonly startedAt: string
  readonly expiresAt: string
}

const name = (person: string): string => `coalesce(${nameInSql(person)}, ${person}.uuid::text)`

const columns = `v.uuid, v.person as "user", ${name('p')} as name, p.roles, ${name('a')} as viewer, a.subject as "viewerSubject",
  v.session_id as "sessionId", v.reason, v.started_at::text as "startedAt", v.expires_at::text as "expiresAt"`
const people = `join person a on a.uuid = v.viewer join person p on p.uuid = v.person`

// The administrator's log-out is the end of the view, and takes the provider's session away.
const isRunning = `v.ended_at is null and v.expires_at > now() and exists (
  select from oidc_payload s where s.session_state = v.session_id and s.expires_at > now())`

const find = `select p.subject from view_as v ${people}
  where v.uuid = $1 and a.subject = $2 and v.session_id = $3 and a.status = 'ACTIVE' and p.status = 'ACTIVE' and ${isRunning}`

/** The subject of who is seen; null where the view is not this viewer's, of another session of theirs, or over. */
export async function findSeen(
  pool: Pool,
  uuid: string,
  viewer: { readonly subject: string; readonly sessionId: string },
): Promise<string | null> {
  const values = [uuid, viewer.subject, viewer.sessionId]
  const { rows } = await pool.query<{ subject: string | null }>({ name: 'view-as', text: find, values })
  return rows[0]?.subject ?? null
}

/** The views going on now, the latest first. */
export async function listRunning(pool: Pool): Promise<ViewRow[]> {
  const { rows } = await pool.query<ViewRow>(
    `select ${columns} from view_as v ${people} where ${isRunning} order by v.started_at desc limit 100`,
  )
  return rows
}

/** One view, also where it has ended; null where there is none. */
export async function readView(client: Pick<PoolClient, 'query'>, uuid: string): Promise<ViewRow | null> {
  const { rows } = await client.query<ViewRow>(`select ${columns} from view_as v ${people} where v.uuid = $1`, [uuid])
  return rows[0] ?? null
}

/** A person who may be seen, or not. */
export interface Candidate {
  readonly subject: string | null
  readonly isActive: boolean
}

/** Null where there is no such person. */
export async function readCandidate(pool: Pool, uuid: string): Promise<Candidate | null> {
  const { rows } = await pool.query<Candidate>(
    `select subject, status = 'ACTIVE' as "isActive" from person where uuid = $1`,
    [uuid],
  )
  return rows[0] ?? null
}

/** A view that was just ended. */
export interface EndedView {
  readonly uuid: string
  readonly person: string
  readonly viewerSubject: string | null
}

const end = (which: string): string => `with ended as (
    update view_as v set ended_at = now() where v.ended_at is null and ${which} returning v.uuid, v.person, v.viewer
  ) select e.uuid, e.person, a.subject as "viewerSubject" from ended e join person a on a.uuid = e.viewer`

/** Ends what a person of this subject is looking at; in their row's lock, so that two beginnings follow each other. */
export async function endOf(client: PoolClient, subject: string): Promise<EndedView[]> {
  await client.query('select 1 from person where subject = $1 for update', [subject])
  return (await client.query<EndedView>(end('v.viewer = (select uuid from person where subject = $1)'), [subject])).rows
}

/** Ends one. */
export async function endOne(client: PoolClient, uuid: string): Promise<EndedView[]> {
  return (await client.query<EndedView>(end('v.uuid = $1'), [uuid])).rows
}

/** Ends those whose time, or whose session, is over. */
export async function endOver(client: PoolClient, why: 'TIME' | 'SIGN_OUT'): Promise<EndedView[]> {
  const isOver =
    why === 'TIME'
      ? 'v.expires_at <= now()'
      : 'not exists (select from oidc_payload s where s.session_state = v.session_id and s.expires_at > now())'
  return (await client.query<EndedView>(end(isOver))).rows
}

/** What began. */
export interface NewView {
  readonly uuid: string
  readonly viewer: string
  readonly person: string
  readonly sessionId: string
  readonly reason: string
}

/** Writes a view down; `viewer` is a subject, `person` a uuid. */
export async function insertView(
  client: PoolClient,
  { uuid, viewer, person, sessionId, reason }: NewView,
): Promise<void> {
  await client.query(
    'insert into view_as (uuid, viewer, person, session_id, reason) select $1, a.uuid, $3, $4, $5 from person a where a.subject = $2',
    [uuid, viewer, person, sessionId, reason],
  )
}

/** Forgets what ended a day ago: the audit log keeps that it was. */
export async function forgetEnded(pool: Pool): Promise<void> {
  await pool.query(`delete from view_as where ended_at < now() - interval '1 day'`)
}

import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { SessionEnd, SessionFacts } from '../../access/identityGateway.ts'
import { isUuid } from '../../database/uuid.ts'

// A place is listed only while the provider's own session lives: its end is the end here as well.
const live = `sign_in_session s join oidc_payload p on p.kind = 'Session' and p.uid = s.session_uid
  where s.account = $1 and p.payload ->> 'accountId' = $1::text and p.expires_at > to_timestamp($2)`

// Nobody reads further; who signs in without end must not make an answer without end.
const mostListed = 100

const list = `select s.uuid, p.session_state is not distinct from $3 as "isCurrent", s.signed_in_at as "signedInAt",
    s.last_seen_at as "lastSeenAt", s.user_agent as "userAgent",
    case when p.payload ->> 'transient' is null then p.expires_at end as "keptUntil"
  from ${live} order by s.last_seen_at desc, s.uuid desc limit ${mostListed}`

const find = `select s.session_uid as uid, p.session_state is not distinct from $4 as "isCurrent"
  from ${live} and s.uuid = $3`

/**
 * Ends sessions as a sign-out does (`PayloadAdapter`): grants, codes and refresh tokens go, and an empty place stays so
 * that an answer under way cannot bring the session back. They are locked in the order of their ids, so that two who end
 * the same ones at once do not wait for each other for ever.
 */
const end = (which: string, whose = `payload ->> 'accountId' = $1::text`) => `with target as (
    select id, uid, payload -> 'authorizations' as clients from oidc_payload
    where kind = 'Session' and ${whose} and ${which} order by id for update
  ), granted as (
    select client.value ->> 'grantId' as id from target, jsonb_each(target.clients) as client
  ), revoked as (
    delete from oidc_payload where grant_id in (select id from granted)
  ), removed as (
    delete from oidc_payload where kind = 'Grant' and id in (select id from granted)
  ), forgotten as (
    delete from sign_in_session where session_uid in (select uid from target)
  )
  update oidc_payload set payload = '{}', uid = null, session_state = null, consumed_at = now()
  where kind = 'Session' and id in (select id from target)`

const endOne = end('uid = $2')
const endOthers = end('session_state is distinct from $2')
const endEvery = end('true', `payload ->> 'accountId' = any($1::text[])`)

// Whoever typed the right password and has not gone on to the app yet has no session, and must not get one later.
const dropAccepted = `delete from oidc_payload
  where kind = 'Interaction' and payload -> 'result' -> 'login' ->> 'accountId' = $1::text`

const dropAcceptedOf = `delete from oidc_payload
  where kind = 'Interaction' and payload -> 'result' -> 'login' ->> 'accountId' = any($1::text[])`

// Nor may they go on to their second step.
const dropPendingOf = 'delete from pending_sign_in where account::text = any($1::text[])'

/** Lists where the caller is signed in, the latest seen first. */
export async function listSessions(
  pool: Pool,
  { subject, sessionId }: Pick<Caller, 'subject' | 'sessionId'>,
): Promise<readonly SessionFacts[]> {
  return (await pool.query<SessionFacts>(list, [subject, Date.now() / 1000, sessionId])).rows
}

/** Ends one session of the caller, unless it is the current one. */
export async function endSession(pool: Pool, caller: Caller, uuid: string): Promise<SessionEnd> {
  if (!isUuid(uuid)) return 'unknown'
  const values = [caller.subject, Date.now() / 1000, uuid, caller.sessionId]
  const { rows } = await pool.query<{ uid: string; isCurrent: boolean }>(find, values)
  const [found] = rows
  if (!found) return 'unknown'
  if (found.isCurrent) return 'current'
  await pool.query(endOne, [caller.subject, found.uid])
  return 'ended'
}

/** Ends the session of this id at the provider. */
export async function endSessionOf(client: PoolClient, subject: string, uid: string): Promise<void> {
  await client.query(endOne, [subject, uid])
}

/** Ends every session of the caller but the current one, and every sign-in that is half done, in one transaction. */
export async function endOtherSessions(client: PoolClient, { subject, sessionId }: Caller): Promise<void> {
  await client.query(endOthers, [subject, sessionId])
  await client.query(dropAccepted, [subject])
  await client.query(dropPendingOf, [[subject]])
}

/** Ends every session of these accounts, and every sign-in of theirs that is half done. */
export async function endEverySession(client: PoolClient, subjects: readonly string[]): Promise<void> {
  await client.query(endEvery, [subjects])
  await client.query(dropAcceptedOf, [subjects])
  await client.query(dropPendingOf, [subjects])
}

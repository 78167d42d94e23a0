import type { LinkReason } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Arrival, Caller } from '../../../access/caller.ts'
import { createUuid } from '../../../database/uuid.ts'
import { newPeopleUnit } from '../../scope.ts'
import { hashSecret } from '../sign-in/signInLinks.ts'

/** What is known of somebody when they come with a token nobody has met before. */
interface Stranger {
  readonly caller: Caller
  readonly arrival: Arrival
}

interface Candidate {
  readonly uuid: string
  readonly isBound: boolean
  readonly byNumber: boolean
  readonly byEmail: boolean
}

/** Whom a sign-in belongs to: somebody who is known, or a new person, about whom an administrator may have to decide. */
type Verdict =
  | { readonly kind: 'known'; readonly person: string; readonly invitation: string | null }
  | { readonly kind: 'new'; readonly reason: LinkReason | null; readonly candidates: readonly string[] }

const findInvited = `select i.uuid, i.person from invitation i join person p on p.uuid = i.person
  where i.token_hash = $1 and i.used_at is null and i.expires_at > now() and i.kind <> 'PASSWORD_RESET'
    and p.subject is null and p.status = 'INVITED' for update of i`

const findCandidates = `select p.uuid, p.subject is not null as "isBound", p.external_id is not distinct from $1 and $1::text is not null as "byNumber",
    lower(p.email) is not distinct from lower($2) and $2::text is not null as "byEmail"
  from person p where p.status <> 'ANONYMISED' and (p.external_id = $1 or lower(p.email) = lower($2)) order by p.uuid`

// Where everybody makes themselves known by signing in, nobody has to be told of it.
const findAwaited = `select exists (select from person where subject is null and status = 'INVITED') as "isAwaited"`

async function readInvitation(client: PoolClient, { invitation }: Arrival): Promise<Verdict | null> {
  if (invitation === null) return null
  const { rows } = await client.query<{ uuid: string; person: string }>(findInvited, [hashSecret(invitation)])
  return rows[0] === undefined ? null : { kind: 'known', person: rows[0].person, invitation: rows[0].uuid }
}

/**
 * The order of proof: the number that never changes, then an e-mail address that the provider has verified and that
 * nobody else signs in with. Whatever does not agree is for an administrator.
 */
function choose(candidates: readonly Candidate[], { isEmailVerified }: Arrival): Verdict | null {
  const unclear = (reason: LinkReason): Verdict => ({
    kind: 'new',
    reason,
    candidates: candidates.map(({ uuid }) => uuid),
  })
  const [one] = candidates
  if (one === undefined) return null
  if (candidates.length > 1) return unclear('SEVERAL_CANDIDATES')
  if (one.isBound) return unclear('ADDRESS_REUSED')
  if (one.byNumber || isEmailVerified) return { kind: 'known', person: one.uuid, invitation: null }
  return unclear('UNVERIFIED_EMAIL')
}

async function recognise(client: PoolClient, { caller, arrival }: Stranger): Promise<Verdict> {
  const invited = await readInvitation(client, arrival)
  if (invited !== null) return invited
  const values = [arrival.number, caller.claims.email]
  const { rows } = await client.query<Candidate>(findCandidates, values)
  const chosen = choose(rows, arrival)
  if (chosen !== null) return chosen
  const awaited = await client.query<{ isAwaited: boolean }>(findAwaited)
  return { kind: 'new', reason: awaited.rows[0]?.isAwaited === true ? 'NO_CANDIDATE' : null, candidates: [] }
}

const bind = `update person set subject = $2, updated_at = now() where uuid = $1`
const useUp = `update invitation set used_at = now() where uuid = $1`

const openCase = `insert into link_case (uuid, subject, username, email, given_name, family_name, reason, candidates)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`

const insertPerson = `insert into person (uuid, subject, status) values ($1, $2, 'ACTIVE') on conflict (subject) do nothing`

// From the general unit nobody leaves; of another one whoever manages it decides that.
const placeNew = `insert into unit_membership (uuid, unit, person, source, is_default)
  select $1, u.uuid, p.uuid, case when u.is_general then 'SELF' else 'MANUAL' end, true from unit u, person p
  where u.uuid = ${newPeopleUnit} and p.subject = $2
    and not exists (select from unit_membership m where m.person = p.uuid)
  on conflict do nothing`

async function welcome(client: PoolClient, { caller }: Stranger, { reason, candidates }: Verdict & { kind: 'new' }) {
  const { subject, claims } = caller
  await client.query(insertPerson, [createUuid(), subject])
  await client.query(placeNew, [createUuid(), subject])
  if (reason === null) return
  const { username, email, givenName, familyName } = claims
  await client.query(openCase, [createUuid(), subject, username, email, givenName, familyName, reason, candidates])
}

// Two first calls of one browser come at the same moment.
const wait = `select pg_advisory_xact_lock(hashtextextended($1, 1))`
const isKnown = `select uuid from person where subject = $1`

/**
 * Binds the subject of a token that nobody has met to an invited person: by their invitation, by the configured number
 * that never changes, or by a verified e-mail address. Where that is not clear they come in as a new person, and an
 * administrator is asked whether they are one of those who are known.
 */
export async function linkStranger(client: PoolClient, caller: Caller, arrival: Arrival): Promise<void> {
  await client.query(wait, [caller.subject])
  if ((await client.query(isKnown, [caller.subject])).rowCount !== 0) return
  const verdict = await recognise(client, { caller, arrival })
  if (verdict.kind === 'new') return welcome(client, { caller, arrival }, verdict)
  await client.query(bind, [verdict.person, caller.subject])
  if (verdict.invitation !== null) await client.query(useUp, [verdict.invitation])
}

/** The person of a subject, made where there is none. */
export async function meetPerson(client: PoolClient, subject: string): Promise<string> {
  await client.query(insertPerson, [createUuid(), subject])
  const { rows } = await client.query<{ uuid: string }>(isKnown, [subject])
  if (rows[0] === undefined) throw new Error('A person who has just been made is gone.')
  return rows[0].uuid
}

import type { LinkReason } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Arrival, Caller } from '../../../access/caller.ts'
import { createUuid } from '../../../database/uuid.ts'
import { newPeopleUnit } from '../../scope.ts'
import { hashSecret } from '../sign-in/signInLinks.ts'

/** A sign-in with a subject that is not linked to a person yet. */
interface FirstSignIn {
  readonly caller: Caller
  readonly arrival: Arrival
}

interface Candidate {
  readonly uuid: string
  readonly isBound: boolean
  readonly byNumber: boolean
  readonly byEmail: boolean
}

/** The person of a first sign-in: a known one, or a new one, which an administrator may have to link later. */
type Match =
  | { readonly kind: 'known'; readonly person: string; readonly invitation: string | null }
  | { readonly kind: 'new'; readonly reason: LinkReason | null; readonly candidates: readonly string[] }

const findInvited = `select i.uuid, i.person from invitation i join person p on p.uuid = i.person
  where i.token_hash = $1 and i.used_at is null and i.expires_at > now() and i.kind <> 'PASSWORD_RESET'
    and p.subject is null and p.status = 'INVITED' for update of i`

const findCandidates = `select p.uuid, p.subject is not null as "isBound", p.external_id is not distinct from $1 and $1::text is not null as "byNumber",
    lower(p.email) is not distinct from lower($2) and $2::text is not null as "byEmail"
  from person p where p.status <> 'ANONYMISED' and (p.external_id = $1 or lower(p.email) = lower($2)) order by p.uuid`

// Without invited people every first sign-in makes a new person, and there is nothing to decide.
const findAwaited = `select exists (select from person where subject is null and status = 'INVITED') as "isAwaited"`

async function readInvitation(client: PoolClient, { invitation }: Arrival): Promise<Match | null> {
  if (invitation === null) return null
  const { rows } = await client.query<{ uuid: string; person: string }>(findInvited, [hashSecret(invitation)])
  return rows[0] === undefined ? null : { kind: 'known', person: rows[0].person, invitation: rows[0].uuid }
}

/**
 * Matches by the number that never changes, then by an email address that the provider has verified and that nobody else
 * signs in with. An administrator decides ambiguous cases.
 */
function matchCandidates(candidates: readonly Candidate[], { isEmailVerified }: Arrival): Match | null {
  const ambiguous = (reason: LinkReason): Match => ({
    kind: 'new',
    reason,
    candidates: candidates.map(({ uuid }) => uuid),
  })
  const [one] = candidates
  if (one === undefined) return null
  if (candidates.length > 1) return ambiguous('SEVERAL_CANDIDATES')
  if (one.isBound) return ambiguous('ADDRESS_REUSED')
  if (one.byNumber || isEmailVerified) return { kind: 'known', person: one.uuid, invitation: null }
  return ambiguous('UNVERIFIED_EMAIL')
}

async function findMatch(client: PoolClient, { caller, arrival }: FirstSignIn): Promise<Match> {
  const invited = await readInvitation(client, arrival)
  if (invited !== null) return invited
  const values = [arrival.number, caller.claims.email]
  const { rows } = await client.query<Candidate>(findCandidates, values)
  const chosen = matchCandidates(rows, arrival)
  if (chosen !== null) return chosen
  const awaited = await client.query<{ isAwaited: boolean }>(findAwaited)
  return { kind: 'new', reason: awaited.rows[0]?.isAwaited === true ? 'NO_CANDIDATE' : null, candidates: [] }
}

const bind = `update person set subject = $2, updated_at = now() where uuid = $1`
const markInvitationUsed = `update invitation set used_at = now() where uuid = $1`

const insertCase = `insert into link_case (uuid, subject, username, email, given_name, family_name, reason, candidates)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`

const insertPerson = `insert into person (uuid, subject, status) values ($1, $2, 'ACTIVE') on conflict (subject) do nothing`

// People do not leave the general unit; of another unit its managers decide. The source says so.
const addToNewPeopleUnit = `insert into unit_membership (uuid, unit, person, source, is_default)
  select $1, u.uuid, p.uuid, case when u.is_general then 'SELF' else 'MANUAL' end, true from unit u, person p
  where u.uuid = ${newPeopleUnit} and p.subject = $2
    and not exists (select from unit_membership m where m.person = p.uuid)
  on conflict do nothing`

async function createPerson(
  client: PoolClient,
  { caller }: FirstSignIn,
  { reason, candidates }: Match & { kind: 'new' },
) {
  const { subject, claims } = caller
  await client.query(insertPerson, [createUuid(), subject])
  await client.query(addToNewPeopleUnit, [createUuid(), subject])
  if (reason === null) return
  const { username, email, givenName, familyName } = claims
  await client.query(insertCase, [createUuid(), subject, username, email, givenName, familyName, reason, candidates])
}

// A browser sends its first calls at the same moment.
const lockSubject = `select pg_advisory_xact_lock(hashtextextended($1, 1))`
const findPerson = `select uuid from person where subject = $1`

/**
 * Links a new subject to an invited person: by the invitation, by the configured number that never changes, or by a
 * verified email address. In ambiguous cases it makes a new person and opens a case for an administrator.
 */
export async function linkFirstSignIn(client: PoolClient, caller: Caller, arrival: Arrival): Promise<void> {
  await client.query(lockSubject, [caller.subject])
  if ((await client.query(findPerson, [caller.subject])).rowCount !== 0) return
  const match = await findMatch(client, { caller, arrival })
  if (match.kind === 'new') return createPerson(client, { caller, arrival }, match)
  await client.query(bind, [match.person, caller.subject])
  if (match.invitation !== null) await client.query(markInvitationUsed, [match.invitation])
}

/** The person of a subject; created where there is none. */
export async function findOrCreatePerson(client: PoolClient, subject: string): Promise<string> {
  await client.query(insertPerson, [createUuid(), subject])
  const { rows } = await client.query<{ uuid: string }>(findPerson, [subject])
  if (rows[0] === undefined) throw new Error('A person who has just been created is missing.')
  return rows[0].uuid
}

import type { BulkPayload, LinkReason, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { scopeOf } from '../../scope.ts'
import { moveBelongings, moveCountedSessions } from '../duplicates/moveBelongings.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { findTarget, addMembers } from '../person/unitPlacement.ts'
import { userError } from '../../userError.ts'

const lockCase = `select subject, state, reason, unit, candidates from link_case where uuid = $1 for update`
const lockBoth = `select uuid, subject, status from person where uuid = $1 or subject = $2 order by uuid for update`

const clearSubject = 'update person set subject = null where uuid = $1'

const absorb = `update person t set subject = $3, login_count = t.login_count + n.login_count,
    last_sign_in_at = greatest(t.last_sign_in_at, n.last_sign_in_at), created_at = least(t.created_at, n.created_at), phone = coalesce(t.phone, n.phone),
    pronouns = coalesce(t.pronouns, n.pronouns), avatar_url = coalesce(t.avatar_url, n.avatar_url),
    status = case when t.status = 'INVITED' then 'ACTIVE' else t.status end, revision = t.revision + 1, updated_at = now()
  from (values (0)) nothing left join person n on n.uuid = $1 where t.uuid = $2`

const remove = 'delete from person where uuid = $1'
const bind = `update person set subject = $2, status = case when status = 'INVITED' then 'ACTIVE' else status end,
  revision = revision + 1, updated_at = now() where uuid = $1`

interface Person {
  readonly uuid: string
  readonly subject: string | null
  readonly status: string
}

async function unite(client: PoolClient, newcomer: Person | undefined, known: Person, subject: string): Promise<void> {
  if (known.subject !== null) await moveCountedSessions(client, known.subject, subject)
  if (newcomer === undefined) return void (await client.query(bind, [known.uuid, subject]))
  // Moves what the new person has done since the first sign-in. Proofs keep what they prove.
  await moveBelongings(client, newcomer.uuid, known.uuid)
  await client.query(clearSubject, [newcomer.uuid])
  await client.query(absorb, [newcomer.uuid, known.uuid, subject])
  await client.query(remove, [newcomer.uuid])
}

const close = `update link_case set state = $2, decided_at = now(), decided_by = (select uuid from person where subject = $3)
  where uuid = $1`

interface OpenCase {
  /** Null in the question of a manager. */
  readonly subject: string | null
  readonly state: string
  readonly reason: LinkReason
  readonly unit: string | null
  readonly candidates: readonly string[]
}

const isIn = 'select from unit_membership where unit = $1 and person = $2'

/** Answers the question of a manager: adds one of the candidates to the manager's unit, or nobody. */
async function answerQuestion(
  client: PoolClient,
  call: CallContext,
  uuid: string,
  user: string | null,
  { unit, candidates }: OpenCase,
): Promise<UserError[]> {
  if (user === null) {
    await client.query(close, [uuid, 'REFUSED', call.subject])
    await writeAudit(client, call, [
      { action: 'user.declineAsked', objectKind: 'user', object: null, ...(unit === null ? {} : { after: { unit } }) },
    ])
    return []
  }
  const person = user.toLowerCase()
  if (!candidates.includes(person)) return [userError('UNKNOWN', 'user')]
  if (unit === null) return [userError('WRONG_STATE', 'user')]
  const target = await findTarget(client, unit, scopeOf(call))
  if (target?.isOpen !== true) return [userError('WRONG_STATE', 'uuid')]
  // People who have joined the unit meanwhile keep their role.
  if ((await client.query(isIn, [unit, person])).rowCount === 0) {
    await addMembers(client, [person], { unit, role: 'MEMBER', until: null, source: 'MANUAL' })
    await writeAudit(client, call, [
      { action: 'user.addToUnit', objectKind: 'user', object: person, after: { unit, role: 'MEMBER' } },
    ])
  }
  await client.query(close, [uuid, 'LINKED', call.subject])
  return []
}

async function decide(client: PoolClient, call: CallContext, uuid: string, user: string | null): Promise<UserError[]> {
  if (!isUuid(uuid)) return [userError('UNKNOWN', 'uuid')]
  const { rows } = await client.query<OpenCase>(lockCase, [uuid])
  const [open] = rows
  if (open === undefined) return [userError('UNKNOWN', 'uuid')]
  if (open.state !== 'OPEN') return [userError('WRONG_STATE', 'uuid')]
  return open.subject === null
    ? answerQuestion(client, call, uuid, user, open)
    : link(client, call, uuid, user, open.subject)
}

async function link(
  client: PoolClient,
  call: CallContext,
  uuid: string,
  user: string | null,
  subject: string,
): Promise<UserError[]> {
  if (user !== null) {
    if (!isUuid(user)) return [userError('UNKNOWN', 'user')]
    const people = (await client.query<Person>(lockBoth, [user, subject])).rows
    const known = people.find((person) => person.uuid === user.toLowerCase())
    if (known === undefined) return [userError('UNKNOWN', 'user')]
    if (known.status === 'ANONYMISED' || known.subject === subject) return [userError('WRONG_STATE', 'user')]
    await unite(
      client,
      people.find((person) => person.subject === subject),
      known,
      subject,
    )
  }
  await client.query(close, [uuid, user === null ? 'CREATED' : 'LINKED', call.subject])
  const action = user === null ? 'user.welcome' : 'user.link'
  const object =
    user ??
    (await client.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])).rows[0]?.uuid ??
    null
  await writeAudit(client, call, [{ action, objectKind: 'user', object }])
  return []
}

/** Decides a link case, once: links its sign-in to a person, or leaves the new person as they are. */
export async function decideLinkCase(
  { transact }: PeopleDeps,
  call: CallContext,
  uuid: string,
  user: string | null,
): Promise<BulkPayload> {
  const userErrors = await transact((client) => decide(client, call, uuid, user))
  return { changed: userErrors.length === 0 ? 1 : 0, job: null, userErrors }
}

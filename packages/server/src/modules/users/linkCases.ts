import type { BulkPayload, LinkCasePage, LinkReason, PageInput, UnitStep, User, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { buildPage, planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { moveBelongings, moveCountedSessions } from './merge/moveBelongings.ts'
import type { PeopleParts } from './parts.ts'
import { findTarget, placePeople } from './placement.ts'
import { fault } from './rules.ts'

interface CaseRow {
  readonly uuid: string
  readonly username: string | null
  readonly email: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly reason: LinkReason
  readonly candidates: readonly string[]
  readonly askedBy: string | null
  readonly unit: UnitStep | null
  readonly concerned: string | null
  readonly displayedId: string | null
  readonly externalId: string | null
  readonly createdAt: Date
  readonly sortValue: string
}

const oldestFirst = { field: 'CREATED', direction: 'ASCENDING' } as const

const columns = `uuid, username, email, given_name as "givenName", family_name as "familyName", reason, candidates,
  asked_by as "askedBy", concerned, displayed_id as "displayedId", external_id as "externalId",
  (select jsonb_build_object('uuid', u.uuid, 'name', u.name, 'key', u.key) from unit u where u.uuid = link_case.unit) as unit,
  created_at as "createdAt", created_at::text as "sortValue"`

const isAsked = (reason: LinkReason): boolean => reason === 'ASKED_TO_ADD' || reason === 'ASKED_TO_CHANGE'

type People = ReadonlyMap<string, User>

const pick = (people: People, uuid: string | null): User | null => (uuid === null ? null : (people.get(uuid) ?? null))

const writeCase = (people: People, row: CaseRow) => ({
  ...{
    uuid: row.uuid,
    username: row.username,
    email: row.email,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
  },
  name: [row.givenName, row.familyName].filter((part) => part !== null).join(' ') || null,
  candidates: row.candidates.flatMap((uuid) => people.get(uuid) ?? []),
  asked: isAsked(row.reason)
    ? {
        by: pick(people, row.askedBy),
        concerned: pick(people, row.concerned),
        unit: row.unit,
        displayedId: row.displayedId,
        externalId: row.externalId,
      }
    : null,
})

const namedIn = ({ candidates, askedBy, concerned }: CaseRow): readonly string[] =>
  [...candidates, askedBy, concerned].filter((uuid) => uuid !== null)

/** Sign-ins and questions of managers that wait for somebody's decision, who has waited longest first. */
export async function listLinkCases(
  { pool, store, mapper }: PeopleParts,
  asker: CallContext,
  page: PageInput,
): Promise<LinkCasePage> {
  const plan = planPage(page, oldestFirst)
  const [order, sign] = plan.isBackward ? ['desc', '<'] : ['asc', '>']
  const cursor = plan.from === null ? '' : `and (created_at, uuid) ${sign} ($2::timestamptz, $3::uuid)`
  const text = `select ${columns} from link_case where state = 'OPEN' ${cursor} order by created_at ${order}, uuid ${order} limit $1`
  const values = [plan.limit + 1, ...(plan.from === null ? [] : [plan.from.value, plan.from.uuid])]
  const { rows } = await pool.query<CaseRow>(text, values)
  const { items, pageInfo } = buildPage(plan, rows, plan.from !== null, (row) => row.sortValue)
  const scope = scopeOf(asker)
  const found = await store.findMany([...new Set(items.flatMap(namedIn))], scope)
  const people = new Map(found.map((row) => [row.uuid, mapper(row, scope)]))
  return { items: items.map((row) => writeCase(people, row)), pageInfo }
}

const lockCase = `select subject, state, reason, unit, candidates from link_case where uuid = $1 for update`
const lockBoth = `select uuid, subject, status from person where uuid = $1 or subject = $2 order by uuid for update`

const free = 'update person set subject = null where uuid = $1'

const join = `update person t set subject = $3, login_count = t.login_count + n.login_count,
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
  // What they did since they came as somebody new goes along; proofs keep what they prove.
  await moveBelongings(client, newcomer.uuid, known.uuid)
  await client.query(free, [newcomer.uuid])
  await client.query(join, [newcomer.uuid, known.uuid, subject])
  await client.query(remove, [newcomer.uuid])
}

const close = `update link_case set state = $2, decided_at = now(), decided_by = (select uuid from person where subject = $3)
  where uuid = $1`

interface OpenCase {
  /** Null where a manager asks. */
  readonly subject: string | null
  readonly state: string
  readonly reason: LinkReason
  readonly unit: string | null
  readonly candidates: readonly string[]
}

const isIn = 'select from unit_membership where unit = $1 and person = $2'

/** Adds one of those whom a manager's entry collides with to the manager's unit, or nobody. */
async function answerQuestion(
  client: PoolClient,
  asker: CallContext,
  uuid: string,
  user: string | null,
  { unit, candidates }: OpenCase,
): Promise<UserError[]> {
  if (user === null) {
    await client.query(close, [uuid, 'REFUSED', asker.subject])
    await writeAudit(client, asker, [
      { action: 'user.declineAsked', objectKind: 'user', object: null, ...(unit === null ? {} : { after: { unit } }) },
    ])
    return []
  }
  const person = user.toLowerCase()
  if (!candidates.includes(person)) return [fault('UNKNOWN', 'user')]
  if (unit === null) return [fault('WRONG_STATE', 'user')]
  const target = await findTarget(client, unit, scopeOf(asker))
  if (target?.isOpen !== true) return [fault('WRONG_STATE', 'uuid')]
  // Whoever has come into the unit meanwhile stays what they are there.
  if ((await client.query(isIn, [unit, person])).rowCount === 0) {
    await placePeople(client, [person], { unit, role: 'MEMBER', until: null, source: 'MANUAL' })
    await writeAudit(client, asker, [
      { action: 'user.addToUnit', objectKind: 'user', object: person, after: { unit, role: 'MEMBER' } },
    ])
  }
  await client.query(close, [uuid, 'LINKED', asker.subject])
  return []
}

async function decide(client: PoolClient, asker: CallContext, uuid: string, user: string | null): Promise<UserError[]> {
  if (!isUuid(uuid)) return [fault('UNKNOWN', 'uuid')]
  const { rows } = await client.query<OpenCase>(lockCase, [uuid])
  const [open] = rows
  if (open === undefined) return [fault('UNKNOWN', 'uuid')]
  if (open.state !== 'OPEN') return [fault('WRONG_STATE', 'uuid')]
  return open.subject === null
    ? answerQuestion(client, asker, uuid, user, open)
    : link(client, asker, uuid, user, open.subject)
}

async function link(
  client: PoolClient,
  asker: CallContext,
  uuid: string,
  user: string | null,
  subject: string,
): Promise<UserError[]> {
  if (user !== null) {
    if (!isUuid(user)) return [fault('UNKNOWN', 'user')]
    const people = (await client.query<Person>(lockBoth, [user, subject])).rows
    const known = people.find((person) => person.uuid === user.toLowerCase())
    if (known === undefined) return [fault('UNKNOWN', 'user')]
    if (known.status === 'ANONYMISED' || known.subject === subject) return [fault('WRONG_STATE', 'user')]
    await unite(
      client,
      people.find((person) => person.subject === subject),
      known,
      subject,
    )
  }
  await client.query(close, [uuid, user === null ? 'CREATED' : 'LINKED', asker.subject])
  const action = user === null ? 'user.welcome' : 'user.link'
  const object =
    user ??
    (await client.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])).rows[0]?.uuid ??
    null
  await writeAudit(client, asker, [{ action, objectKind: 'user', object }])
  return []
}

/** Gives the sign-in of a case to a person, or lets it be the new person it made; each case is decided once. */
export async function decideLinkCase(
  { transact }: PeopleParts,
  asker: CallContext,
  uuid: string,
  user: string | null,
): Promise<BulkPayload> {
  const userErrors = await transact((client) => decide(client, asker, uuid, user))
  return { changed: userErrors.length === 0 ? 1 : 0, job: null, userErrors }
}

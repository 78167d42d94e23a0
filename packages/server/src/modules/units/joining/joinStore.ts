import type {
  JoinableUnit,
  JoinMode,
  JoinRequest,
  JoinRequestPage,
  JoinRequestState,
  OwnJoinRequest,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { PagePlan } from '../../paging.ts'
import { patternsOf } from '../../searching.ts'
import { nameInSql, readKeysetPage } from '../../list/keysetPage.ts'
import { nameOf } from '../memberSql.ts'
import {
  collectValues,
  type Connection,
  isManaging,
  nearest,
  pathOf,
  readRows,
  readRowsAnew,
  stepOf,
  type Values,
} from '../statements.ts'

/** Whoever was declined cannot ask the same unit again for so long. */
export const daysBetween = 7

const isJoinable = (unit: string): string =>
  `${unit}.join_mode <> 'NONE' and ${unit}.is_active and ${unit}.archived_at is null`

// The latest of a person's requests to a unit, as far as it still matters.
const lastRequest = `(select case when r.state = 'REQUESTED' or (r.state = 'DECLINED' and r.decided_at > now() - interval '${daysBetween} days')
    then r.state end from join_request r where r.unit = u.uuid and r.person = (select uuid from me) order by r.created_at desc limit 1)`

// What lies above a unit may be closed: then its name is nobody's business who is not in that branch.
const isKnown = `(p.is_general or (${isJoinable('p')}) or p.uuid in (select o.ancestor from unit_membership m
  join unit_ancestor o on o.unit = m.unit where m.person = (select uuid from me)))`

const columns = `u.uuid, u.name, u.displayed_id as "displayedId", u.description, u.join_mode as "joinMode",
  ${nearest('u.uuid', 'logo_url')} as "logoUrl", ${nearest('u.uuid', 'color')} as color, ${pathOf('u.uuid', isKnown)} as path,
  ${lastRequest} as request`

function writePage(plan: PagePlan<'NAME'>, subject: string, search: string, values: Values): string {
  const me = `with me as (select uuid from person where subject = ${values.put(subject)})`
  const conditions = [
    isJoinable('u'),
    `not exists (select from unit_membership m where m.unit = u.uuid and m.person = (select uuid from me))`,
  ]
  for (const pattern of patternsOf(search)) conditions.push(`u.search_text like ${values.put(pattern)}`)
  const isRising = !plan.isBackward
  const order = isRising ? 'asc' : 'desc'
  const cursor = plan.from === null ? null : `(${values.put(plan.from.value)}, ${values.put(plan.from.uuid)}::uuid)`
  const beyond = cursor === null ? [] : [`(u.name, u.uuid) ${isRising ? '>' : '<'} ${cursor}`]
  const behind = `exists (select from unit u where ${[...conditions, `(u.name, u.uuid) ${isRising ? '<=' : '>='} ${cursor ?? ''}`].join(' and ')})`
  return `${me} select ${columns}, ${cursor === null ? 'false' : behind} as "hasBehind" from unit u
    where ${[...conditions, ...beyond].join(' and ')} order by u.name ${order}, u.uuid ${order} limit ${values.put(plan.limit + 1)}`
}

/** Units that a person may join and is not in, one more than the page holds where there are more. */
export async function readJoinable(
  connection: Connection,
  plan: PagePlan<'NAME'>,
  subject: string,
  search: string,
): Promise<{ rows: JoinableUnit[]; hasBehind: boolean }> {
  const values = collectValues()
  const text = writePage(plan, subject, search, values)
  const rows = await (search === '' ? readRows : readRowsAnew)<JoinableUnit & { hasBehind: boolean }>(
    connection,
    text,
    values.list,
  )
  return { rows, hasBehind: rows[0]?.hasBehind ?? plan.from !== null }
}

const own = `select r.uuid, ${stepOf('u')} as unit, r.state, r.created_at as "createdAt", r.decided_at as "decidedAt", r.reason
  from (select distinct on (j.unit) j.* from join_request j join person p on p.uuid = j.person
    where p.subject = $1 order by j.unit, j.created_at desc) r join unit u on u.uuid = r.unit and u.archived_at is null
  where r.state = 'REQUESTED' or (r.state = 'DECLINED' and r.decided_at > now() - interval '${daysBetween} days')
  order by r.created_at desc, r.uuid limit 100`

/** What a person asked for, the latest first. */
export const readOwnRequests = (connection: Connection, subject: string): Promise<OwnJoinRequest[]> =>
  readRows<OwnJoinRequest>(connection, own, [subject])

/** Who waits for an answer of a unit, the longest first. */
export async function readRequests(
  connection: Connection,
  plan: PagePlan<'ASKED'>,
  unit: string,
): Promise<JoinRequestPage> {
  return readKeysetPage<JoinRequest, 'ASKED'>(connection, plan, {
    columns: `t.uuid, coalesce(${nameInSql('p')}, '') as name, p.email, p.avatar_url as "avatarUrl", t.created_at as "createdAt"`,
    from: 'join_request t join person p on p.uuid = t.person',
    key: 't.created_at',
    where: ['t.unit = $1', `t.state = 'REQUESTED'`],
    values: [unit],
  })
}

/** A unit that somebody wants to join, with how they stand to it. */
export interface Wanted {
  readonly name: string
  readonly joinMode: JoinMode
  readonly isMember: boolean
  /** As `JoinableUnit.request`. */
  readonly request: JoinRequestState | null
  /** How many requests the person made within a day, to any unit. */
  readonly requestsToday: number
}

const wanted = `with me as (select $2::uuid as uuid)
  select u.name, u.join_mode as "joinMode", ${lastRequest} as request,
    exists (select from unit_membership m where m.unit = u.uuid and m.person = $2) as "isMember",
    (select count(*)::int from join_request r where r.person = $2 and r.created_at > now() - interval '1 day') as "requestsToday"
  from unit u where u.uuid = $1 and ${isJoinable('u')} for share of u`

/** Null where the unit is closed, switched off, put away, or none; it stays as it is until the transaction ends. */
export async function readWanted(client: PoolClient, unit: string, person: string): Promise<Wanted | null> {
  return (await client.query<Wanted>(wanted, [unit, person])).rows[0] ?? null
}

/** Somebody a mail may be for. */
export interface MailRecipient {
  readonly person: string
  readonly name: string
  readonly email: string | null
  readonly locale: string | null
}

const maxRecipients = 20

// Those of the nearest unit upwards that has anybody who can open the page the mail leads to.
const responsible = `with near as (select a.ancestor, a.distance, k.uuid from unit_ancestor a join unit_membership g on g.unit = a.ancestor
    join person k on k.uuid = g.person
    where a.unit = $1 and ${isManaging('g')} and k.status = 'ACTIVE' and k.email is not null and k.roles && '{ADMIN,EDUCATION_MANAGER}')
  select k.uuid as person, ${nameOf('k')} as name, k.email, k.locale from near n join person k on k.uuid = n.uuid
  where n.distance = (select min(distance) from near) order by k.sort_name, k.uuid limit ${maxRecipients}`

/** Who is told that somebody asks to join a unit. */
export async function readResponsible(client: PoolClient, unit: string): Promise<MailRecipient[]> {
  return (await client.query<MailRecipient>(responsible, [unit])).rows
}

/** An open request, with whom the answer is for. */
export interface OpenRequest extends MailRecipient {
  readonly uuid: string
}

// People before their requests, as joining does it.
const holdPeople = `select from person where uuid in (select person from join_request where unit = $1 and uuid = any($2::uuid[]))
  order by uuid for no key update`
const open = `select r.uuid, r.person, ${nameOf('p')} as name, p.email, p.locale from join_request r join person p on p.uuid = r.person
  where r.unit = $1 and r.uuid = any($2::uuid[]) and r.state = 'REQUESTED' order by r.uuid for update of r`

/** Those of the requests that are still open, locked. */
export async function lockOpenRequests(
  client: PoolClient,
  unit: string,
  requests: readonly string[],
): Promise<OpenRequest[]> {
  await client.query(holdPeople, [unit, requests])
  return (await client.query<OpenRequest>(open, [unit, requests])).rows
}

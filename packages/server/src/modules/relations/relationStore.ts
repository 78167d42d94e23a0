import type {
  Relation,
  RelationFilter,
  RelationInvitation,
  RelationOfLearner,
  RelationParty,
  RelationSight,
  RelationState,
  RelationType,
} from '@somo/graphql/schema'
import { SomoError } from '../../access/somoError.ts'
import type { Queryable } from '../../database/transaction.ts'
import { createParameters, writePredicates, type FilterTable } from '../list/keysetList.ts'
import { countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import { patternsOf } from '../searching.ts'

/** The state of relation `t` now, as SQL. */
export const relationState = (t: string): string =>
  `relation_state(${t}.state, ${t}.relative_accepted_at, ${t}.code_expires_at, ${t}.until, now())`

const personInSql = (p: string): string =>
  `jsonb_build_object('uuid', ${p}.uuid, 'name', coalesce(${nameInSql(p)}, ''), 'email', ${p}.email)`

const columns = `t.uuid, ${personInSql('l')} as learner, case when r.uuid is not null then ${personInSql('r')} end as relative, t.email,
  t.type, t.sees, ${relationState('t')} as state,
  t.state = 'INVITED' and t.relative_accepted_at is not null and t.learner_accepted_at is null as "waitsForLearner",
  t.created_at as "createdAt", t.started_at as "startedAt", t.until::text, t.code_expires_at as "codeUntil", t.ended_at as "endedAt",
  t.ended_by as "endedBy", t.revision`
const from = 'relation t join person l on l.uuid = t.learner left join person r on r.uuid = t.relative'

const predicates: FilterTable<RelationFilter> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map(add)
      .map(
        (pattern) =>
          `(l.search_text like ${pattern} or r.search_text like ${pattern} or fold_text(t.email) like ${pattern})`,
      )
      .join(' and ') || 'true',
  state: (states: readonly RelationState[], { add }) => `${relationState('t')} = any(${add(states)}::text[])`,
  type: (types: readonly RelationType[], { add }) => `t.type = any(${add(types)}::text[])`,
}

const longestSearch = 200

function listOf(filter: Partial<RelationFilter>): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const where = writePredicates(predicates, filter, parameters)
  return { columns, from, key: 't.created_at', where, values: parameters.values }
}

export const listRelations = (sql: Queryable, plan: PagePlan<'CREATED'>, filter: Partial<RelationFilter>) =>
  readKeysetPage<Relation, 'CREATED'>(sql, plan, listOf(filter))

export const countRelations = (sql: Queryable, cap: number, filter: Partial<RelationFilter>): Promise<number> =>
  countKeysetList(sql, listOf(filter), cap)

export async function findRelation(sql: Queryable, uuid: string): Promise<Relation | null> {
  return (await sql.query<Relation>(`select ${columns} from ${from} where t.uuid = $1`, [uuid])).rows[0] ?? null
}

/** A relation whose row is held until the transaction ends. */
export interface LockedRelation {
  readonly uuid: string
  readonly learner: string
  readonly relative: string | null
  readonly email: string | null
  readonly type: RelationType
  readonly state: RelationState
  readonly isTaken: boolean
  readonly revision: number
}

const locked = `select t.uuid, t.learner, t.relative, t.email, t.type, ${relationState('t')} as state,
  t.relative_accepted_at is not null as "isTaken", t.revision from relation t`

export async function lockRelation(sql: Queryable, uuid: string): Promise<LockedRelation | null> {
  return (await sql.query<LockedRelation>(`${locked} where t.uuid = $1 for update`, [uuid])).rows[0] ?? null
}

/** The invitation that a code opens; null where it is none, was used, or ran out. */
export async function lockInvitation(sql: Queryable, hash: Buffer): Promise<LockedRelation | null> {
  const { rows } = await sql.query<LockedRelation>(
    `${locked} where t.code_hash = $1 and ${relationState('t')} = 'INVITED' for update`,
    [hash],
  )
  return rows[0] ?? null
}

export async function readInvitation(sql: Queryable, hash: Buffer): Promise<RelationInvitation | null> {
  const { rows } = await sql.query<RelationInvitation>(
    `select coalesce(${nameInSql('l')}, '') as learner, t.type, t.sees, t.until::text from relation t join person l on l.uuid = t.learner
      where t.code_hash = $1 and ${relationState('t')} = 'INVITED'`,
    [hash],
  )
  return rows[0] ?? null
}

export interface NewRelation {
  readonly uuid: string
  readonly learner: string
  readonly type: RelationType
  readonly sees: readonly RelationSight[]
  readonly until: string | null
  readonly email: string | null
  readonly hash: Buffer
  readonly subject: string
}

export async function insertRelation(sql: Queryable, relation: NewRelation): Promise<void> {
  const { uuid, learner, type, sees, until, email, hash, subject } = relation
  await sql.query(
    `insert into relation (uuid, learner, type, sees, until, email, code_hash, code_expires_at, created_by)
      values ($1, $2, $3, $4, $5, $6, $7, now() + interval '14 days', (select uuid from person where subject = $8))`,
    [uuid, learner, type, sees, until, email, hash, subject],
  )
}

export async function renewCode(sql: Queryable, uuid: string, hash: Buffer): Promise<void> {
  await sql.query(
    `update relation set code_hash = $2, code_expires_at = now() + interval '14 days', revision = revision + 1 where uuid = $1`,
    [uuid, hash],
  )
}

/** How many relatives a learner has or waits for; their row is held, so that two invitations are counted one after the other. */
export async function countRelatives(sql: Queryable, learner: string): Promise<number | null> {
  const { rowCount } = await sql.query(
    `select from person where uuid = $1 and status in ('ACTIVE', 'INVITED') for no key update`,
    [learner],
  )
  if (rowCount === 0) return null
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from relation t where t.learner = $1 and ${relationState('t')} in ('INVITED', 'ACTIVE')`,
    [learner],
  )
  return rows[0]?.count ?? 0
}

export async function isRelated(sql: Queryable, { learner, type }: LockedRelation, relative: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select from relation t where t.learner = $1 and t.relative = $2 and t.type = $3 and t.state = 'ACTIVE'`,
    [learner, relative, type],
  )
  return (rowCount ?? 0) > 0
}

/** The relative takes the invitation; its code opens nothing any more. A mentor waits for the learner. */
export async function takeInvitation(sql: Queryable, uuid: string, relative: string): Promise<void> {
  await sql.query(
    `update relation set relative = $2, relative_accepted_at = now(), code_hash = null, revision = revision + 1,
      state = case when type = 'MENTOR' then state else 'ACTIVE' end, started_at = case when type <> 'MENTOR' then now() end
      where uuid = $1`,
    [uuid, relative],
  )
}

export async function acceptMentor(sql: Queryable, uuid: string): Promise<void> {
  await sql.query(
    `update relation set learner_accepted_at = now(), state = 'ACTIVE', started_at = now(), revision = revision + 1 where uuid = $1`,
    [uuid],
  )
}

/** Ends a relation or an invitation; nothing of the learner is seen any more. */
export async function closeRelation(
  sql: Queryable,
  uuid: string,
  state: 'ENDED' | 'DECLINED',
  by: RelationParty,
): Promise<void> {
  await sql.query(
    `update relation set state = $2, ended_at = now(), ended_by = $3, code_hash = null, revision = revision + 1 where uuid = $1`,
    [uuid, state, by],
  )
}

/** Ends what is over, so that the same two people may be linked again. */
export async function closeOver(sql: Queryable, learner: string): Promise<void> {
  await sql.query('select from person where uuid = $1 for update', [learner])
  await sql.query(
    `update relation t set state = 'ENDED', ended_at = now(), revision = revision + 1
      where t.learner = $1 and t.state = 'ACTIVE' and ${relationState('t')} = 'ENDED'`,
    [learner],
  )
}

export async function listSeenBy(sql: Queryable, learner: string): Promise<RelationOfLearner[]> {
  const { rows } = await sql.query<RelationOfLearner>(
    `select t.uuid, ${nameInSql('r')} as name, t.type, t.sees, ${relationState('t')} as state,
      t.type = 'MENTOR' and t.state = 'INVITED' and t.relative_accepted_at is not null as "waitsForMe", t.type = 'MENTOR' as "mayEnd",
      t.started_at as "startedAt", t.until::text
      from relation t left join person r on r.uuid = t.relative
      where t.learner = $1 and ${relationState('t')} in ('INVITED', 'ACTIVE') order by t.type, r.sort_name, t.uuid`,
    [learner],
  )
  return rows
}

const mostWrong = 20

/** Whether somebody typed so many wrong codes within an hour that they have to wait. */
export async function isGuessing(sql: Queryable, person: string): Promise<boolean> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from relation_code_attempt where person = $1 and at > now() - interval '1 hour'`,
    [person],
  )
  return (rows[0]?.count ?? 0) >= mostWrong
}

export async function noteWrongCode(sql: Queryable, person: string): Promise<void> {
  await sql.query('insert into relation_code_attempt (person) values ($1)', [person])
}

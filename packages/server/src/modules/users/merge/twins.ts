import type { BulkPayload, Duplicate, DuplicateReason, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { isAmongPeopleInScope, scopeOf, type Scope } from '../../scope.ts'
import { readConcerned } from '../concerned.ts'
import type { PeopleParts } from '../parts.ts'
import { mayChange } from '../rights.ts'
import { fault } from '../rules.ts'

type Runner = Pick<PoolClient, 'query'>

/** As many are shown beside one person. */
const mostTwins = 20

const manager = ({ manager: subject }: Scope): readonly string[] => (subject === null ? [] : [subject])

const among = (scope: Scope): string => `select p.uuid, array(
    select distinct r.reason from twins_of(p.uuid) t cross join lateral unnest(t.reasons) r (reason)
    where ${isAmongPeopleInScope(scope, 't.twin', '$2')} order by 1) as reasons
  from unnest($1::uuid[]) p (uuid)`

/** Why each of these may be there twice, by uuid: as far as the caller manages the other one. */
export async function readReasons(
  pool: Runner,
  scope: Scope,
  people: readonly string[],
): Promise<ReadonlyMap<string, DuplicateReason[]>> {
  const { rows } = await pool.query<{ uuid: string; reasons: DuplicateReason[] }>(among(scope), [
    people,
    ...manager(scope),
  ])
  return new Map(rows.map(({ uuid, reasons }) => [uuid, reasons]))
}

const twins = (
  scope: Scope,
): string => `select t.twin as uuid, t.reasons from twins_of($1) t join person p on p.uuid = t.twin
  where ${isAmongPeopleInScope(scope, 't.twin', '$2')} order by cardinality(t.reasons) desc, p.sort_name, p.uuid limit ${mostTwins}`

/** Who may be the same person, those first who share the most; null unless the caller manages them. */
export async function listTwins(
  { pool, store, mapper }: PeopleParts,
  caller: Caller,
  user: string,
): Promise<Duplicate[] | null> {
  const scope = scopeOf(caller)
  const person = await store.find(user, scope)
  if (person === null) return null
  const { rows } = await pool.query<{ uuid: string; reasons: DuplicateReason[] }>(twins(scope), [
    person.uuid,
    ...manager(scope),
  ])
  const found = new Map(
    (
      await store.findMany(
        rows.map(({ uuid }) => uuid),
        scope,
      )
    ).map((row) => [row.uuid, mapper(row, scope)]),
  )
  return rows.flatMap(({ uuid, reasons }) => {
    const twin = found.get(uuid)
    return twin === undefined ? [] : [{ user: twin, reasons }]
  })
}

const part = `insert into person_apart (one, other) values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid)) on conflict do nothing`

const settle = `select settle_twins(array_agg(name_key), array_agg(mail_key), array_agg(displayed_key), array_agg(external_key))
  from person where uuid = any($1::uuid[])`

async function judge(client: PoolClient, asker: CallContext, pair: readonly string[]): Promise<UserError[]> {
  if (!pair.every(isUuid) || pair[0] === pair[1]) return [fault('UNKNOWN', 'user')]
  const people = await readConcerned(client, asker, pair, null, true)
  if (people.length < 2) return [fault('UNKNOWN', 'user')]
  return people.every(({ roles }) => mayChange(asker, roles)) ? [] : [fault('OUT_OF_SCOPE', 'user')]
}

/** Says that two who look alike are two people. */
export async function keepApart(
  { transact }: PeopleParts,
  asker: CallContext,
  user: string,
  other: string,
): Promise<BulkPayload> {
  return transact(async (client) => {
    const pair = [user.toLowerCase(), other.toLowerCase()]
    const userErrors = await judge(client, asker, pair)
    if (userErrors.length > 0) return { changed: 0, job: null, userErrors }
    const { rowCount } = await client.query(part, pair)
    if (rowCount !== 1) return { changed: 0, job: null, userErrors: [] }
    await client.query(settle, [pair])
    await writeAudit(
      client,
      asker,
      pair.map((object) => ({ action: 'user.keepApart', objectKind: 'user', object })),
    )
    return { changed: 1, job: null, userErrors: [] }
  })
}

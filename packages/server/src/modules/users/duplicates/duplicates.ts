import type { BulkPayload, Duplicate, DuplicateReason, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { isAmongPeopleInScope, scopeOf, type Scope } from '../../scope.ts'
import { readTargets } from '../bulk/bulkTarget.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { mayChange } from '../person/rolePermissions.ts'
import { userError } from '../../userError.ts'

type Runner = Pick<PoolClient, 'query'>

/** The list beside one person is at most so long. */
const maxDuplicates = 20

const manager = ({ manager: subject }: Scope): readonly string[] => (subject === null ? [] : [subject])

const among = (scope: Scope): string => `select p.uuid, array(
    select distinct r.reason from twins_of(p.uuid) t cross join lateral unnest(t.reasons) r (reason)
    where ${isAmongPeopleInScope(scope, 't.twin', '$2')} order by 1) as reasons
  from unnest($1::uuid[]) p (uuid)`

/** Why each of these people may be a duplicate, by uuid. Counts only duplicates within the scope. */
export async function readDuplicateReasons(
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

const duplicatesOf = (
  scope: Scope,
): string => `select t.twin as uuid, t.reasons from twins_of($1) t join person p on p.uuid = t.twin
  where ${isAmongPeopleInScope(scope, 't.twin', '$2')} order by cardinality(t.reasons) desc, p.sort_name, p.uuid limit ${maxDuplicates}`

/** Possible duplicates of a person, the most similar first; null unless the caller manages the person. */
export async function listDuplicates(
  { pool, store, mapper }: PeopleDeps,
  caller: Caller,
  user: string,
): Promise<Duplicate[] | null> {
  const scope = scopeOf(caller)
  const person = await store.find(user, scope)
  if (person === null) return null
  const { rows } = await pool.query<{ uuid: string; reasons: DuplicateReason[] }>(duplicatesOf(scope), [
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
    const duplicate = found.get(uuid)
    return duplicate === undefined ? [] : [{ user: duplicate, reasons }]
  })
}

const markDifferent = `insert into person_apart (one, other) values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid)) on conflict do nothing`

const refreshDuplicates = `select settle_twins(array_agg(name_key), array_agg(mail_key), array_agg(displayed_key), array_agg(external_key))
  from person where uuid = any($1::uuid[])`

async function checkPair(client: PoolClient, call: CallContext, pair: readonly string[]): Promise<UserError[]> {
  if (!pair.every(isUuid) || pair[0] === pair[1]) return [userError('UNKNOWN', 'user')]
  const people = await readTargets(client, call, pair, { isLocked: true })
  if (people.length < 2) return [userError('UNKNOWN', 'user')]
  return people.every(({ roles }) => mayChange(call, roles)) ? [] : [userError('OUT_OF_SCOPE', 'user')]
}

/** Marks two similar people as different. */
export async function keepApart(
  { transact }: PeopleDeps,
  call: CallContext,
  user: string,
  other: string,
): Promise<BulkPayload> {
  return transact(async (client) => {
    const pair = [user.toLowerCase(), other.toLowerCase()]
    const userErrors = await checkPair(client, call, pair)
    if (userErrors.length > 0) return { changed: 0, job: null, userErrors }
    const { rowCount } = await client.query(markDifferent, pair)
    if (rowCount !== 1) return { changed: 0, job: null, userErrors: [] }
    await client.query(refreshDuplicates, [pair])
    await writeAudit(
      client,
      call,
      pair.map((object) => ({ action: 'user.keepApart', objectKind: 'user', object })),
    )
    return { changed: 1, job: null, userErrors: [] }
  })
}

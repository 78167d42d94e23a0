import type { MergeField, MergeForecast, UserError, UserErrorCode, UserPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import type { Caller } from '../../../access/caller.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { scopeOf, type Scope } from '../../scope.ts'
import { isLastAdministrator } from '../person/lastAdministrator.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { nameOfPerson, type PersonRow } from '../person/personRow.ts'
import { ensureDefaultUnit } from '../person/unitPlacement.ts'
import { mayChange } from '../person/rolePermissions.ts'
import { findDifferences, findLostKeys, keepsLosersSignIn, unite, type Pair } from './mergeFields.ts'
import { isLeftBehind, moveBelongings, moveSignInBelongings } from './moveBelongings.ts'
import { userError } from '../../userError.ts'

/** A merge as the API asks for it. */
export interface MergeOrder {
  readonly winner: string
  readonly winnerRevision: number
  readonly loser: string
  readonly loserRevision: number
  /** The fields to take from the loser. */
  readonly take: readonly MergeField[]
  readonly confirmation: string
}

async function readPair(
  { store, gateway }: PeopleDeps,
  scope: Scope,
  winner: string,
  loser: string,
  client?: PoolClient,
): Promise<Pair | null> {
  const one = await store.find(winner, scope, client)
  const other = await store.find(loser, scope, client)
  // Both uuids may lead to one person, after an earlier merge.
  if (one === null || other === null || one.uuid === other.uuid) return null
  return { winner: one, loser: other, isOutside: gateway.source === 'OUTSIDE' }
}

/** Why this caller cannot merge the two; null where they can. */
function checkPair(caller: Pick<Caller, 'roles' | 'subject'>, { winner, loser }: Pair): UserErrorCode | null {
  if (winner.status === 'ANONYMISED' || loser.status === 'ANONYMISED') return 'WRONG_STATE'
  if (!mayChange(caller, winner.roles) || !mayChange(caller, loser.roles)) return 'OUT_OF_SCOPE'
  // A merge may end the sign-in of the person who runs it.
  return winner.subject === caller.subject || loser.subject === caller.subject ? 'SELF' : null
}

const countBelongings = `select
  (select count(*)::int from unit_membership l where l.person = $1
    and not exists (select from unit_membership w where w.person = $2 and w.unit = l.unit) and not (${isLeftBehind})) as units,
  (select count(*)::int from unit_membership l join unit_membership w on w.unit = l.unit and w.person = $2 where l.person = $1) as "sharedUnits",
  (select count(*)::int from consent where person = $1) as consents,
  (select count(*)::int from saved_view where owner = $1) as "savedViews",
  (select count(*)::int from import_row r join import_job j on j.uuid = r.import_job and j.kind = 'USERS'
    where r.object = $1 and r.applied_at is not null and r.undone_at is null) as "importRows"`

type Belongings = Pick<MergeForecast, 'units' | 'sharedUnits' | 'consents' | 'savedViews' | 'importRows'>

/** What a merge would do; null unless the caller manages both. */
export async function previewMerge(
  deps: PeopleDeps,
  caller: Caller,
  winner: string,
  loser: string,
): Promise<MergeForecast | null> {
  const scope = scopeOf(caller)
  const pair = await readPair(deps, scope, winner, loser)
  if (pair === null) return null
  const { rows } = await deps.pool.query<Belongings>(countBelongings, [pair.loser.uuid, pair.winner.uuid])
  const refusal = checkPair(caller, pair)
  return {
    winner: deps.mapper(pair.winner, scope),
    loser: deps.mapper(pair.loser, scope),
    differences: findDifferences(pair),
    ...(rows[0] ?? { units: 0, sharedUnits: 0, consents: 0, savedViews: 0, importRows: 0 }),
    signIns: [pair.winner, pair.loser].filter(({ subject }) => subject !== null).length,
    lostKeys: findLostKeys(pair),
    refused: refusal === null ? [] : [refusal],
    confirmation: nameOfPerson(pair.loser),
  }
}

const lock = 'select from person where uuid = any($1::uuid[]) order by uuid for update'

const dropAccount = 'delete from account where uuid::text = $1'

const absorb = `update person t set login_count = t.login_count + $2::int, last_sign_in_at = greatest(t.last_sign_in_at, $3::timestamptz),
    created_at = least(t.created_at, $4::timestamptz), invited_at = greatest(t.invited_at, $5::timestamptz),
    avatar_url = coalesce(t.avatar_url, $6), phone = coalesce(t.phone, $7), pronouns = coalesce(t.pronouns, $8),
    subject = coalesce($9, t.subject), custom = $12::jsonb || t.custom, status = $10::person_status,
    revision = greatest(t.revision, $11::int) + 1, updated_at = now() where t.uuid = $1`

const readOwn = 'select phone, pronouns, custom from person where uuid = $1'
const remove = 'delete from person where uuid = $1'
const point = 'insert into person_pointer (uuid, person) values ($1, $2)'

/** Ends the sign-in that is dropped; answers the person whose status and subject are kept. */
async function mergeSignIns(
  { gateway }: PeopleDeps,
  client: PoolClient,
  pair: Pair,
  take: readonly MergeField[],
): Promise<PersonRow> {
  const [remaining, dropped] = keepsLosersSignIn(pair, take) ? [pair.loser, pair.winner] : [pair.winner, pair.loser]
  if (dropped.subject === null) return remaining
  await gateway.endSessionsOf([dropped.subject], client)
  if (remaining.subject !== null) await moveSignInBelongings(client, dropped.subject, remaining.subject)
  if (gateway.source === 'EMBEDDED') await client.query(dropAccount, [dropped.subject])
  return remaining
}

async function write(
  deps: PeopleDeps,
  client: PoolClient,
  call: CallContext,
  pair: Pair,
  take: readonly MergeField[],
): Promise<void> {
  const { winner, loser } = pair
  const remaining = await mergeSignIns(deps, client, pair, take)
  await moveBelongings(client, loser.uuid, winner.uuid)
  const { rows } = await client.query<{ phone: string | null; pronouns: string | null; custom: unknown }>(readOwn, [
    loser.uuid,
  ])
  await client.query(remove, [loser.uuid])
  await client.query(absorb, [
    winner.uuid,
    loser.loginCount,
    loser.lastSignInAt,
    loser.createdAt,
    loser.invitedAt,
    loser.avatarUrl,
    rows[0]?.phone,
    rows[0]?.pronouns,
    remaining.subject,
    remaining.status,
    loser.revision,
    rows[0]?.custom ?? {},
  ])
  await deps.writer.update(client, [{ uuid: winner.uuid, change: unite(pair, take) }])
  await ensureDefaultUnit(client, [winner.uuid])
  await client.query(point, [loser.uuid, winner.uuid])
  const after = { merged: loser.uuid, taken: [...new Set(take)].sort() }
  await writeAudit(client, call, [{ action: 'user.merge', objectKind: 'user', object: winner.uuid, after }])
}

async function checkOrder(client: PoolClient, call: CallContext, pair: Pair, order: MergeOrder): Promise<UserError[]> {
  const { winner, loser } = pair
  const refusal = checkPair(call, pair)
  if (refusal !== null) return [userError(refusal, 'loser')]
  if (winner.revision !== order.winnerRevision) return [userError('CHANGED_MEANWHILE', 'winner')]
  if (loser.revision !== order.loserRevision) return [userError('CHANGED_MEANWHILE', 'loser')]
  if (order.confirmation.trim().normalize() !== nameOfPerson(loser).normalize())
    return [userError('NOT_CONFIRMED', 'confirmation')]
  const isAdministrator = [winner, loser].some(({ roles }) => roles.includes('ADMIN'))
  const stays = unite(pair, order.take).roles.includes('ADMIN')
  const isLast = isAdministrator && !stays && (await isLastAdministrator(client, [winner.uuid, loser.uuid]))
  return isLast ? [userError('LAST_ADMINISTRATOR', 'take')] : []
}

/** Merges two people in one transaction. Afterwards the loser's uuid leads to the winner. */
export async function mergePeople(deps: PeopleDeps, call: CallContext, order: MergeOrder): Promise<UserPayload> {
  const scope = scopeOf(call)
  return deps.transact(async (client) => {
    const met = await readPair(deps, scope, order.winner, order.loser, client)
    if (met !== null) await client.query(lock, [[met.winner.uuid, met.loser.uuid]])
    // Read again under the lock: another transaction may have changed or merged either of them.
    const pair = met === null ? null : await readPair(deps, scope, order.winner, order.loser, client)
    if (pair === null) return { user: null, userErrors: [userError('UNKNOWN', 'loser')] }
    const userErrors = await checkOrder(client, call, pair, order)
    if (userErrors.length === 0) await write(deps, client, call, pair, order.take)
    const now = await deps.store.find(pair.winner.uuid, scope, client)
    return { user: now === null ? null : deps.mapper(now, scope), userErrors }
  })
}

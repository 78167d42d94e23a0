import type {
  BulkPayload,
  JoinableUnitPage,
  JoinPayload,
  JoinRequestPage,
  OwnJoinRequest,
  PageInput,
  UnitRole,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { meetPerson } from '../../legal/meetPerson.ts'
import { buildPage, planPage } from '../../paging.ts'
import { scopeOf } from '../../scope.ts'
import { holdTree } from '../../../database/unitTree.ts'
import { isUnitSeen } from '../tree/unitDetailStore.ts'
import { notifyManagers } from './joinMails.ts'
import { type Decision, decide } from './joinDecision.ts'
import { readJoinable, readOwnRequests, readRequests, readWanted } from './joinStore.ts'
import { addPeople, removePeople } from '../members/membershipWriter.ts'
import { type UnitDeps } from '../unitDeps.ts'
import { userError } from '../../userError.ts'

/** Units that people join by themselves. A unit that is closed is not there for whoever is not in it. */
export interface Joining {
  /** @throws SomoError BAD_INPUT for a senseless page. */
  listJoinable(call: CallContext, page: PageInput, search: string | null): Promise<JoinableUnitPage>
  listOwn(call: CallContext): Promise<OwnJoinRequest[]>
  /** Null where the caller does not manage the unit. @throws SomoError BAD_INPUT for a senseless page. */
  listRequests(call: CallContext, unit: string, page: PageInput): Promise<JoinRequestPage | null>
  join(call: CallContext, unit: string): Promise<JoinPayload>
  withdraw(call: CallContext, request: string): Promise<BulkPayload>
  leave(call: CallContext, unit: string): Promise<BulkPayload>
  decide(call: CallContext, unit: string, decision: Decision): Promise<BulkPayload>
}

const mostADay = 10
const mostLetters = 200
const byName = { field: 'NAME', direction: 'ASCENDING' } as const
const longestFirst = { field: 'ASKED', direction: 'ASCENDING' } as const

const done = (changed: number, ...userErrors: BulkPayload['userErrors']): BulkPayload => ({
  changed,
  job: null,
  userErrors,
})

const insert = `insert into join_request (uuid, unit, person) values ($1, $2, $3) on conflict do nothing`

/** Asked twice is asked once; whoever is in a unit has joined it. */
async function join(deps: UnitDeps, call: CallContext, unit: string, client: PoolClient): Promise<JoinPayload> {
  await client.query(holdTree)
  // Their row is locked, so that two presses come one after the other.
  const person = await meetPerson(call.subject, client)
  const wanted = await readWanted(client, unit, person)
  if (wanted === null) return { state: null, userErrors: [userError('UNKNOWN', 'unit')] }
  if (wanted.isMember) return { state: 'APPROVED', userErrors: [] }
  const isOpen = wanted.joinMode === 'OPEN'
  if (wanted.request === 'REQUESTED' && !isOpen) return { state: 'REQUESTED', userErrors: [] }
  if (wanted.request === 'DECLINED' && !isOpen)
    return { state: 'DECLINED', userErrors: [userError('WRONG_STATE', 'unit')] }
  if (wanted.requestsToday >= mostADay) return { state: null, userErrors: [userError('TOO_MANY')] }
  // Also of an open unit: joining counts for the day's bound, and the membership settles the request.
  await client.query(insert, [createUuid(), unit, person])
  if (isOpen) {
    await addPeople(client, call, { unit, role: 'MEMBER', until: null }, [person], 'SELF')
    return { state: 'APPROVED', userErrors: [] }
  }
  await writeAudit(client, call, [{ action: 'membership.ask', objectKind: 'user', object: person, after: { unit } }])
  await notifyManagers(deps, client, { unit, unitName: wanted.name, person })
  return { state: 'REQUESTED', userErrors: [] }
}

const withdraw = `update join_request r set state = 'WITHDRAWN', decided_at = now() from person p
  where r.uuid = $1 and r.person = p.uuid and p.subject = $2 and r.state = 'REQUESTED' returning r.unit, r.person`

async function takeBack(call: CallContext, request: string, client: PoolClient): Promise<BulkPayload> {
  const { rows } = await client.query<{ unit: string; person: string }>(withdraw, [request, call.subject])
  const [gone] = rows
  if (gone === undefined) return done(0, ...[userError('UNKNOWN', 'request')])
  await writeAudit(client, call, [
    { action: 'membership.withdraw', objectKind: 'user', object: gone.person, after: { unit: gone.unit } },
  ])
  return done(1)
}

// Everybody belongs to the general unit, whichever way they came.
const findOwn = `select m.uuid, m.person, m.role, m.source = 'SELF' and not u.is_general as "isSelf"
  from person p join unit_membership m on m.person = p.uuid join unit u on u.uuid = m.unit
  where p.subject = $1 and m.unit = $2 for update of m`

/** Who was brought in by others, or answers for the unit by now, is let go by those who manage it. */
async function leave(call: CallContext, unit: string, client: PoolClient): Promise<BulkPayload> {
  await client.query(holdTree)
  const { rows } = await client.query<{ uuid: string; person: string; role: UnitRole; isSelf: boolean }>(findOwn, [
    call.subject,
    unit,
  ])
  const [own] = rows
  if (own === undefined) return done(0, ...[userError('UNKNOWN', 'unit')])
  if (!own.isSelf || own.role !== 'MEMBER') return done(0, ...[userError('WRONG_STATE', 'unit')])
  await removePeople(client, call, { uuid: unit, isGeneral: false }, [own])
  return done(1)
}

/** The rules about joining over the database. */
export function createJoining(deps: UnitDeps): Joining {
  const { pool, transact } = deps
  return {
    async listJoinable(call, page, search) {
      const plan = planPage(page, byName)
      const { rows, hasBehind } = await readJoinable(
        pool,
        plan,
        call.subject,
        (search ?? '').trim().slice(0, mostLetters),
      )
      return buildPage(plan, rows, hasBehind, ({ name }) => name)
    },
    listOwn: ({ subject }) => readOwnRequests(pool, subject),
    async listRequests(call, unit, page) {
      const plan = planPage(page, longestFirst)
      return (await isUnitSeen(pool, scopeOf(call), unit)) ? readRequests(pool, plan, unit) : null
    },
    join: async (call, unit) =>
      isUuid(unit)
        ? transact((client) => join(deps, call, unit, client))
        : { state: null, userErrors: [userError('UNKNOWN', 'unit')] },
    withdraw: async (call, request) =>
      isUuid(request)
        ? transact((client) => takeBack(call, request, client))
        : done(0, ...[userError('UNKNOWN', 'request')]),
    leave: async (call, unit) =>
      isUuid(unit) ? transact((client) => leave(call, unit, client)) : done(0, ...[userError('UNKNOWN', 'unit')]),
    decide: (call, unit, decision) => transact((client) => decide(deps, call, unit, decision, client)),
  }
}

import type { UserError, UserErrorCode, ViewAs, ViewAsPayload, ViewAsState } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import type { FindViewed } from '../../access/viewAs.ts'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import { writeAudit, type Actor } from '../audit/auditLog.ts'
import {
  endOf,
  endOne,
  endOver,
  findSeen,
  forgetEnded,
  insertView,
  listRunning,
  readCandidate,
  readView,
  type EndedView,
  type ViewRow,
} from './store.ts'
import { userError } from '../userError.ts'

/** Administrators who look at the pages as somebody else. */
export interface ViewAsService {
  /** Begins a view, for whoever `@allow` has let through; another one of the caller's ends. */
  begin(call: RequestCall, user: string, reason: string): Promise<ViewAsPayload>
  /** Ends any view; one that is over stays so. */
  end(call: RequestCall, uuid: string): Promise<ViewAsPayload>
  list(caller: Caller): Promise<ViewAsState>
  /** For each call that names a view: as whom it is answered. */
  readonly find: FindViewed
  /** Writes down the end of what has run out, and forgets what ended long ago. */
  sweep(): Promise<void>
}

/** What the rules stand on. */
export interface ViewAsDeps {
  readonly pool: Pool
  readonly gateway: Pick<IdentityGateway, 'tellsOthers' | 'readOther'>
}

const longestReason = 500

/** Why a view ended, as the audit log keeps it. */
type End = 'BUTTON' | 'TIME' | 'SIGN_OUT' | 'ANOTHER'

/** The rules: never as oneself or an administrator, thirty minutes, tied to one session, both ends written down. */
export function createViewAsService(deps: ViewAsDeps): ViewAsService {
  const { pool, gateway } = deps
  return {
    begin: (call, user, reason) => begin(deps, call, user, reason.trim()),
    async end(call, uuid) {
      if (!isUuid(uuid)) return refuse('UNKNOWN', 'uuid')
      return inTransaction(pool, async (client) => {
        await noteEnds(client, await endOne(client, uuid), 'BUTTON', call)
        const view = await readView(client, uuid)
        return view === null ? refuse('UNKNOWN', 'uuid') : { view: show(view, call), userErrors: [] }
      })
    },
    async list(caller) {
      const running = (await listRunning(pool)).map((row) => show(row, caller))
      return { isPossible: gateway.tellsOthers, running }
    },
    find: (viewer, id) => findViewed(deps, viewer, id),
    async sweep() {
      for (const why of ['TIME', 'SIGN_OUT'] as const) {
        await inTransaction(pool, async (client) => noteEnds(client, await endOver(client, why), why, null))
      }
      await forgetEnded(pool)
    },
  }
}

async function begin(deps: ViewAsDeps, call: RequestCall, user: string, reason: string): Promise<ViewAsPayload> {
  const error = checkReason(reason) ?? (await checkPerson(deps, call, user))
  const { sessionId } = call
  if (error !== null) return { view: null, userErrors: [error] }
  // Without a session of its own at the provider a log-out could not end the view.
  if (sessionId === null) return refuse('LOCKED')
  return inTransaction(deps.pool, async (client) => {
    await noteEnds(client, await endOf(client, call.subject), 'ANOTHER', call)
    const uuid = createUuid()
    await insertView(client, { uuid, viewer: call.subject, person: user, sessionId, reason })
    await writeAudit(client, call, [
      { action: 'viewAs.begin', objectKind: 'user', object: user, onBehalfOf: user, after: { reason } },
    ])
    const view = await readView(client, uuid)
    if (view === null) throw new Error('A view that was just begun is gone.')
    return { view: show(view, call), userErrors: [] }
  })
}

function checkReason(reason: string): UserError | null {
  const { length } = Array.from(reason)
  if (length === 0) return userError('REQUIRED', 'reason')
  if (length > longestReason) return userError('TOO_LONG', 'reason')
  // Line breaks and tabs are typed; other control characters cannot be shown.
  return /[^\P{Cc}\n\r\t]/u.test(reason) ? userError('BAD_CHARACTERS', 'reason') : null
}

async function checkPerson({ pool, gateway }: ViewAsDeps, caller: Caller, user: string): Promise<UserError | null> {
  if (!gateway.tellsOthers) return userError('LOCKED')
  const person = isUuid(user) ? await readCandidate(pool, user) : null
  if (person === null) return userError('UNKNOWN', 'user')
  if (person.subject === caller.subject) return userError('NOT_OFFERED', 'user')
  const other = person.isActive && person.subject !== null ? await gateway.readOther(person.subject) : null
  if (other === null) return userError('WRONG_STATE', 'user')
  return other.roles.includes('ADMIN') ? userError('NOT_OFFERED', 'user') : null
}

/** All rules are looked at anew with each call: what they stand on may have changed since the view began. */
async function findViewed({ pool, gateway }: ViewAsDeps, viewer: Caller, id: string): Promise<Caller | null> {
  const { subject, sessionId, roles, expiresAt } = viewer
  if (!isUuid(id) || sessionId === null || !roles.includes('ADMIN')) return null
  const seen = await findSeen(pool, id, { subject, sessionId })
  if (seen === null) return null
  const [self, other] = await Promise.all([gateway.readOther(subject), gateway.readOther(seen)])
  if (self?.roles.includes('ADMIN') !== true || other === null || other.roles.includes('ADMIN')) return null
  return { ...other, sessionId: null, expiresAt }
}

/** Each end is the administrator's who looked, unless somebody else ended it. */
async function noteEnds(client: PoolClient, ended: readonly EndedView[], end: End, by: Actor | null): Promise<void> {
  for (const { person, viewerSubject } of ended) {
    const actor = by ?? { subject: viewerSubject, requestId: null }
    await writeAudit(client, actor, [
      { action: 'viewAs.end', objectKind: 'user', object: person, onBehalfOf: person, after: { end } },
    ])
  }
}

function show({ viewerSubject, sessionId, ...view }: ViewRow, caller: Caller): ViewAs {
  return { ...view, isOwn: viewerSubject === caller.subject && sessionId === caller.sessionId }
}

const refuse = (code: UserErrorCode, ...path: string[]): ViewAsPayload => ({
  view: null,
  userErrors: [userError(code, ...path)],
})

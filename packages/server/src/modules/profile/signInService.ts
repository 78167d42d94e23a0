import type { PasswordPayload, SessionsPayload, SignInSession, UserError } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import type { IdentityGateway, PasswordChange, SessionEnd } from '../../access/identityGateway.ts'
import { SomoError } from '../../access/somoError.ts'
import { checkPassword } from './password.ts'
import { readDevice } from './userAgent.ts'

/** How and where people are signed in. */
export interface SignInService {
  /** The latest seen first; null where an outside provider does not tell. */
  listSessions(caller: Caller): Promise<SignInSession[] | null>
  endSession(caller: Caller, uuid: string): Promise<SessionsPayload>
  endOtherSessions(caller: Caller): Promise<SessionsPayload>
  /** @throws SomoError RATE_LIMITED after too many wrong passwords. */
  changePassword(caller: Caller, current: string, next: string): Promise<PasswordPayload>
}

const errorsOfEnd = {
  ended: [],
  current: [{ code: 'NOTHING_TO_DO', path: ['uuid'] }],
  unknown: [{ code: 'UNKNOWN', path: ['uuid'] }],
  locked: [{ code: 'LOCKED', path: [] }],
} as const satisfies Readonly<Record<SessionEnd, readonly unknown[]>>

const errorsOfPassword = {
  changed: [],
  wrong: [{ code: 'WRONG_PASSWORD', path: ['current'] }],
  locked: [{ code: 'LOCKED', path: [] }],
} as const satisfies Readonly<Record<Exclude<PasswordChange, 'limited'>, readonly unknown[]>>

/** The schema's types are not read-only. */
const copy = (errors: readonly { readonly code: UserError['code']; readonly path: readonly string[] }[]): UserError[] =>
  errors.map(({ code, path }) => ({ code, path: [...path] }))

/** The rules about people's own sign-ins over the keeper of their identity. */
export function createSignInService(gateway: IdentityGateway): SignInService {
  const listSessions = async (caller: Caller): Promise<SignInSession[] | null> => {
    const sessions = await gateway.listSessions(caller)
    if (sessions === null) return null
    return sessions.map(({ uuid, isCurrent, signedInAt, lastSeenAt, keptUntil, userAgent }) => ({
      uuid,
      isCurrent,
      ...readDevice(userAgent),
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      keptUntil: keptUntil?.toISOString() ?? null,
    }))
  }
  const answer = async (caller: Caller, end: SessionEnd): Promise<SessionsPayload> => ({
    sessions: await listSessions(caller),
    userErrors: copy(errorsOfEnd[end]),
  })
  return {
    listSessions,
    endSession: async (caller, uuid) => answer(caller, await gateway.endSession(caller, uuid)),
    endOtherSessions: async (caller) => answer(caller, await gateway.endOtherSessions(caller)),
    async changePassword(caller, current, next) {
      if (gateway.lockedFields.includes('PASSWORD')) return { userErrors: copy(errorsOfPassword.locked) }
      const facts = await gateway.read(caller)
      const code = facts === null ? null : checkPassword(next, current, facts)
      if (code !== null) return { userErrors: [{ code, path: ['next'] }] }
      const outcome = await gateway.changePassword(caller, current, next)
      if (outcome === 'limited') throw new SomoError('RATE_LIMITED')
      return { userErrors: copy(errorsOfPassword[outcome]) }
    },
  }
}

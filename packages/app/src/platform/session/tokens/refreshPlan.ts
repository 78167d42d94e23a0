import type { OidcErrorKind } from '../provider/oidcError.ts'

/** What asks for a silent refresh: start-up, the renewal timer or a call, a doubt of the session monitor. */
export type RefreshTrigger = 'start' | 'renewal' | 'check'

/** The two ways to new tokens without the person: a hidden frame at the provider, or the refresh token. */
export type RefreshWay = 'frame' | 'grant'

/** What is known when the plan is made. */
export interface RefreshSituation {
  readonly trigger: RefreshTrigger
  readonly hasRefreshToken: boolean
  /** False where this browser is known to block the frame (session.md S4.6). */
  readonly mayUseFrame: boolean
  /** The application itself is framed by a page of another site, where the frame gets no cookie. */
  readonly isFramedBySite: boolean
}

/** The ways to try, in order (session.md 2.1): start-up asks the provider's session first, a renewal its own token. */
export function planRefresh(situation: RefreshSituation): readonly RefreshWay[] {
  const grant: readonly RefreshWay[] = situation.hasRefreshToken ? ['grant'] : []
  if (!situation.mayUseFrame || situation.isFramedBySite) return grant
  return situation.trigger === 'renewal' ? [...grant, 'frame'] : ['frame', ...grant]
}

/** Whether the next way is worth trying: not when the provider could not be reached at all. */
export function goesOn(failure: OidcErrorKind): boolean {
  return failure !== 'transient'
}

/**
 * Whether no other way is tried after this no of the frame: the session page doubted the session, and the frame has asked
 * the session itself. A refresh token that outlives it, as Keycloak's offline ones do, must not keep somebody signed in who
 * has signed out at the provider (session.md S4.2). Only a frame that has worked is believed: a provider that keeps no
 * session beside an offline token says no to everybody, and its session page doubts whenever another tab signs in.
 * @param hasFrameWorked within a day, with this provider in this browser
 */
export function isLastWord(trigger: RefreshTrigger, failure: OidcErrorKind, hasFrameWorked: boolean): boolean {
  return trigger === 'check' && failure === 'definitive' && hasFrameWorked
}

/** How long the hidden frame may take: milliseconds. A first visit should not wait long where it is blocked. */
export function frameTimeout(trigger: RefreshTrigger): number {
  return trigger === 'start' ? 5_000 : 10_000
}

const shortLife = 15
const shortestWait = 5_000

/**
 * When to renew, in milliseconds from now: at 75 % of the token's life (50 % below 15 s), 5 % earlier or later so that
 * tabs do not move in step, never before 5 s (session.md S4.12).
 * @param life seconds the token still has
 * @param chance a number from 0 up to 1
 */
export function renewalDelay(life: number, chance: number): number {
  const share = life < shortLife ? 0.5 : 0.75
  const jitter = 1 + (chance - 0.5) * 0.1
  return Math.max(Math.round(life * 1_000 * share * jitter), shortestWait)
}

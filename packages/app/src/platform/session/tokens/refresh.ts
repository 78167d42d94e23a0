import { hasWorked, mayUse, remember } from '../capabilities.ts'
import type { SessionDeps } from '../deps.ts'
import { OidcError } from '../provider/oidcError.ts'
import { hashOf } from './hash.ts'
import type { SessionEvent } from '../machine/machineTypes.ts'
import type { IdentityProvider, TokenAnswer } from '../provider/provider.ts'
import { receiveTokens } from './receiveTokens.ts'
import type { ReceivedTokens } from './receiveTokens.ts'
import { frameTimeout, goesOn, isLastWord, planRefresh } from './refreshPlan.ts'
import type { RefreshTrigger, RefreshWay } from './refreshPlan.ts'
import { doubtRefreshToken, isRefreshTokenInDoubt } from './tokens.ts'
import type { TokenOwner, TokenSet } from './tokens.ts'

/** What a silent refresh works with. */
export interface RefreshTools {
  readonly deps: Pick<SessionDeps, 'storage' | 'page' | 'clock' | 'log' | 'alone'>
  readonly provider: IdentityProvider
  readonly owner: TokenOwner
  readonly current: TokenSet | null
  /** Whom the new tokens must be for; null where nobody is signed in. */
  readonly subject: string | null
}

/** Tries the ways of the plan in their order and answers with one event for the machine. Never rejects. */
export async function refreshSilently(trigger: RefreshTrigger, tools: RefreshTools): Promise<SessionEvent> {
  const { deps, owner, current } = tools
  const ways = planRefresh({
    trigger,
    hasRefreshToken: current !== null && current.refreshToken !== null,
    mayUseFrame: mayUse('iframe', deps.storage, owner.issuer, deps.clock.now()),
    isFramedBySite: deps.page.isFramedBySite,
  })
  const isInDoubt = isRefreshTokenInDoubt(deps.storage)
  const hasFrameWorked = hasWorked('iframe', deps.storage, owner.issuer, deps.clock.now())
  let hasFrameTimedOut = false
  for (const way of ways) {
    const outcome = await tryWay(way, trigger, tools)
    if (outcome instanceof OidcError) {
      if (!goesOn(outcome.kind)) return { type: 'REFRESH_FAILED', kind: 'transient' }
      if (way === 'frame' && isLastWord(trigger, outcome.kind, hasFrameWorked)) break
      hasFrameTimedOut ||= outcome.kind === 'timeout'
      continue
    }
    if (way === 'frame') remember('iframe', true, deps.storage, owner.issuer, deps.clock.now())
    // The provider answers, and only the frame was silent: this browser keeps it from working.
    if (way === 'grant' && hasFrameTimedOut) remember('iframe', false, deps.storage, owner.issuer, deps.clock.now())
    return outcome
  }
  const remains = isInDoubt && trigger !== 'check' ? restOf(tools) : null
  return remains === null
    ? { type: 'REFRESH_FAILED', kind: 'definitive' }
    : { type: 'TOKENS', tokens: remains, returnTo: null }
}

/**
 * What is left where the refresh token had been used up by a request whose answer was lost: the provider's no is to the
 * token and not to the person, so the access token serves to its end. After that the page goes to the provider, where the
 * session lives on; a page in a frame cannot, so its end is told in time (session.md S4.12).
 */
function restOf({ deps, current }: RefreshTools): TokenSet | null {
  if (current === null || current.refreshToken === null || current.expiresAt <= deps.clock.now()) return null
  return {
    ...current,
    refreshToken: null,
    sessionEndsAt: deps.page.isFramed ? current.expiresAt : current.sessionEndsAt,
  }
}

async function tryWay(
  way: RefreshWay,
  trigger: RefreshTrigger,
  tools: RefreshTools,
): Promise<SessionEvent | OidcError> {
  try {
    const answer = way === 'frame' ? await tools.provider.refreshInFrame(frameTimeout(trigger)) : await byGrant(tools)
    const receipt = receiveTokens(answer, {
      owner: tools.owner,
      current: tools.current,
      subject: tools.subject,
      now: tools.deps.clock.now(),
    })
    return await eventOf(receipt, null, tools.deps.log)
  } catch (problem) {
    if (problem instanceof OidcError) return problem
    throw problem
  }
}

/** Whoever shares this tab's refresh token waits: a second use would be taken for a theft (session.md S4.9 g). */
function byGrant({ deps, provider, current }: RefreshTools): Promise<TokenAnswer> {
  const refreshToken = current?.refreshToken ?? null
  if (refreshToken === null) throw new OidcError('definitive', 'no_refresh_token')
  return deps.alone(`somo:rt:${deps.storage.session.get('somo.tab') ?? ''}`, () => {
    doubtRefreshToken(deps.storage)
    return provider.refreshByToken(refreshToken)
  })
}

/** The machine's event for a judged answer; throws an OidcError for a refused one. */
export async function eventOf(
  receipt: ReceivedTokens,
  returnTo: string | null,
  log: SessionDeps['log'],
): Promise<SessionEvent> {
  switch (receipt.kind) {
    case 'accepted':
      if (receipt.tokens.isClockWrong)
        log.warn("This device's clock differs from the identity provider's by more than ten minutes.")
      return { type: 'TOKENS', tokens: receipt.tokens, returnTo }
    case 'otherUser':
      return { type: 'OTHER_USER', sid: await hashOf(receipt.sessionId) }
    case 'refused':
      log.warn(`The identity provider's tokens were refused: ${receipt.refusal}.`)
      throw new OidcError('definitive', `refused_${receipt.refusal}`)
    default:
      return receipt satisfies never
  }
}

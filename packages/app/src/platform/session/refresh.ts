import { mayUseFrame, rememberFrame } from './capabilities.ts'
import type { SessionDeps } from './deps.ts'
import { OidcFault } from './faults.ts'
import type { SessionEvent } from './machineTypes.ts'
import type { IdentityProvider, TokenAnswer } from './provider.ts'
import { receive } from './receive.ts'
import type { Receipt } from './receive.ts'
import { frameTimeout, goesOn, planRefresh } from './refreshPlan.ts'
import type { RefreshTrigger, RefreshWay } from './refreshPlan.ts'
import type { TokenOwner, TokenSet } from './tokens.ts'

/** What a silent refresh works with. */
export interface RefreshTools {
  readonly deps: Pick<SessionDeps, 'storage' | 'page' | 'clock' | 'log'>
  readonly provider: IdentityProvider
  readonly owner: TokenOwner
  readonly held: TokenSet | null
}

/** Tries the ways of the plan in their order and answers with one event for the machine. Never rejects. */
export async function refreshSilently(trigger: RefreshTrigger, tools: RefreshTools): Promise<SessionEvent> {
  const { deps, owner, held } = tools
  const ways = planRefresh({
    trigger,
    hasRefreshToken: held !== null && held.refreshToken !== null,
    mayUseFrame: mayUseFrame(deps.storage, owner.issuer, deps.clock.now()),
    isFramedBySite: deps.page.isFramedBySite,
  })
  let hasFrameTimedOut = false
  for (const way of ways) {
    const outcome = await tryWay(way, trigger, tools)
    if (outcome instanceof OidcFault) {
      if (!goesOn(outcome.kind)) return { type: 'REFRESH_FAILED', kind: 'transient' }
      hasFrameTimedOut ||= outcome.kind === 'timeout'
      continue
    }
    if (way === 'frame') rememberFrame(deps.storage, owner.issuer, true, deps.clock.now())
    // The provider answers, and only the frame was silent: this browser keeps it from working.
    if (way === 'grant' && hasFrameTimedOut) rememberFrame(deps.storage, owner.issuer, false, deps.clock.now())
    return outcome
  }
  return { type: 'REFRESH_FAILED', kind: 'definitive' }
}

async function tryWay(
  way: RefreshWay,
  trigger: RefreshTrigger,
  tools: RefreshTools,
): Promise<SessionEvent | OidcFault> {
  try {
    const answer = way === 'frame' ? await tools.provider.refreshInFrame(frameTimeout(trigger)) : await byGrant(tools)
    const receipt = receive(answer, {
      owner: tools.owner,
      held: tools.held,
      isRenewal: true,
      now: tools.deps.clock.now(),
    })
    return eventOf(receipt, null, tools.deps.log)
  } catch (problem) {
    if (problem instanceof OidcFault) return problem
    throw problem
  }
}

function byGrant({ provider, held }: RefreshTools): Promise<TokenAnswer> {
  const refreshToken = held?.refreshToken ?? null
  if (refreshToken === null) throw new OidcFault('definitive', 'no_refresh_token')
  return provider.refreshByToken(refreshToken)
}

/** The machine's event for a judged answer; throws an OidcFault for a refused one. */
export function eventOf(receipt: Receipt, returnTo: string | null, log: SessionDeps['log']): SessionEvent {
  switch (receipt.kind) {
    case 'accepted':
      if (receipt.isSkewed)
        log.warn("This device's clock differs from the identity provider's by more than ten minutes.")
      return { type: 'TOKENS', tokens: receipt.tokens, returnTo }
    case 'otherUser':
      return { type: 'OTHER_USER', sessionId: receipt.sessionId }
    case 'refused':
      log.warn(`The identity provider's tokens were refused: ${receipt.refusal}.`)
      throw new OidcFault('definitive', `refused_${receipt.refusal}`)
    default:
      return receipt satisfies never
  }
}

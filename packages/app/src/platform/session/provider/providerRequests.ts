import { readMemo } from './callback.ts'
import type { SessionDeps } from '../deps.ts'
import type { ProviderMetadata } from './discovery.ts'
import { OidcError } from './oidcError.ts'
import type { SessionEvent } from '../machine/machineTypes.ts'
import type { Callback, IdentityProvider, TokenAnswer } from './provider.ts'
import { classifyCallback, stateKey } from './provider.ts'
import { receiveTokens } from '../tokens/receiveTokens.ts'
import { eventOf, refreshSilently } from '../tokens/refresh.ts'
import type { RefreshTrigger } from '../tokens/refreshPlan.ts'
import type { TokenOwner, TokenSet } from '../tokens/tokens.ts'
import type { Vault } from '../tokens/vault.ts'

interface Connection {
  readonly provider: IdentityProvider
  readonly metadata: ProviderMetadata
}

/**
 * All conversations with the provider. Each ends in exactly one event for the machine; an answer that comes after the
 * session it was meant for has ended is not passed on.
 */
export class ProviderRequests {
  readonly #deps: SessionDeps
  readonly #owner: TokenOwner
  readonly #vault: Vault
  readonly #tell: (event: SessionEvent) => void
  readonly #onAnswer: (returnTo: unknown) => void
  #connection: Connection | null = null
  #isCallbackUsed = false
  #hasClaimedTab = false
  /** Grows when earlier questions lose their meaning. */
  #era = 0
  #flight: Promise<void> | null = null
  #signInLink: string | null = null
  #popUp = new AbortController()

  constructor(
    deps: SessionDeps,
    owner: TokenOwner,
    vault: Vault,
    tell: (event: SessionEvent) => void,
    /** Told of each answer to a sign-in of this tab, with the path that travelled with it, unchecked. */
    onAnswer: (returnTo: unknown) => void,
  ) {
    this.#deps = deps
    this.#owner = owner
    this.#vault = vault
    this.#tell = tell
    this.#onAnswer = onAnswer
  }

  get flight(): Promise<void> | null {
    return this.#flight
  }

  /** The address of the sign-in page where the browser refused the window and a tab opened by hand is waited for. */
  get signInLink(): string | null {
    return this.#signInLink
  }

  forgetAnswers(): void {
    this.#era += 1
    this.#flight = null
    this.#forgetPopUp()
  }

  discover(callback: Callback | null): void {
    this.forgetAnswers()
    this.#ask(async () => {
      if (!this.#deps.page.isSecure)
        return this.#misconfigured('signing in needs https (Web Crypto is missing on this address)')
      const [outcome] = await Promise.all([this.#deps.discover(), this.#claimTab()])
      if (outcome.kind !== 'ok') {
        if (outcome.kind === 'misconfigured') return this.#misconfigured(outcome.detail)
        return { type: 'DISCOVERY_FAILED', reason: this.#deps.page.isOnline() ? 'unreachable' : 'offline' }
      }
      this.#connection = { provider: this.#deps.connect(outcome.metadata), metadata: outcome.metadata }
      const hasValidToken = this.#vault.remaining() > 0
      return { type: 'DISCOVERY_OK', hasValidToken, callback: this.#useCallback(callback, hasValidToken) }
    })
  }

  exchange(callback: Callback | null): void {
    this.#ask(async () => {
      const provider = this.#connection?.provider
      if (provider === undefined || callback === null) return { type: 'EXCHANGE_FAILED' }
      return await this.#signInBy(provider.exchange(callback.url), null, { type: 'EXCHANGE_FAILED' })
    })
  }

  refresh(trigger: RefreshTrigger): void {
    const provider = this.#connection?.provider
    if (provider === undefined) return this.#tell({ type: 'REFRESH_FAILED', kind: 'transient' })
    const { tokens: current, subject } = this.#vault
    const tools = { deps: this.#deps, provider, owner: this.#owner, current, subject }
    const flight = this.#answered(() => refreshSilently(trigger, tools)).finally(() => {
      if (this.#flight === flight) this.#flight = null
    })
    this.#flight = flight
  }

  redirect(returnTo: string | null): void {
    const provider = this.#connection?.provider
    if (provider === undefined) return this.#tell({ type: 'SIGN_IN_FAILED', reason: 'unreachable' })
    this.#ask(async () => {
      try {
        this.#deps.page.go(await provider.signInUrl(returnTo))
        return null
      } catch (problem) {
        const error = errorOf(problem)
        this.#deps.log.error(`The sign-in page cannot be asked for: ${error.code}.`)
        return { type: 'SIGN_IN_FAILED', reason: error.kind === 'transient' ? 'unreachable' : 'misconfigured' }
      }
    })
  }

  /**
   * Signs in in a window; beside a person's page only that person may (session.md S4.5). Anew helps against the end of the
   * provider's session alone: where only our refresh token was lost, that session is good as it is.
   */
  popUp(isAnew: boolean): void {
    const provider = this.#connection?.provider
    if (provider === undefined) return this.#tell({ type: 'SIGN_IN_FAILED', reason: 'unreachable' })
    const { signal } = this.#forgetPopUp()
    const onBlocked = (url: string) => {
      if (signal.aborted) return
      this.#signInLink = url
      this.#tell({ type: 'SIGN_IN_BLOCKED' })
    }
    // Asked for at once: a browser opens a window only while the click is being worked off.
    const hasLostToken = this.#vault.tokens?.refreshToken === null
    const answer = provider.signInInPopUp({ isAnew: isAnew && !hasLostToken, onBlocked, signal })
    this.#ask(async () => {
      const event = await this.#signInBy(answer, this.#vault.subject, { type: 'SIGN_IN_FAILED', reason: 'cancelled' })
      if (signal.aborted) return null
      this.#signInLink = null
      return event
    })
  }

  /**
   * Revokes the refresh token and leaves for the provider's log-out (session.md S4.11). Where the provider cannot be
   * reached it ends here, and its own session may still exist. Without a session there is nothing to tell it.
   */
  endSession(ended: TokenSet | null, hadSession: boolean): void {
    const { page } = this.#deps
    this.#ask(async () => {
      if (!hadSession) return { type: 'LOGGED_OUT', isEverywhere: true }
      const provider = this.#connection?.provider
      if (provider === undefined || !page.isOnline()) return { type: 'LOGGED_OUT', isEverywhere: false }
      try {
        const refusal = await revoke(provider, ended?.refreshToken ?? null)
        // To a provider that did not even refuse, the browser would find no page either.
        if (refusal?.code === 'network') return { type: 'LOGGED_OUT', isEverywhere: false }
        // A frame is never led to the provider, which refuses to be framed (session.md S4.10).
        if (page.isFramed) return { type: 'LOGGED_OUT', isEverywhere: true }
        const url = await provider.signOutUrl(ended === null || ended.idToken === '' ? null : ended.idToken)
        if (url === null) return { type: 'LOGGED_OUT', isEverywhere: false }
        page.go(url)
        return null
      } catch (problem) {
        errorOf(problem)
        return { type: 'LOGGED_OUT', isEverywhere: false }
      }
    })
  }

  /** Neither a window nor a tab opened by hand is waited for any more. */
  #forgetPopUp(): AbortController {
    this.#popUp.abort(new OidcError('definitive', 'abandoned'))
    this.#popUp = new AbortController()
    this.#signInLink = null
    return this.#popUp
  }

  watch(): void {
    const page = this.#connection?.metadata.check_session_iframe
    const sessionState = this.#vault.tokens?.sessionState ?? null
    if (page === undefined || sessionState === null) return
    this.#deps.signals.watch({ page, clientId: this.#owner.clientId, sessionState }, this.#tell)
  }

  async #signInBy(answer: Promise<TokenAnswer>, subject: string | null, failure: SessionEvent): Promise<SessionEvent> {
    const { clock, log } = this.#deps
    try {
      const tokens = await answer
      const receipt = receiveTokens(tokens, {
        owner: this.#owner,
        current: this.#vault.tokens,
        subject,
        now: clock.now(),
      })
      return await eventOf(receipt, typeof tokens.returnTo === 'string' ? tokens.returnTo : null, log)
    } catch (problem) {
      log.warn(`Sign-in: ${errorOf(problem).code}`)
      return failure
    }
  }

  /** What the address of this page load means, the first time; afterwards it means nothing any more. */
  #useCallback(callback: Callback | null, hasValidToken: boolean): ReturnType<typeof classifyCallback> {
    if (this.#isCallbackUsed || callback === null) return 'none'
    this.#isCallbackUsed = true
    const memo = readMemo(this.#deps.storage, callback)
    const kind = classifyCallback(callback, memo?.kind ?? null)
    if (memo?.kind === 'signIn') this.#onAnswer(memo.returnTo)
    // Nothing proves that we asked, but a path of ours is as harmless here as in any link.
    else if (memo === null && callback.carried !== null) this.#onAnswer(callback.carried)
    // A code is forgotten by its exchange; everything else has been answered with this.
    if (kind !== 'code' || hasValidToken) this.#deps.storage.session.remove(stateKey(callback.state))
    return kind
  }

  async #claimTab(): Promise<void> {
    if (this.#hasClaimedTab) return
    this.#hasClaimedTab = true
    if ((await this.#deps.claimTab()) === 'copy') this.#vault.dropRefreshToken()
  }

  #misconfigured(detail: string): SessionEvent {
    this.#deps.log.error(`Sign-in is misconfigured: ${detail}.`)
    return { type: 'DISCOVERY_FAILED', reason: 'misconfigured' }
  }

  #ask(talk: () => Promise<SessionEvent | null>): void {
    void this.#answered(talk)
  }

  async #answered(talk: () => Promise<SessionEvent | null>): Promise<void> {
    const era = this.#era
    const event = await talk()
    if (event !== null && era === this.#era) this.#tell(event)
  }
}

/** Best effort: the provider ends the refresh token with its session anyway. Answers what came in between. */
async function revoke(provider: IdentityProvider, refreshToken: string | null): Promise<OidcError | null> {
  return refreshToken === null ? null : await provider.revoke(refreshToken).then(() => null, errorOf)
}

/** Everything a provider rejects with is an error; anything else is a mistake of ours and must be seen. */
function errorOf(problem: unknown): OidcError {
  if (problem instanceof OidcError) return problem
  throw problem
}

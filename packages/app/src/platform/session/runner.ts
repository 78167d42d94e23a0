import type { OidcConfig } from '../config/appConfig.ts'
import { isWithin, monitorBudget, retryPause, spend } from './budgets.ts'
import type { SessionDeps } from './deps.ts'
import { hashOf } from './hash.ts'
import { LoginTimes } from './loginTimes.ts'
import { initialMachine, transition } from './machine.ts'
import type { Effect, Facts, Machine, SessionEvent } from './machineTypes.ts'
import { ProviderTalk } from './providerTalk.ts'
import { Renewal } from './renewal.ts'
import { ReturnPlace } from './returnPlace.ts'
import { Vault } from './vault.ts'
import type { Identity } from './vault.ts'

/** The part of the configuration the session reads. */
export interface SessionConfig {
  readonly oidc: OidcConfig
  readonly signIn: { readonly mode: 'auto' | 'button' }
  /** The configuration itself could not be fetched. */
  readonly isUnreachable?: boolean
}

/**
 * Runs the machine: performs its effects in order and feeds it what comes of them. One event is worked off at a time;
 * listeners hear of the result, never of what lies between.
 */
export class Runner {
  readonly vault: Vault
  readonly places: ReturnPlace
  readonly #config: SessionConfig
  readonly #deps: SessionDeps
  readonly #talk: ProviderTalk
  readonly #renewal: Renewal
  readonly #logins: LoginTimes
  readonly #queue: SessionEvent[] = []
  readonly #changed: () => void
  readonly #refreshed: () => void
  #isBusy = false
  #machine: Machine = initialMachine
  #identity: Identity | null = null
  #cameBack: boolean
  #monitorTimes: readonly number[] = []

  constructor(config: SessionConfig, deps: SessionDeps, onChange: () => void, onRefreshed: () => void) {
    this.#config = config
    this.#deps = deps
    this.#changed = onChange
    this.#refreshed = onRefreshed
    this.#cameBack = deps.page.cameBack
    const owner = { issuer: config.oidc.issuer ?? '', clientId: config.oidc.clientId }
    this.vault = new Vault(deps, owner, config.oidc.apiResource)
    this.places = new ReturnPlace(deps.storage, deps.page, deps.isGuarded)
    this.#logins = new LoginTimes(deps.storage, deps.clock)
    this.#renewal = new Renewal(deps.clock, () => this.dispatch({ type: 'RENEW_DUE' }))
    const tell = (event: SessionEvent) => this.dispatch(event)
    this.#talk = new ProviderTalk(deps, owner, this.vault, tell, (returnTo) => this.#noteAnswer(returnTo))
  }

  get machine(): Machine {
    return this.#machine
  }

  get identity(): Identity | null {
    return this.#identity
  }

  /** The silent refresh under way; resolved when its outcome is known everywhere. Null while there is none. */
  get flight(): Promise<void> | null {
    return this.#talk.flight
  }

  start(): void {
    this.#deps.page.listen((word) => this.#hear(word))
    this.#deps.signals.listen((event) => this.dispatch(event))
    if (this.#config.isUnreachable === true) {
      this.dispatch({ type: 'CONFIG_UNREACHABLE', reason: this.#deps.page.isOnline() ? 'unreachable' : 'offline' })
    } else this.dispatch({ type: this.#config.oidc.issuer === null ? 'CONFIG_BAD' : 'CONFIG_OK' })
  }

  dispatch(event: SessionEvent): void {
    this.#queue.push(event)
    if (this.#isBusy) return
    this.#isBusy = true
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const step = transition(this.#machine, next, this.#facts())
      this.#machine = step.machine
      for (const effect of step.effects) this.#perform(effect)
    }
    this.#isBusy = false
    this.#changed()
  }

  #facts(): Facts {
    const { clock, page } = this.#deps
    return {
      signInMode: this.#config.signIn.mode,
      isFramed: page.isFramed,
      cameBack: this.#cameBack,
      hasLoginBudget: this.#logins.isWithinBudget('departure'),
      isCircling: !this.#logins.isWithinBudget('answer'),
      hasConfig: this.#config.isUnreachable !== true,
      hasMonitorBudget: isWithin(monitorBudget, this.#monitorTimes, clock.now()),
      isTokenExpired: this.vault.remaining() === 0,
      storedToken: this.vault.storedToken(),
      sessionChecks: this.#config.oidc.sessionChecks && !page.isFramedBySite,
    }
  }

  #hear(word: 'online' | 'visible' | 'restored'): void {
    if (word === 'restored') {
      this.#cameBack = true
      this.dispatch({ type: 'PAGE_RESTORED' })
    }
    if (word === 'online') this.dispatch({ type: 'ONLINE' })
    this.#renewal.check()
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case 'loadDiscovery':
        return this.#talk.discover(this.#deps.callback)
      case 'exchangeCode':
        return this.#talk.exchange(this.#deps.callback)
      case 'silentRefresh':
        if (effect.trigger === 'check')
          this.#monitorTimes = spend(monitorBudget, this.#monitorTimes, this.#deps.clock.now())
        return this.#talk.refresh(effect.trigger)
      case 'accept':
        this.#identity = this.vault.accept(effect.tokens)
        return this.#renewal.planFor(this.vault.remaining())
      case 'scheduleRetry':
        return this.#renewal.planIn(retryPause(effect.failures))
      case 'localLogout':
        return this.#logOutHere(effect.isFinal)
      case 'fullLogout':
        return this.#logOutEverywhere()
      case 'startMonitor':
        return this.#talk.watch(this.#identity?.claims.sessionId ?? null)
      case 'stopMonitor':
        return this.#deps.signals.unwatch()
      default:
        return this.#performAround(effect)
    }
  }

  /** The effects that concern the page and the people at it rather than the tokens. */
  #performAround(effect: PageEffect): void {
    switch (effect.type) {
      case 'restoreRoute':
        return this.places.restore(effect.returnTo)
      case 'keepRoute':
        return this.places.keepWhereUseful()
      case 'rememberPlace':
        return this.places.remember()
      case 'report':
        return this.#deps.log.warn(`Sign-in: ${effect.reason}`)
      case 'announceRefresh':
        return this.#refreshed()
      case 'redirect':
        return this.#redirect(effect)
      case 'popUp':
        return this.#talk.popUp()
      case 'reloadOnce':
        return void this.#reloadOnce(effect.sessionId)
      case 'reload':
        return this.#deps.page.reload()
      case 'complete':
        // The machine itself remembers it; the snapshot shows it.
        return
      default:
        return effect satisfies never
    }
  }

  #redirect(effect: Extract<Effect, { type: 'redirect' }>): void {
    if (effect.isAutomatic) this.#logins.note('departure')
    this.#talk.redirect(this.places.choose(effect.returnTo))
  }

  /** The provider answered a sign-in of ours: the place it was for is kept now, since the exchange may yet fail. */
  #noteAnswer(returnTo: unknown): void {
    this.#logins.note('answer')
    this.places.restore(typeof returnTo === 'string' ? returnTo : null)
  }

  #logOutHere(isFinal: boolean): void {
    this.#talk.forgetAnswers()
    this.#renewal.stop()
    this.#identity = null
    this.vault.drop(isFinal)
  }

  #logOutEverywhere(): void {
    const ended = this.vault.tokens
    this.places.forget()
    this.#logOutHere(true)
    this.#deps.signals.announceLogout()
    this.#talk.endSession(ended)
  }

  async #reloadOnce(sessionId: string): Promise<void> {
    const { storage, page } = this.#deps
    const mark = await hashOf(sessionId)
    if (storage.session.get('somo.reloadedFor') === mark) return this.dispatch({ type: 'RELOAD_REFUSED' })
    storage.session.set('somo.reloadedFor', mark)
    page.reload()
  }
}

type PageEffect = Extract<
  Effect,
  {
    type:
      | 'restoreRoute'
      | 'keepRoute'
      | 'rememberPlace'
      | 'report'
      | 'announceRefresh'
      | 'redirect'
      | 'popUp'
      | 'reloadOnce'
      | 'reload'
      | 'complete'
  }
>

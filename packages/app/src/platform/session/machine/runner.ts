import { retryPause } from '../budgets.ts'
import type { SessionDeps } from '../deps.ts'
import { LoginTimes } from '../loginTimes.ts'
import { initialMachine, transition } from './machine.ts'
import type { Effect, Facts, Machine, PageEffect, SessionEvent } from './machineTypes.ts'
import { MonitorMemory } from '../tabs/monitorMemory.ts'
import { ProviderRequests } from '../provider/providerRequests.ts'
import { Renewal } from '../tokens/renewal.ts'
import { ReturnPlace } from '../returning/returnPlace.ts'
import type { SessionConfig } from '../sessionConfig.ts'
import { compareMarks } from '../sessionMark.ts'
import type { TabWord } from '../tabs/signals.ts'
import { isLast } from '../tokens/tokens.ts'
import { Vault } from '../tokens/vault.ts'
import type { Identity } from '../tokens/vault.ts'

/**
 * Runs the machine: performs its effects in order and feeds it what comes of them. One event is worked off at a time;
 * listeners hear of the result, never of what lies between.
 */
export class Runner {
  readonly vault: Vault
  readonly places: ReturnPlace
  readonly #config: SessionConfig
  readonly #deps: SessionDeps
  readonly #provider: ProviderRequests
  readonly #renewal: Renewal
  readonly #logins: LoginTimes
  readonly #monitor: MonitorMemory
  readonly #queue: SessionEvent[] = []
  readonly #changed: () => void
  readonly #refreshed: () => void
  #isBusy = false
  #machine: Machine = initialMachine
  #identity: Identity | null = null
  #cameBack: boolean

  constructor(config: SessionConfig, deps: SessionDeps, onChange: () => void, onRefreshed: () => void) {
    this.#config = config
    this.#deps = deps
    this.#changed = onChange
    this.#refreshed = onRefreshed
    this.#cameBack = deps.page.cameBack
    const owner = { issuer: config.oidc.issuer ?? '', clientId: config.oidc.clientId }
    this.#monitor = new MonitorMemory(deps, owner.issuer)
    this.vault = new Vault(deps, owner, config.oidc.apiResource)
    this.places = new ReturnPlace(deps.storage, deps.page, deps.isGuarded)
    this.#logins = new LoginTimes(deps.storage, deps.clock)
    this.#renewal = new Renewal(deps.clock, () => this.dispatch({ type: 'RENEW_DUE' }))
    const tell = (event: SessionEvent) => this.dispatch(event)
    this.#provider = new ProviderRequests(deps, owner, this.vault, tell, (returnTo) => this.#noteAnswer(returnTo))
  }

  get machine(): Machine {
    return this.#machine
  }

  get identity(): Identity | null {
    return this.#identity
  }

  /** See SessionSnapshot. */
  get signInLink(): string | null {
    return this.#provider.signInLink
  }

  /** The silent refresh under way; resolved when its outcome is known everywhere. Null while there is none. */
  get flight(): Promise<void> | null {
    return this.#provider.flight
  }

  start(): void {
    this.#deps.page.listen((word) => this.#hear(word))
    this.#deps.signals.listen((word) => this.#hearTab(word))
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
    const { page } = this.#deps
    return {
      signInMode: this.#config.signIn.mode,
      isFramed: page.isFramed,
      cameBack: this.#cameBack,
      hasLoginBudget: this.#logins.isWithinBudget('departure'),
      isCircling: !this.#logins.isWithinBudget('answer'),
      hasConfig: this.#config.isUnreachable !== true,
      hasMonitorBudget: this.#monitor.hasBudget,
      isTokenExpired: this.vault.remaining() === 0,
      isRetryDue: this.#renewal.isDue,
      sessionState: this.vault.tokens?.sessionState ?? null,
      hasUnsavedWork: page.hasUnsavedWork(),
      storedToken: this.vault.storedToken(),
      sessionChecks: this.#config.oidc.sessionChecks && !page.isFramedBySite && this.#monitor.isUseful,
    }
  }

  #hear(word: 'online' | 'visible' | 'restored'): void {
    if (word === 'restored') {
      this.#cameBack = true
      this.dispatch({ type: 'PAGE_RESTORED' })
    }
    if (word === 'online') this.dispatch({ type: 'ONLINE' })
    // A tab that slept has missed what the others said (session.md S4.8).
    else if (this.vault.mark !== null) this.#compareMarks()
    this.#renewal.check()
  }

  #hearTab(word: TabWord): void {
    const sid = this.vault.mark?.sid ?? null
    // The log-out of a session this tab has left behind is none of its business.
    if (word.type === 'loggedOut' && (sid === null || sid === word.sid)) this.dispatch({ type: 'OTHER_TAB_LOGOUT' })
    if (word.type === 'marked') this.#compareMarks()
  }

  /** Only where it is known which session this tab is in, or that it is in none. */
  #compareMarks(): void {
    const { name } = this.#machine.phase
    if (this.vault.mark === null && name !== 'anonymous' && name !== 'suspended') return
    const news = compareMarks(this.vault.mark, this.#deps.storage)
    if (news !== null) this.dispatch(news)
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case 'loadDiscovery':
        return this.#provider.discover(this.#deps.callback)
      case 'exchangeCode':
        return this.#provider.exchange(this.#deps.callback)
      case 'silentRefresh':
        if (effect.trigger === 'check') this.#monitor.noteCheck()
        return this.#provider.refresh(effect.trigger)
      case 'accept':
        this.#identity = this.vault.accept(effect.tokens)
        return isLast(effect.tokens)
          ? this.#renewal.planIn(this.vault.remaining())
          : this.#renewal.planFor(this.vault.remaining())
      case 'scheduleRetry':
        return this.#renewal.planIn(retryPause(effect.failures))
      case 'localLogout':
        return this.#logOutHere()
      case 'suspend':
        return this.#suspend()
      case 'fullLogout':
        return this.#logOutEverywhere()
      case 'startMonitor':
        return this.#provider.watch()
      case 'stopMonitor':
        return this.#deps.signals.unwatch()
      case 'judgeMonitor':
        return this.#monitor.evaluate(effect.works)
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
        return this.#provider.popUp(effect.isAnew)
      case 'abandonWork':
        return this.#deps.page.abandonWork()
      case 'reloadOnce':
        return this.#reloadOnce(effect.sid)
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
    this.#provider.redirect(this.places.choose(effect.returnTo))
  }

  /** The provider answered a sign-in of ours: the place it was for is kept now, since the exchange may yet fail. */
  #noteAnswer(returnTo: unknown): void {
    this.#logins.note('answer')
    this.places.restore(typeof returnTo === 'string' ? returnTo : null)
  }

  #logOutHere(): void {
    this.#provider.forgetAnswers()
    this.#renewal.stop()
    this.#identity = null
    this.vault.drop()
  }

  /** As logOutHere, but the person's page stays, so who they are is still known. */
  #suspend(): void {
    this.#provider.forgetAnswers()
    this.#renewal.stop()
    this.vault.suspend()
  }

  #logOutEverywhere(): void {
    const { tokens, subject } = this.vault
    this.places.forget()
    const sid = this.vault.unmark()
    this.#logOutHere()
    this.#deps.signals.announceLogout(sid)
    this.#provider.endSession(tokens, tokens !== null || subject !== null)
  }

  #reloadOnce(sid: string): void {
    const { storage, page } = this.#deps
    if (storage.session.get('somo.reloadedFor') === sid) return this.dispatch({ type: 'RELOAD_REFUSED' })
    storage.session.set('somo.reloadedFor', sid)
    // The work on the page is another person's by now: the browser must not offer to stay.
    page.abandonWork()
    page.reload()
  }
}

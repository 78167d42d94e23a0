import { expect, test } from 'vitest'
import { isWithin, loginBudget, monitorBudget } from '../budgets.ts'
import { initialMachine, transition } from './machine.ts'
import type { CallbackKind, Effect, Facts, Machine, SessionEvent } from './machineTypes.ts'
import { goesOn, planRefresh } from '../tokens/refreshPlan.ts'
import type { RefreshTrigger } from '../tokens/refreshPlan.ts'
import { usualFacts } from '../testing/facts.ts'

/** One combination of what the world may be like (session.md 2.4). */
interface Environment {
  readonly hasIssuer: boolean
  readonly isProviderUp: boolean
  readonly isSessionAlive: boolean
  readonly blocksThirdParty: boolean
  readonly refreshToken: 'none' | 'ok' | 'dead'
  readonly callback: 'none' | 'code' | 'error'
  readonly isStateKnown: boolean
  readonly doesExchangeWork: boolean
  readonly monitor: readonly ('OP_UNCHANGED' | 'OP_CHANGED' | 'OP_ERROR')[]
  readonly signInMode: 'auto' | 'button'
  readonly isFramed: boolean
  readonly doesLoginWork: boolean
  /** Keycloak 26.1 and later: asking for offline access ends the online session. */
  readonly endsOnlineSession: boolean
}

/**
 * All of them in `npm run test:long`, each 11th in `npm test`: 11 has no factor in common with the numbers of choices, so
 * every pair of choices still meets.
 */
const stride = process.env['SOMO_LONG'] === '1' ? 1 : 11

const both = [true, false] as const
const choices: { readonly [Key in keyof Environment]: readonly Environment[Key][] } = {
  hasIssuer: both,
  isProviderUp: both,
  isSessionAlive: both,
  blocksThirdParty: both,
  refreshToken: ['none', 'ok', 'dead'],
  callback: ['none', 'code', 'error'],
  isStateKnown: both,
  doesExchangeWork: both,
  monitor: [
    ['OP_UNCHANGED'],
    ['OP_CHANGED'],
    ['OP_ERROR'],
    [],
    ['OP_UNCHANGED', 'OP_ERROR'],
    ['OP_UNCHANGED', 'OP_CHANGED'],
  ],
  signInMode: ['auto', 'button'],
  isFramed: both,
  doesLoginWork: both,
  endsOnlineSession: both,
}

function* environments(): Generator<Environment> {
  const keys = Object.keys(choices) as (keyof Environment)[]
  const total = keys.reduce((product, key) => product * choices[key].length, 1)
  for (let number = 0; number < total; number += stride) {
    let rest = number
    const entries = keys.map((key) => {
      const index = rest % choices[key].length
      rest = Math.floor(rest / choices[key].length)
      return [key, choices[key][index]]
    })
    // Built from the table above, key by key.
    yield Object.fromEntries(entries) as Environment
  }
}

const tokens = {
  accessToken: 'a',
  idToken: 'i',
  refreshToken: null,
  nonce: null,
  expiresAt: 0,
  sessionState: 'state',
  sessionEndsAt: null,
  isClockWrong: false,
}
const gotTokens: SessionEvent = { type: 'TOKENS', tokens, returnTo: null }

/** What happens on a page that stays: calls, two renewals, the network's return, and words of other tabs. */
const later: readonly SessionEvent[] = [
  { type: 'NEED_TOKEN' },
  { type: 'RENEW_DUE' },
  { type: 'ONLINE' },
  { type: 'OTHER_TAB_SESSION', sid: 'own', isSamePerson: true },
  { type: 'OTHER_TAB_SESSION', sid: 'same', isSamePerson: false },
  { type: 'RENEW_DUE' },
]

/** A browser tab with a provider behind it: performs the effects as the environment would. Time stands still. */
class World {
  readonly #environment: Environment
  #hasUnsavedWork: boolean
  isSessionAlive: boolean
  refreshToken: Environment['refreshToken']
  hasValidToken: boolean
  callback: CallbackKind
  redirects = 0
  answers = 0
  checks = 0
  isMonitorOff = false
  loads = 0
  steps = 0
  completions = 0
  hasReloaded = false
  nextLoad: CallbackKind | null = null
  machine: Machine = initialMachine
  queue: SessionEvent[] = []

  constructor(environment: Environment, hasValidToken: boolean, hasUnsavedWork: boolean) {
    this.#hasUnsavedWork = hasUnsavedWork
    this.#environment = environment
    this.isSessionAlive = environment.isSessionAlive
    this.refreshToken = environment.refreshToken
    this.hasValidToken = hasValidToken
    this.callback = environment.callback === 'none' || environment.isStateKnown ? environment.callback : 'unknown'
  }

  /** Loads pages until one stays, and lets two renewals come due on it. */
  live(): void {
    this.nextLoad = this.callback
    while (this.nextLoad !== null && this.loads < 20) {
      this.callback = this.nextLoad
      this.nextLoad = null
      this.loads += 1
      this.completions = 0
      this.machine = initialMachine
      this.#feed({ type: this.#environment.hasIssuer ? 'CONFIG_OK' : 'CONFIG_BAD' })
      for (const event of later) {
        if (this.nextLoad === null && this.machine.phase.name !== 'redirecting') this.#feed(event)
      }
    }
  }

  #feed(event: SessionEvent): void {
    this.queue = [event]
    for (let next = this.queue.shift(); next !== undefined && this.nextLoad === null; next = this.queue.shift()) {
      this.steps += 1
      if (this.steps > 300) return
      const step = transition(this.machine, next, this.#facts())
      this.machine = step.machine
      for (const effect of step.effects) this.#perform(effect)
    }
  }

  #facts(): Facts {
    const { signInMode, isFramed } = this.#environment
    const times = (spent: number) => Array.from({ length: spent }, () => 0)
    return {
      signInMode,
      isFramed,
      cameBack: false,
      hasLoginBudget: isWithin(loginBudget, times(this.redirects), 0),
      isCircling: !isWithin(loginBudget, times(this.answers), 0),
      hasConfig: true,
      hasMonitorBudget: isWithin(monitorBudget, times(this.checks), 0),
      isTokenExpired: !this.hasValidToken,
      isRetryDue: true,
      sessionState: 'state',
      hasUnsavedWork: this.#hasUnsavedWork,
      storedToken: this.hasValidToken ? 'own' : 'none',
      sessionChecks: !this.isMonitorOff,
    }
  }

  #perform(effect: Effect): void {
    const { isProviderUp, doesExchangeWork, doesLoginWork, monitor } = this.#environment
    const known = { hasValidToken: this.hasValidToken, callback: this.callback }
    switch (effect.type) {
      case 'loadDiscovery':
        this.answers += Number(this.callback === 'code' || this.callback === 'error')
        this.callback = 'none'
        return this.#say(
          isProviderUp ? { type: 'DISCOVERY_OK', ...known } : { type: 'DISCOVERY_FAILED', reason: 'unreachable' },
        )
      case 'exchangeCode':
        return this.#say(doesExchangeWork ? gotTokens : { type: 'EXCHANGE_FAILED' })
      case 'silentRefresh':
        if (effect.trigger === 'check') this.checks += 1
        return this.#say(this.#refresh(effect.trigger))
      case 'accept':
        this.hasValidToken = true
        this.refreshToken = 'ok'
        if (this.#environment.endsOnlineSession) this.isSessionAlive = false
        return
      case 'localLogout':
      case 'suspend':
        this.hasValidToken = false
        this.refreshToken = 'none'
        return
      case 'startMonitor':
        return (monitor.length === 0 ? (['OP_SILENT'] as const) : monitor).forEach((type) => this.#say({ type }))
      case 'judgeMonitor':
        this.isMonitorOff ||= effect.works !== true
        return
      case 'abandonWork':
        this.#hasUnsavedWork = false
        return
      case 'redirect':
        this.redirects += Number(effect.isAutomatic)
        this.isSessionAlive = doesLoginWork
        this.nextLoad = doesLoginWork ? 'code' : 'error'
        return
      case 'popUp':
        return this.#say(doesLoginWork ? gotTokens : { type: 'SIGN_IN_FAILED', reason: 'cancelled' })
      case 'reloadOnce':
        if (this.hasReloaded) return this.#say({ type: 'RELOAD_REFUSED' })
        this.hasReloaded = true
        this.nextLoad = 'none'
        return
      case 'complete':
        this.completions += 1
        return
      default:
        return
    }
  }

  #refresh(trigger: RefreshTrigger): SessionEvent {
    const { isProviderUp, blocksThirdParty, isFramed } = this.#environment
    const isFramedBySite = isFramed && blocksThirdParty
    const ways = planRefresh({
      trigger,
      hasRefreshToken: this.refreshToken !== 'none',
      mayUseFrame: true,
      isFramedBySite,
    })
    for (const way of ways) {
      if (!isProviderUp) {
        if (!goesOn('transient')) return { type: 'REFRESH_FAILED', kind: 'transient' }
      } else if (way === 'frame' ? this.isSessionAlive && !blocksThirdParty : this.refreshToken === 'ok')
        return gotTokens
    }
    return { type: 'REFRESH_FAILED', kind: 'definitive' }
  }

  #say(event: SessionEvent): void {
    this.queue.push(event)
  }
}

/** Everything that may still happen to a tab whose person has logged out. */
const afterwards: readonly SessionEvent[] = [
  gotTokens,
  { type: 'REFRESH_FAILED', kind: 'definitive' },
  { type: 'NEED_TOKEN' },
  { type: 'RENEW_DUE' },
  { type: 'ONLINE' },
  { type: 'RETRY' },
  { type: 'OP_CHANGED' },
  { type: 'OP_ERROR' },
  { type: 'OTHER_TAB_LOGOUT' },
  { type: 'PAGE_RESTORED' },
]
const inviting: Facts = { ...usualFacts, storedToken: 'none' }

const starts = both.flatMap((hasToken) => both.map((hasWork) => [hasToken, hasWork] as const))

test('in any environment start-up completes, nobody is sent round in circles, and a log-out stays one', () => {
  let runs = 0
  for (const environment of environments())
    for (const [hasValidToken, hasUnsavedWork] of starts) {
      const world = new World(environment, hasValidToken, hasUnsavedWork)
      world.live()
      runs += 1
      const label = () =>
        JSON.stringify({ environment, hasValidToken, hasUnsavedWork, end: world.machine, loads: world.loads })
      if (!world.machine.isComplete || world.completions !== 1) expect.fail(`never complete: ${label()}`)
      if (world.redirects > 2) expect.fail(`${world.redirects} redirects: ${label()}`)
      if (world.loads > 4) expect.fail(`${world.loads} page loads: ${label()}`)
      if (world.steps > 100) expect.fail(`${world.steps} steps: ${label()}`)
      if (!['signedIn', 'suspended', 'anonymous'].includes(world.machine.phase.name)) expect.fail(`stuck: ${label()}`)
      let machine = transition(world.machine, { type: 'LOG_OUT' }, inviting).machine
      for (const event of [{ type: 'LOGGED_OUT', isEverywhere: true } as const, ...afterwards]) {
        const step = transition(machine, event, inviting)
        if (step.effects.some((effect) => effect.type === 'redirect')) expect.fail(`redirect after log-out: ${label()}`)
        machine = step.machine
      }
      expect(machine.phase).toEqual({ name: 'anonymous', reason: 'logged_out', attempt: 'none' })
    }
  expect(runs).toBe(4 * Math.ceil(55_296 / stride))
}, 60_000)

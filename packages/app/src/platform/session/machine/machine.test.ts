import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnonymousReason } from '../contract.ts'
import { initialMachine, transition } from './machine.ts'
import type { CallbackKind, Effect, Facts, Machine, Phase, SessionEvent } from './machineTypes.ts'
import { usualFacts } from '../testing/facts.ts'

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
const reasons: readonly AnonymousReason[] = [
  'login_required',
  'session_ended',
  'unreachable',
  'misconfigured',
  'config_missing',
  'cancelled',
  'popup_blocked',
  'sign_in_failed',
  'logged_out',
  'logged_out_elsewhere',
  'logged_out_here',
  'loop_guard',
  'session_error',
  'offline',
]
const both = [false, true] as const
const callbacks: readonly CallbackKind[] = ['none', 'code', 'error', 'cancelled', 'expired', 'signedOut', 'unknown']

const phases: readonly Phase[] = [
  { name: 'configuring' },
  { name: 'discovering' },
  { name: 'exchanging' },
  ...(['validToken', 'noToken', 'afterExchange'] as const).map((cause) => ({ name: 'refreshing', cause }) as const),
  ...both.flatMap((isRenewing) =>
    (['off', 'watching', 'armed'] as const).flatMap((monitor) =>
      [0, 1, 7].map(
        (failures) => ({ name: 'signedIn', isRenewing, failures, isStale: failures > 0, monitor }) as const,
      ),
    ),
  ),
  ...reasons.flatMap((reason) =>
    (['none', 'running', 'done'] as const).map((attempt) => ({ name: 'anonymous', reason, attempt }) as const),
  ),
  ...(['session_ended', 'session_error'] as const).flatMap((reason) =>
    both.map((isAsking) => ({ name: 'suspended', reason, isAsking }) as const),
  ),
  ...reasons.map((reason) => ({ name: 'anonymous', reason, attempt: 'none', isOffered: true }) as const),
  { name: 'redirecting' },
  { name: 'loggingOut' },
  { name: 'switching' },
]

const events: readonly SessionEvent[] = [
  { type: 'CONFIG_OK' },
  { type: 'CONFIG_BAD' },
  ...both.flatMap((hasValidToken) =>
    callbacks.map((callback) => ({ type: 'DISCOVERY_OK', hasValidToken, callback }) as const),
  ),
  ...(['unreachable', 'misconfigured', 'offline'] as const).map(
    (reason) => ({ type: 'DISCOVERY_FAILED', reason }) as const,
  ),
  { type: 'TOKENS', tokens, returnTo: null },
  { type: 'EXCHANGE_FAILED' },
  { type: 'REFRESH_FAILED', kind: 'transient' },
  { type: 'REFRESH_FAILED', kind: 'definitive' },
  { type: 'OTHER_USER', sid: 's' },
  { type: 'CONFIG_UNREACHABLE', reason: 'unreachable' },
  { type: 'RENEW_DUE' },
  { type: 'NEED_TOKEN' },
  { type: 'OP_UNCHANGED' },
  { type: 'OP_CHANGED' },
  { type: 'OP_ERROR' },
  { type: 'OP_SILENT' },
  { type: 'OTHER_TAB_SESSION', sid: 's', isSamePerson: false },
  { type: 'OTHER_TAB_SESSION', sid: 's', isSamePerson: true },
  { type: 'OTHER_TAB_LOGOUT' },
  ...(['person', 'automatic', 'leaving'] as const).map((by) => ({ type: 'SIGN_IN', returnTo: '/media', by }) as const),
  { type: 'SIGN_IN_FAILED', reason: 'cancelled' },
  { type: 'SIGN_IN_BLOCKED' },
  { type: 'LOG_OUT' },
  ...both.map((isEverywhere) => ({ type: 'LOGGED_OUT', isEverywhere }) as const),
  { type: 'RETRY' },
  { type: 'ONLINE' },
  { type: 'PAGE_RESTORED' },
  { type: 'RELOAD_REFUSED' },
]

const facts: readonly Facts[] = (['auto', 'button'] as const).flatMap((signInMode) =>
  both.flatMap((isFramed) =>
    both.flatMap((cameBack) =>
      both.flatMap((has) =>
        (['own', 'other', 'none'] as const).map((storedToken) => ({
          signInMode,
          isFramed,
          cameBack,
          hasLoginBudget: has,
          isCircling: !has,
          hasConfig: has,
          hasMonitorBudget: has,
          isTokenExpired: has,
          isRetryDue: has,
          sessionState: cameBack ? 'state' : null,
          hasUnsavedWork: isFramed !== has,
          storedToken,
          sessionChecks: has,
        })),
      ),
    ),
  ),
)

const count = (effects: readonly Effect[], type: Effect['type']) =>
  effects.filter((effect) => effect.type === type).length
const isSettled = (phase: Phase) => phase.name === 'signedIn' || phase.name === 'anonymous'

describe('the transition table, every phase with every event under all facts', () => {
  test('answers each with a well-formed step', () => {
    const seen = new Set<string>()
    for (const phase of phases)
      for (const isComplete of isSettled(phase) ? [true] : both)
        for (const event of events)
          for (const fact of facts) {
            const step = transition({ phase, isComplete }, event, fact)
            const label = () => JSON.stringify({ phase, event, fact, step })
            const { effects, machine } = step
            for (const name of [machine.phase.name, ...effects.map((effect) => effect.type)]) seen.add(name)
            const hasEnded = isSettled(machine.phase) || count(effects, 'redirect') > 0
            if (machine.isComplete !== (isComplete || hasEnded)) expect.fail(`complete: ${label()}`)
            if (count(effects, 'complete') !== Number(!isComplete && hasEnded)) expect.fail(`complete once: ${label()}`)
            if (count(effects, 'redirect') > 0 && effects.at(-1)?.type !== 'redirect')
              expect.fail(`redirect is last: ${label()}`)
            if (new Set(effects.map((effect) => effect.type)).size !== effects.length)
              expect.fail(`no effect twice: ${label()}`)
            if (count(effects, 'accept') > 0 && event.type !== 'TOKENS') expect.fail(`tokens from nowhere: ${label()}`)
            const isDropping = phase.name === 'signedIn' && ['anonymous', 'suspended'].includes(machine.phase.name)
            if (isDropping && count(effects, 'localLogout') + count(effects, 'suspend') === 0)
              expect.fail(`tokens left behind: ${label()}`)
            const redirect = effects.find((effect) => effect.type === 'redirect')
            if (redirect?.isAutomatic && (!fact.hasLoginBudget || fact.isFramed))
              expect.fail(`unwanted redirect: ${label()}`)
          }
    // Every phase is reached and every effect asked for by some row.
    expect(seen.size).toBe(10 + 22)
  })

  test('never redirects on its own from a gate: only the person does', () => {
    for (const phase of phases.filter((one) => one.name === 'anonymous'))
      for (const event of events.filter((one) => one.type !== 'SIGN_IN' || one.by !== 'automatic'))
        for (const fact of facts) {
          const { effects } = transition({ phase, isComplete: true }, event, fact)
          const label = () => JSON.stringify({ phase, event, fact, effects })
          if (effects.some((effect) => effect.type === 'redirect' && effect.isAutomatic))
            expect.fail(`by itself: ${label()}`)
          if (event.type !== 'SIGN_IN' && count(effects, 'redirect') + count(effects, 'popUp') > 0)
            expect.fail(`not by the person: ${label()}`)
        }
  })

  test('completes exactly once in any run of events', () => {
    const someFacts = fc.constantFrom(...facts)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...events), someFacts), { maxLength: 60 }), (run) => {
        let machine: Machine = initialMachine
        let completions = 0
        for (const [event, fact] of run) {
          const step = transition(machine, event, fact)
          machine = step.machine
          completions += count(step.effects, 'complete')
          if (isSettled(machine.phase)) expect(machine.isComplete).toBe(true)
        }
        expect(completions).toBe(Number(machine.isComplete))
      }),
      { numRuns: 500 },
    )
  })
})

const usual: Facts = { ...usualFacts, sessionChecks: false }
const run = (phase: Phase, event: SessionEvent, fact: Partial<Facts> = {}) => {
  const step = transition({ phase, isComplete: true }, event, { ...usual, ...fact })
  return { phase: step.machine.phase, effects: step.effects.map((effect) => effect.type) }
}
const found = (hasValidToken: boolean, callback: CallbackKind) =>
  ({ type: 'DISCOVERY_OK', hasValidToken, callback }) as const
const signedIn = (more: object = {}) =>
  ({ name: 'signedIn', isRenewing: false, failures: 0, isStale: false, monitor: 'off', ...more }) as const

describe('start-up, as the specification and decision 0016 say', () => {
  test.each([
    [found(true, 'code'), 'refreshing', ['silentRefresh']],
    [found(true, 'none'), 'refreshing', ['silentRefresh']],
    [found(false, 'code'), 'exchanging', ['exchangeCode']],
    [found(false, 'none'), 'refreshing', ['silentRefresh']],
    [found(false, 'unknown'), 'refreshing', ['silentRefresh']],
    [found(false, 'cancelled'), 'anonymous', ['localLogout', 'report', 'rememberPlace']],
    [found(false, 'expired'), 'redirecting', ['localLogout', 'redirect']],
    [found(false, 'signedOut'), 'anonymous', ['stopMonitor', 'localLogout']],
  ] as const)('%j', (event, name, effects) => {
    const answer = run({ name: 'discovering' }, event)
    expect([answer.phase.name, answer.effects]).toEqual([name, effects])
  })

  test.each([
    ['validToken', 'definitive', 'session_ended'],
    ['afterExchange', 'definitive', 'sign_in_failed'],
    ['validToken', 'transient', 'unreachable'],
    ['noToken', 'transient', 'unreachable'],
  ] as const)('a silent refresh after %s that fails for a %s reason ends at the gate: %s', (cause, kind, reason) => {
    const answer = run({ name: 'refreshing', cause }, { type: 'REFRESH_FAILED', kind })
    expect(answer.phase).toEqual({ name: 'anonymous', reason, attempt: 'none' })
    expect(answer.effects).toEqual(['localLogout', 'report', 'rememberPlace'])
  })

  test.each([
    [{}, 'redirecting'],
    [{ signInMode: 'button' }, 'anonymous'],
    [{ cameBack: true }, 'anonymous'],
    [{ isFramed: true }, 'anonymous'],
    [{ hasLoginBudget: false }, 'anonymous'],
  ] as const)('a first visit without a session, %j: %s', (fact, name) => {
    const answer = run({ name: 'refreshing', cause: 'noToken' }, { type: 'REFRESH_FAILED', kind: 'definitive' }, fact)
    expect(answer.phase.name).toBe(name)
  })
})

describe('a guarded page asked for at the gate', () => {
  const signIn = { type: 'SIGN_IN', returnTo: '/media', by: 'automatic' } as const
  const gate = (reason: AnonymousReason) => ({ name: 'anonymous', reason, attempt: 'none' }) as const

  test.each([
    ['login_required', {}, 'redirecting', ['redirect']],
    ['login_required', { cameBack: true }, 'anonymous', []],
    ['login_required', { isFramed: true }, 'anonymous', []],
    ['login_required', { hasLoginBudget: false }, 'anonymous', []],
    ['logged_out', {}, 'anonymous', []],
    ['unreachable', {}, 'anonymous', []],
    ['config_missing', {}, 'anonymous', []],
  ] as const)('%s, %j: %s', (reason, fact, name, effects) => {
    const answer = run(gate(reason), signIn, fact)
    expect([answer.phase.name, answer.effects]).toEqual([name, effects])
  })

  test('is told of a circle only where sign-ins really led back', () => {
    expect(run(gate('login_required'), signIn, { hasLoginBudget: false, isCircling: true })).toEqual({
      phase: gate('loop_guard'),
      effects: ['report'],
    })
  })
})

describe('a configuration that did not come', () => {
  const gate = { name: 'anonymous', reason: 'unreachable', attempt: 'none' } as const

  test('is a failure of the network, not of the installation', () => {
    const answer = run({ name: 'configuring' }, { type: 'CONFIG_UNREACHABLE', reason: 'unreachable' })
    expect(answer).toEqual({ phase: gate, effects: ['report'] })
  })

  test.each(['RETRY', 'ONLINE'] as const)('%s loads the page anew', (type) => {
    expect(run(gate, { type }, { hasConfig: false }).effects).toEqual(['reload'])
    expect(run(gate, { type }).effects).toEqual(['loadDiscovery'])
  })
})

describe('a running session', () => {
  test('a passing failure keeps the person signed in, stale only once the token has ended', () => {
    const failed = { type: 'REFRESH_FAILED', kind: 'transient' } as const
    expect(run(signedIn({ isRenewing: true }), failed)).toEqual({
      phase: signedIn({ failures: 1 }),
      effects: ['scheduleRetry'],
    })
    expect(run(signedIn(), failed, { isTokenExpired: true }).phase).toEqual(signedIn({ failures: 1, isStale: true }))
  })

  test('a definitive failure restarts the login flow', () => {
    const answer = run(
      signedIn({ isRenewing: true }),
      { type: 'REFRESH_FAILED', kind: 'definitive' },
      { signInMode: 'button' },
    )
    expect(answer).toEqual({ phase: { name: 'redirecting' }, effects: ['stopMonitor', 'localLogout', 'redirect'] })
  })

  test('asks for one renewal at a time', () => {
    expect(run(signedIn({ isRenewing: true }), { type: 'NEED_TOKEN' }).effects).toEqual([])
  })

  test('another person at the provider: tokens go, one reload', () => {
    const answer = run({ name: 'refreshing', cause: 'validToken' }, { type: 'OTHER_USER', sid: 's' })
    expect(answer).toEqual({ phase: { name: 'switching' }, effects: ['stopMonitor', 'localLogout', 'reloadOnce'] })
  })

  test('the first word of the session monitor ends nothing', () => {
    const watching = signedIn({ monitor: 'watching' })
    expect(run(watching, { type: 'OP_ERROR' })).toEqual({ phase: signedIn(), effects: ['stopMonitor', 'judgeMonitor'] })
    expect(run(signedIn({ monitor: 'armed' }), { type: 'OP_ERROR' }).phase).toEqual({ name: 'redirecting' })
  })

  test("a page from the browser's memory whose session is gone shows nothing", () => {
    expect(run(signedIn(), { type: 'PAGE_RESTORED' }).effects).toEqual([])
    expect(run(signedIn(), { type: 'PAGE_RESTORED' }, { storedToken: 'none' }).phase).toMatchObject({
      reason: 'logged_out_elsewhere',
    })
    expect(run({ name: 'loggingOut' }, { type: 'PAGE_RESTORED' }).phase).toMatchObject({ reason: 'logged_out' })
  })
})

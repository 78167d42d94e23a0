import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { initialMachine, transition } from './machine.ts'
import type { Facts, Machine, SessionEvent } from './machineTypes.ts'
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

/** Everything that can happen, in each of its forms that the machine tells apart. */
const events = {
  CONFIG_OK: [{ type: 'CONFIG_OK' }],
  CONFIG_BAD: [{ type: 'CONFIG_BAD' }],
  CONFIG_UNREACHABLE: [{ type: 'CONFIG_UNREACHABLE', reason: 'unreachable' }],
  DISCOVERY_OK: [
    { type: 'DISCOVERY_OK', hasValidToken: true, callback: 'none' },
    ...(['none', 'code', 'error', 'cancelled', 'expired', 'signedOut', 'unknown'] as const).map(
      (callback) => ({ type: 'DISCOVERY_OK', hasValidToken: false, callback }) as const,
    ),
  ],
  DISCOVERY_FAILED: [{ type: 'DISCOVERY_FAILED', reason: 'unreachable' }],
  TOKENS: [{ type: 'TOKENS', tokens, returnTo: null }],
  EXCHANGE_FAILED: [{ type: 'EXCHANGE_FAILED' }],
  REFRESH_FAILED: [
    { type: 'REFRESH_FAILED', kind: 'transient' },
    { type: 'REFRESH_FAILED', kind: 'definitive' },
  ],
  OTHER_USER: [{ type: 'OTHER_USER', sid: 's' }],
  RENEW_DUE: [{ type: 'RENEW_DUE' }],
  NEED_TOKEN: [{ type: 'NEED_TOKEN' }],
  OP_UNCHANGED: [{ type: 'OP_UNCHANGED' }],
  OP_CHANGED: [{ type: 'OP_CHANGED' }],
  OP_ERROR: [{ type: 'OP_ERROR' }],
  OP_SILENT: [{ type: 'OP_SILENT' }],
  OTHER_TAB_SESSION: [true, false].map(
    (isSamePerson) => ({ type: 'OTHER_TAB_SESSION', sid: 's', isSamePerson }) as const,
  ),
  OTHER_TAB_LOGOUT: [{ type: 'OTHER_TAB_LOGOUT' }],
  SIGN_IN: (['person', 'automatic', 'leaving'] as const).map(
    (by) => ({ type: 'SIGN_IN', returnTo: null, by }) as const,
  ),
  SIGN_IN_FAILED: [{ type: 'SIGN_IN_FAILED', reason: 'cancelled' }],
  SIGN_IN_BLOCKED: [{ type: 'SIGN_IN_BLOCKED' }],
  LOG_OUT: [{ type: 'LOG_OUT' }],
  LOGGED_OUT: [
    { type: 'LOGGED_OUT', isEverywhere: true },
    { type: 'LOGGED_OUT', isEverywhere: false },
  ],
  RETRY: [{ type: 'RETRY' }],
  ONLINE: [{ type: 'ONLINE' }],
  PAGE_RESTORED: [{ type: 'PAGE_RESTORED' }],
  RELOAD_REFUSED: [{ type: 'RELOAD_REFUSED' }],
} as const satisfies { readonly [Type in SessionEvent['type']]: readonly Extract<SessionEvent, { type: Type }>[] }

const changes: readonly Partial<Facts>[] = [
  { signInMode: 'button' },
  { isFramed: true },
  { cameBack: true },
  { hasLoginBudget: false },
  { isCircling: true },
  { hasConfig: false },
  { hasMonitorBudget: false },
  { isTokenExpired: true },
  { isRetryDue: false },
  { sessionState: 'another' },
  { hasUnsavedWork: true },
  { storedToken: 'none' },
  { storedToken: 'other' },
  { sessionChecks: false },
]

/** The usual world, and every world that differs from it in one or two things. */
const worlds: readonly Facts[] = [
  usualFacts,
  ...changes
    .flatMap((one, index) => [one, ...changes.slice(index + 1).map((other) => ({ ...one, ...other }))])
    .map((change) => ({ ...usualFacts, ...change })),
]

/** More failures than two change nothing but the pause. */
function keyOf({ phase, isComplete }: Machine): string {
  return JSON.stringify([
    phase.name === 'signedIn' ? { ...phase, failures: Math.min(phase.failures, 2) } : phase,
    isComplete,
  ])
}

/** Walks through every state that can be reached, and notes each way from one phase to another. */
function walk(): ReadonlyMap<string, ReadonlySet<string>> {
  const ways = new Map<string, Set<string>>()
  const seen = new Set([keyOf(initialMachine)])
  const open: Machine[] = [initialMachine]
  for (let machine = open.pop(); machine !== undefined; machine = open.pop()) {
    for (const event of Object.values(events).flat()) {
      for (const facts of worlds) {
        const next = transition(machine, event, facts).machine
        if (next.phase.name !== machine.phase.name) {
          const way = `${machine.phase.name} --> ${next.phase.name}`
          ways.set(way, (ways.get(way) ?? new Set()).add(event.type))
        }
        if (seen.has(keyOf(next))) continue
        seen.add(keyOf(next))
        open.push(next)
      }
    }
  }
  return ways
}

test('the diagram in the document shows every way the machine goes, and no other', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../../../../docs/session.md'), 'utf8')
  const drawn = /```mermaid\nstateDiagram-v2\n([^`]*)```/.exec(document)?.[1] ?? ''
  const order = Object.keys(events)
  const lines = [...walk()].map(
    ([way, causes]) =>
      `    ${way} : ${[...causes].toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).join(', ')}`,
  )
  expect(drawn).toBe(['    [*] --> configuring', ...lines.toSorted(), ''].join('\n'))
})

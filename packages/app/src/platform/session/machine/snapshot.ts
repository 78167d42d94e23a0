import type { SessionSnapshot } from '../contract.ts'
import type { Machine, Phase } from './machineTypes.ts'
import type { Identity } from '../tokens/vault.ts'

/** What everybody sees before anything is known. */
export const firstSnapshot: SessionSnapshot = {
  state: 'starting',
  isComplete: false,
  isStale: false,
  ended: null,
  reason: null,
  roles: [],
  claims: null,
  expiresAt: null,
  endsAt: null,
  isClockWrong: false,
  isSignedInElsewhere: false,
  signInLink: null,
}

/** What stands behind a snapshot. */
export interface SnapshotParts {
  readonly machine: Machine
  readonly identity: Identity | null
  readonly signInLink: string | null
}

/** The view of the machine; the previous one itself where nothing differs, and its lists where they are alike. */
export function snapshotOf(
  { machine, identity, signInLink }: SnapshotParts,
  previous: SessionSnapshot,
): SessionSnapshot {
  const { phase } = machine
  const person = phase.name === 'signedIn' || phase.name === 'suspended' ? identity : null
  const next: SessionSnapshot = {
    state: stateOf(phase),
    isComplete: machine.isComplete,
    isStale: phase.name === 'signedIn' && phase.isStale,
    ended: phase.name === 'suspended' ? { reason: phase.reason, isAsking: phase.isAsking } : null,
    reason: phase.name === 'anonymous' ? phase.reason : null,
    roles: keepIfAlike(previous.roles, person?.roles ?? []),
    claims: keepIfAlike(previous.claims, person?.claims ?? null),
    expiresAt: person?.expiresAt ?? null,
    endsAt: person?.endsAt ?? null,
    isClockWrong: person?.isClockWrong ?? false,
    isSignedInElsewhere: phase.name === 'anonymous' && phase.isOffered === true,
    signInLink,
  }
  return keepIfAlike(previous, next)
}

function stateOf(phase: Phase): SessionSnapshot['state'] {
  switch (phase.name) {
    case 'configuring':
    case 'discovering':
    case 'exchanging':
    case 'refreshing':
      return 'starting'
    case 'suspended':
      return 'signedIn'
    default:
      return phase.name
  }
}

function keepIfAlike<Value>(previous: Value, next: Value): Value {
  return JSON.stringify(previous) === JSON.stringify(next) ? previous : next
}

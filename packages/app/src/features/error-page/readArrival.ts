import type { ErrorArrival, ErrorReason } from '../../platform/errors/errorArrival.ts'

const errorReasons: readonly ErrorReason[] = [
  'not-found',
  'forbidden',
  'session',
  'offline',
  'server',
  'embed',
  'unknown',
]

/** Reads history state, which any script of this origin may have written. */
export function readArrival(state: unknown): ErrorArrival {
  if (typeof state !== 'object' || state === null) return { reason: 'unknown', from: null, reference: null }
  const reason = 'reason' in state ? errorReasons.find((known) => known === state.reason) : undefined
  const from = 'from' in state && typeof state.from === 'string' && state.from !== '' ? state.from.slice(0, 200) : null
  const reference = 'reference' in state && isReference(state.reference) ? state.reference : null
  return { reason: reason ?? 'unknown', from, reference }
}

const isReference = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{4,64}$/.test(value)

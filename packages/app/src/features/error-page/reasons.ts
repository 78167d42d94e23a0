/** Why a person is on the error page. */
export const errorReasons = ['not-found', 'session', 'offline', 'server', 'embed', 'unknown'] as const
export type ErrorReason = (typeof errorReasons)[number]

/** What travels in history state to the error page; shown as text and never trusted. */
export interface ErrorArrival {
  readonly reason: ErrorReason
  /** The path that was asked for, at most 200 characters; null where it does not matter. */
  readonly from: string | null
}

/** Reads history state, which any script of this origin may have written. */
export function readArrival(state: unknown): ErrorArrival {
  if (typeof state !== 'object' || state === null) return { reason: 'unknown', from: null }
  const reason = 'reason' in state ? errorReasons.find((known) => known === state.reason) : undefined
  const from = 'from' in state && typeof state.from === 'string' && state.from !== '' ? state.from.slice(0, 200) : null
  return { reason: reason ?? 'unknown', from }
}

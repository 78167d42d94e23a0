import type { Problem, ProblemCode } from './problem.ts'

/** The address of the page that leads out of every dead end. */
export const errorPagePath = '/error-page'

/** Why a person is on the error page. */
export type ErrorReason = 'not-found' | 'forbidden' | 'session' | 'offline' | 'server' | 'embed' | 'unknown'

/** What travels in history state to the error page (decision 0016); shown as text and never trusted. */
export interface ErrorArrival {
  readonly reason: ErrorReason
  /** The path that was asked for, at most 200 characters; null where it does not matter. */
  readonly from: string | null
  /** What finds the error again: the id of the failed call, else one of the page's own; null where there is none. */
  readonly reference: string | null
}

/** The problems the error page knows more steps for than the part of a page that failed has room for. */
const reasonsOf: ReadonlyMap<ProblemCode, ErrorReason> = new Map([
  ['UNAUTHENTICATED', 'session'],
  ['FORBIDDEN', 'forbidden'],
  ['UNREACHABLE', 'offline'],
  ['UNAVAILABLE', 'server'],
  ['INTERNAL', 'server'],
])

/** What to take to the error page after a failed call on the page `from`; null where that page could say nothing more. */
export function arrivalAfter({ code, requestId }: Problem, from: string): ErrorArrival | null {
  const reason = reasonsOf.get(code)
  return reason === undefined ? null : { reason, from: from.slice(0, 200), reference: requestId }
}

/** A reference of the page's own, for errors no server wrote down: eight signs, which the console repeats beside the error. */
export const createReference = (): string =>
  crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, '0') ?? ''

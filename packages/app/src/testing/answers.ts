import type { Problem, ProblemCode } from '../platform/errors/problem.ts'
import type { QueryState } from '../platform/errors/QueryView.tsx'

interface Lacking {
  readonly isWaiting: boolean
  readonly data: null
  readonly problem: Problem | null
}

/** An answer that is there. */
export const known = <Data>(data: Data): QueryState<Data> & { readonly data: Data } => ({
  isWaiting: false,
  data,
  problem: null,
})

/** An answer that is waited for. */
export const waiting: Lacking = { isWaiting: true, data: null, problem: null }

/** Nothing was asked. */
export const unasked: Lacking = { isWaiting: false, data: null, problem: null }

/** An answer that did not come, with the reference that finds it in the log where there is one. */
export const failed = (code: ProblemCode, requestId: string | null = null): Lacking => ({
  isWaiting: false,
  data: null,
  problem: { code, requestId },
})

import type { QueryState } from '../../../platform/errors/QueryView.tsx'

/** How a table stands by what is known of its rows; rows that are here stay readable when newer ones do not come. */
export function listStatus({
  isWaiting,
  data,
  problem,
}: QueryState<unknown>): 'ready' | 'loading' | 'refreshing' | 'failed' | 'refused' | 'offline' {
  if (isWaiting) return data === null ? 'loading' : 'refreshing'
  if (problem === null) return 'ready'
  if (problem.code === 'FORBIDDEN') return 'refused'
  return problem.code === 'UNREACHABLE' && data !== null ? 'offline' : 'failed'
}

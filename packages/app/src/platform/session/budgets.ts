/** How often something may happen on its own within a span of time; what exceeds it waits for the person. */
export interface Budget {
  readonly times: number
  /** Milliseconds. */
  readonly span: number
}

/** Automatic redirects to the sign-in page, for each tab (session.md S4.9 b). */
export const loginBudget: Budget = { times: 2, span: 60_000 }

/** Silent refreshes asked for by the session monitor, for each page load (session.md S4.9 i). */
export const monitorBudget: Budget = { times: 3, span: 60_000 }

/** Pauses before a renewal is tried again after a passing failure: milliseconds, the last one repeats (S4.9 h). */
const retryPauses = [5_000, 15_000, 60_000] as const

/** Whether one more event fits into the budget. Times are milliseconds since 1970; those of the future do not count. */
export function isWithin(budget: Budget, times: readonly number[], now: number): boolean {
  return recent(budget, times, now).length < budget.times
}

/** The times to remember after one more event: only those that still matter. */
export function spend(budget: Budget, times: readonly number[], now: number): readonly number[] {
  return [...recent(budget, times, now), now]
}

function recent(budget: Budget, times: readonly number[], now: number): readonly number[] {
  return times.filter((time) => time <= now && now - time < budget.span)
}

/** Reads the times kept in storage; anything unreadable counts as none. */
export function parseTimes(stored: string | null): readonly number[] {
  try {
    const times: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(times) ? times.filter((time): time is number => typeof time === 'number') : []
  } catch {
    // Whoever wrote nonsense there gets an untouched budget, and spends it from then on.
    return []
  }
}

/** How long to wait, in milliseconds, after that many failures in a row (from 1). */
export function retryPause(failures: number): number {
  return retryPauses[Math.min(Math.max(failures, 1), retryPauses.length) - 1] ?? retryPauses[2]
}

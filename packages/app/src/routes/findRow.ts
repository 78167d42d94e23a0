import { routeTable } from './routeTable.ts'
import type { RouteRow } from './routeRow.ts'

/** The row of a path; a trailing slash is the same address, another case is not. Null: there is no such page. */
export function findRow(pathname: string): RouteRow | null {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  return routeTable.find((row) => row.path === path) ?? null
}

/**
 * Whether a first visit of this path leads to the sign-in page by itself (decision 0016): guarded pages and the root,
 * which is the dashboard. Open pages and unknown ones never do.
 */
export function needsSignIn(pathname: string): boolean {
  return pathname === '/' || findRow(pathname)?.guard === 'session'
}

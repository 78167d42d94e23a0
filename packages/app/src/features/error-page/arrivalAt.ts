import type { ErrorArrival } from '../../platform/errors/errorArrival.ts'
import { readPath } from '../../platform/session/returning/returnTo.ts'
import { readArrival } from './readArrival.ts'

/** Where the error page stands, as the router tells it. */
export interface ErrorPlace {
  readonly state: unknown
  readonly search: string
}

/**
 * Why a person is on the error page: history state says it, and where a link leads here the query, `reason`, `from` and
 * `ref`, each taken or left by itself. Of a link nothing is shown but a path of the product and a reference: anybody can
 * write one.
 */
export function arrivalAt({ state, search }: ErrorPlace, origin: string): ErrorArrival {
  if (state !== null && state !== undefined) return readArrival(state)
  const query = new URLSearchParams(search)
  return readArrival({
    reason: query.get('reason'),
    from: readPath(query.get('from'), origin),
    reference: query.get('ref'),
  })
}

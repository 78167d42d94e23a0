import type { Caller } from './caller.ts'
import { SomoError } from './somoError.ts'

/** What every resolver is given beside its arguments. */
export interface RequestContext {
  /** Null where the call carried no valid access token; then every field is refused. */
  readonly caller: Caller | null
  /** The administrator who looks at the pages as the caller; null or absent where the caller is themselves. */
  readonly viewer?: Caller | null
  /** Finds the call in the log. */
  readonly requestId: string
}

/** The caller of a field that `@allow` has let through. @throws SomoError UNAUTHENTICATED where there is none. */
export function requireCaller(context: RequestContext): Caller {
  if (context.caller === null) throw new SomoError('UNAUTHENTICATED')
  return context.caller
}

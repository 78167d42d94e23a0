import type { Caller } from './caller.ts'
import { requireCaller, type RequestContext } from './requestContext.ts'

/** Who acts: the caller of a request, or the owner of a job, which acts in their name. */
export interface CallContext extends Pick<Caller, 'subject' | 'roles'> {
  /** Finds the request in the log; null where none is behind it. */
  readonly requestId: string | null
  /** The job that acts; absent in a request. */
  readonly job?: string
}

/** The call context of a request, with everything that the access token says. */
export interface RequestCall extends Caller {
  readonly requestId: string
}

/** The call of a field that `@allow` has let through. @throws SomoError UNAUTHENTICATED where there is no caller. */
export const callOf = (context: RequestContext): RequestCall => ({
  ...requireCaller(context),
  requestId: context.requestId,
})

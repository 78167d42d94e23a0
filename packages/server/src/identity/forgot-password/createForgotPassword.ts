import type { IdentityOptions } from '../identity.ts'
import { createForgotPasswordRoute, type ForgotPasswordDeps, type ForgotPasswordRoute } from './forgotPasswordRoute.ts'
import { createResetLimiter, defaultResetLimits } from './resetLimiter.ts'
import { createResetRequests, type ResetRequestDeps, type ResetRequests } from './resetRequests.ts'

type Shared = Omit<ForgotPasswordDeps, 'limiter' | 'requests' | 'hasMailServer' | 'log'> &
  Pick<ResetRequestDeps, 'accounts'>

/** The pages for a forgotten password, and what sends the links. */
export interface ForgotPassword {
  readonly route: ForgotPasswordRoute
  readonly requests: ResetRequests
}

/** Makes both; `resetLimits` of the options are for tests. */
export function createForgotPassword(
  { database, log, outbox, config, resetLimits }: IdentityOptions,
  shared: Shared,
): ForgotPassword {
  const { pool } = database
  const { accounts, ...pages } = shared
  const limiter = createResetLimiter(pool, { ...defaultResetLimits, ...resetLimits })
  const requests = createResetRequests({ pool, accounts, limiter, outbox, origin: config.publicUrl.origin, log })
  return {
    route: createForgotPasswordRoute({ ...pages, limiter, requests, hasMailServer: outbox.hasServer, log }),
    requests,
  }
}

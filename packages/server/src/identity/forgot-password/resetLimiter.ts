import type { Pool } from 'pg'
import { consume, createCounter, keyOf, networkOf } from '../sign-in/limiter.ts'

/** How many links for a new password may be requested in a window; counted in PostgreSQL, so for all processes. */
export interface ResetLimits {
  /** From one address; a school or firm may share one. */
  readonly perAddress: number
  /** For one account, whether its username or its email was entered. */
  readonly perAccount: number
  readonly windowSeconds: number
}

export const defaultResetLimits: ResetLimits = { perAddress: 20, perAccount: 3, windowSeconds: 60 * 60 }

/** Counts requests for links. */
export interface ResetLimiter {
  /** Counts a request from an address; answers null where it may go on, else the seconds until the next one may. */
  countAddress(address: string): Promise<number | null>
  /** Counts a mail to an account; false where it has had enough of them. */
  countAccount(account: string): Promise<boolean>
}

/** Answers the limiter over the table `sign_in_limit`. */
export function createResetLimiter(pool: Pool, { perAddress, perAccount, windowSeconds }: ResetLimits): ResetLimiter {
  const byAddress = createCounter(pool, 'reset-address', perAddress, windowSeconds)
  const byAccount = createCounter(pool, 'reset-account', perAccount, windowSeconds)
  return {
    countAddress: (address) => consume(byAddress, keyOf(networkOf(address))),
    countAccount: async (account) => (await consume(byAccount, keyOf(account))) === null,
  }
}

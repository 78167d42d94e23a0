import type { Pool } from 'pg'
import { consume, createCounter, keyOf } from '../sign-in/limiter.ts'

const perWindow = 5
const windowSeconds = 15 * 60
const perDay = 30
const daySeconds = 24 * 60 * 60

/** Counts the codes typed for one account, whatever the place: whoever gets here knows the password. */
export interface SecondStepLimiter {
  /** Counts an attempt; answers null where it may go on, else the seconds until the next one may. */
  begin(account: string): Promise<number | null>
  /** Takes back what was counted, once a code was right. */
  succeed(account: string): Promise<void>
}

/** A limiter over the table `sign_in_limit`: with three codes good at a time, thirty attempts a day guess one in 11,000. */
export function createSecondStepLimiter(pool: Pool): SecondStepLimiter {
  const short = createCounter(pool, 'second', perWindow, windowSeconds)
  const long = createCounter(pool, 'second-day', perDay, daySeconds)
  return {
    begin: async (account) => (await consume(short, keyOf(account))) ?? (await consume(long, keyOf(account))),
    async succeed(account) {
      await short.delete(keyOf(account))
      await long.delete(keyOf(account))
    },
  }
}

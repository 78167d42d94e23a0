import type { Pool } from 'pg'
import { consume, createCounter, keyOf } from '../../identity/sign-in/limiter.ts'

/** Counts calls of one person; answers null where the call may go on, else the seconds until the next one may. */
export type CallLimit = (subject: string) => Promise<number | null>

/** A limit of so many calls a minute for each person, counted in PostgreSQL for all processes, without a flush to disk. */
export function createCallLimit(pool: Pool, callsPerMinute: number): CallLimit {
  const counter = createCounter(pool, 'calls', callsPerMinute, 60, 'call_limit')
  return (subject) => consume(counter, keyOf(subject))
}

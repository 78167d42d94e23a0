import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** How many failed sign-ins are allowed in a window; counted in PostgreSQL, so for all processes (decision 0013). */
export interface SignInLimits {
  /** For one account from one address. */
  readonly perAccountAndAddress: number
  /** For one account from all addresses together at which nobody has signed in to it lately. */
  readonly perAccount: number
  /** For one address, whatever the accounts; a school or firm may share one. */
  readonly perAddress: number
  readonly windowSeconds: number
}

export const defaultSignInLimits: SignInLimits = {
  perAccountAndAddress: 10,
  perAccount: 100,
  perAddress: 100,
  windowSeconds: 15 * 60,
}

// As long as people usually come back from the same place.
const familiarSeconds = 30 * 24 * 60 * 60

/** Counts attempts to sign in. */
export interface SignInLimiter {
  /** Counts an attempt; answers null where it may go on, else the seconds until the next one may. */
  begin(login: string, address: string): Promise<number | null>
  /** Takes back what `begin` counted, once the password was right. */
  succeed(login: string, address: string): Promise<void>
}

/** People with IPv6 choose addresses freely within their /64 network, so that is what is counted. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

// The table keeps no names and no addresses, only what they hash to.
/** Hashes what is counted. */
export const keyOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Counts one point; answers null where it may go on, else the seconds until the next one may. */
export async function consume(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    // The library refuses by throwing this object; anything else is an error, and an error lets nobody in.
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** A counter over a table of the shape of `sign_in_limit`: `points` in `duration` seconds for each key. */
export function createCounter(
  pool: Pool,
  keyPrefix: string,
  points: number,
  duration: number,
  tableName: 'sign_in_limit' | 'call_limit' = 'sign_in_limit',
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
  })
}

/**
 * Answers the limiter over the table `sign_in_limit`. An account is never closed to its owner: failures elsewhere count
 * against strange addresses only, and a familiar address, where a right password was typed within 30 days, has a count
 * of its own (docs/decisions/0013).
 */
export function createSignInLimiter(pool: Pool, limits: SignInLimits): SignInLimiter {
  const limiter = (keyPrefix: string, points: number, duration = limits.windowSeconds) =>
    createCounter(pool, keyPrefix, points, duration)
  const byPlace = limiter('place', limits.perAccountAndAddress)
  const byAccount = limiter('account', limits.perAccount)
  const familiar = limiter('familiar', 1, familiarSeconds)
  const byAddress = limiter('address', limits.perAddress)
  const nameOf = (login: string) => login.trim().toLowerCase()
  const placeKey = (login: string, address: string) => keyOf(nameOf(login), networkOf(address))
  const accountKey = (login: string) => keyOf(nameOf(login))
  const addressKey = (address: string) => keyOf(networkOf(address))
  return {
    begin: async (login, address) => {
      // One after the other: who is refused adds no further rows, however many names are made up.
      const wait = (await consume(byAddress, addressKey(address))) ?? (await consume(byPlace, placeKey(login, address)))
      if (wait !== null || (await familiar.get(placeKey(login, address))) !== null) return wait
      return consume(byAccount, accountKey(login))
    },
    succeed: async (login, address) => {
      const place = placeKey(login, address)
      const isFamiliar = (await familiar.get(place)) !== null
      await Promise.all([
        byPlace.delete(place),
        familiar.set(place, 1, familiarSeconds),
        byAddress.reward(addressKey(address), 1),
        ...(isFamiliar ? [] : [byAccount.reward(accountKey(login), 1)]),
      ])
    },
  }
}

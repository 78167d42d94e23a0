import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** How many failed sign-ins are allowed in a window; counted in PostgreSQL, so for all processes (decision 53). */
export interface SignInLimits {
  /** For one account from one address. */
  readonly perAccountAndAddress: number
  /** For one address, whatever the accounts; a school or firm may share one. */
  readonly perAddress: number
  readonly windowSeconds: number
}

export const defaultSignInLimits: SignInLimits = { perAccountAndAddress: 10, perAddress: 100, windowSeconds: 15 * 60 }

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
const keyOf = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

async function consume(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    // The library refuses by throwing this object; anything else is a fault, and a fault lets nobody in.
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** Answers the limiter over the table `sign_in_limit`. */
export function createSignInLimiter(pool: Pool, limits: SignInLimits): SignInLimiter {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'sign_in_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: limits.windowSeconds,
    })
  const byAccount = limiter('account', limits.perAccountAndAddress)
  const byAddress = limiter('address', limits.perAddress)
  const accountKey = (login: string, address: string) => keyOf(login.trim().toLowerCase(), networkOf(address))
  const addressKey = (address: string) => keyOf(networkOf(address))
  return {
    begin: async (login, address) => {
      const waits = await Promise.all([
        consume(byAccount, accountKey(login, address)),
        consume(byAddress, addressKey(address)),
      ])
      const longest = Math.max(...waits.map((wait) => wait ?? 0))
      return longest === 0 ? null : longest
    },
    succeed: async (login, address) => {
      await Promise.all([byAccount.delete(accountKey(login, address)), byAddress.reward(addressKey(address), 1)])
    },
  }
}

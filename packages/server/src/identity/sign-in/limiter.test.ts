import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { removeExpired } from '../provider/cleaning.ts'
import { createSignInLimiter, networkOf, type SignInLimiter } from './limiter.ts'

it('counts IPv4 addresses one by one and IPv6 addresses by their network', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

describe('an attack', () => {
  let database: TestDatabase
  let limiter: SignInLimiter
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())
  beforeEach(() => {
    const limits = { perAccountAndAddress: 3, perAccount: 12, perAddress: 8, windowSeconds: 900 }
    limiter = createSignInLimiter(database.pool, limits)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await database.pool.query('delete from sign_in_limit')
  })

  const home = '192.0.2.1'
  const strange = (place: number): string => `198.51.100.${place}`

  /** Fails once from each of many addresses. */
  async function attack(login: string, places: number): Promise<(number | null)[]> {
    const waits: (number | null)[] = []
    for (let place = 0; place < places; place++) waits.push(await limiter.begin(login, strange(place)))
    return waits
  }

  async function rows(): Promise<number> {
    return (await database.pool.query('select 1 from sign_in_limit')).rowCount ?? 0
  }

  it('from one address closes the account to that address alone', async () => {
    for (let round = 0; round < 3; round++) expect(await limiter.begin('amani', strange(1))).toBeNull()
    expect(await limiter.begin('amani', strange(1))).toBeGreaterThan(890)
    expect(await limiter.begin('amani', home)).toBeNull()
    expect(await limiter.begin('zawadi', strange(1))).toBeNull()
  })

  it('from many addresses stops after a number that is the account’s', async () => {
    const waits = await attack('amani', 40)
    expect(waits.filter((wait) => wait === null)).toHaveLength(12)
    expect(await limiter.begin('zawadi', home)).toBeNull()
  })

  it('from many addresses never closes the account to a place where its owner signed in lately', async () => {
    await limiter.begin('amani', home)
    await limiter.succeed('amani', home)
    await attack('amani', 40)
    expect(await limiter.begin('Amani ', home)).toBeNull()
    await limiter.succeed('amani', home)
    expect(await limiter.begin('amani', '192.0.2.200')).toBeGreaterThan(890)
    // A familiar place is no free pass: it has the count of any place.
    for (let round = 0; round < 3; round++) expect(await limiter.begin('amani', home)).toBeNull()
    expect(await limiter.begin('amani', home)).not.toBeNull()
  })

  it('is over a quarter of an hour after it began, however long it was kept up', async () => {
    await attack('amani', 40)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 })
    expect(await limiter.begin('amani', home)).toBeLessThanOrEqual(60)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await limiter.begin('amani', home)).toBeNull()
  })

  it('with made-up names fills nothing: who is refused adds no rows', async () => {
    for (let name = 0; name < 200; name++) await limiter.begin(`name-${name}`, strange(1))
    expect(await rows()).toBe(1 + 2 * 8)
  })

  it('leaves nothing behind', async () => {
    await limiter.begin('amani', home)
    await limiter.succeed('amani', home)
    await attack('amani', 40)
    await removeExpired(database.pool, Date.now() + 24 * 3_600_000)
    expect(await rows()).toBe(1)
    await removeExpired(database.pool, Date.now() + 31 * 24 * 3_600_000)
    expect(await rows()).toBe(0)
  })

  it('from many places at the same moment is counted in full', async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, (_, place) => limiter.begin('amani', strange(place))))
    expect(waits.filter((wait) => wait === null)).toHaveLength(12)
  })
})

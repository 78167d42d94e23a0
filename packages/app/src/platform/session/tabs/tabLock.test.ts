import { expect, test } from 'vitest'
import { alone, claimTab } from './tabLock.ts'
import { memoryStorage } from '../testing/fakeWorld.ts'

// Node has the browser's own lock manager.
const { locks } = navigator
const forbidden = { request: () => Promise.reject(new DOMException('sandboxed', 'SecurityError')) }

test('S4.9 g: two who share a refresh token use it one after the other', async () => {
  const order: string[] = []
  const use = (who: string) => async () => {
    order.push(`${who} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    order.push(`${who} ends`)
    return who
  }
  expect(await Promise.all([alone(locks, 'rt', use('a')), alone(locks, 'rt', use('b'))])).toEqual(['a', 'b'])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test.each([
  ['no locks', undefined],
  ['forbidden locks', forbidden],
])('%s: acts at once', async (_, none) => {
  expect(await alone(none, 'rt', () => Promise.resolve('done'))).toBe('done')
})

test('what the act rejects with is passed on, and it is not repeated', async () => {
  let times = 0
  const fail = () => {
    times += 1
    return Promise.reject(new Error('refused'))
  }
  await expect(alone(locks, 'rt', fail)).rejects.toThrow('refused')
  expect(times).toBe(1)
})

test('C27 the first page of a tab owns its name, a copy of its storage gets another', async () => {
  const storage = memoryStorage()
  expect(await claimTab(storage, locks)).toBe('owner')
  const name = storage.session.get('somo.tab')
  expect(await claimTab(storage, locks)).toBe('copy')
  expect(storage.session.get('somo.tab')).not.toBe(name)
  expect(await claimTab(memoryStorage(), undefined)).toBe('owner')
})

import { expect, test } from 'vitest'
import { timed } from './connectionCheck.ts'

const clock =
  (...times: number[]) =>
  () =>
    times.shift() ?? 0

test('an answer is measured from the question on', async () => {
  expect(await timed(() => Promise.resolve(true), clock(100, 142.4))).toEqual({ kind: 'answered', ms: 42 })
})

test.each([
  ['no', () => Promise.resolve(false)],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('who answers %s has failed', async (_name, ask) => {
  expect(await timed(ask)).toEqual({ kind: 'failed' })
})

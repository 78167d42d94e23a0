import { expect, test } from 'vitest'
import { readArrival } from './reasons.ts'

test.each([
  [{ reason: 'not-found', from: '/nope' }, { reason: 'not-found', from: '/nope' }],
  [{ reason: 'offline' }, { reason: 'offline', from: null }],
  [{ reason: 'invented', from: '/x' }, { reason: 'unknown', from: '/x' }],
  [{ reason: 'server', from: 7 }, { reason: 'server', from: null }],
  [null, { reason: 'unknown', from: null }],
  ['not-found', { reason: 'unknown', from: null }],
  [undefined, { reason: 'unknown', from: null }],
])('the state %j is read as %j', (state, arrival) => {
  expect(readArrival(state)).toEqual(arrival)
})

test('an endless address is cut', () => {
  expect(readArrival({ reason: 'not-found', from: `/${'a'.repeat(500)}` }).from).toHaveLength(200)
})

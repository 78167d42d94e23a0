import { expect, test } from 'vitest'
import { createReference } from '../../platform/errors/errorArrival.ts'
import { readArrival } from './readArrival.ts'

const nothing = { from: null, reference: null }

test.each([
  [
    { reason: 'not-found', from: '/nope' },
    { reason: 'not-found', from: '/nope', reference: null },
  ],
  [{ reason: 'offline' }, { reason: 'offline', ...nothing }],
  [
    { reason: 'server', reference: '0193-a4f2' },
    { reason: 'server', from: null, reference: '0193-a4f2' },
  ],
  [
    { reason: 'server', reference: '<b>not one</b>' },
    { reason: 'server', ...nothing },
  ],
  [
    { reason: 'server', reference: 'a'.repeat(65) },
    { reason: 'server', ...nothing },
  ],
  [
    { reason: 'invented', from: '/x' },
    { reason: 'unknown', from: '/x', reference: null },
  ],
  [
    { reason: 'server', from: 7, reference: 7 },
    { reason: 'server', ...nothing },
  ],
  [null, { reason: 'unknown', ...nothing }],
  ['not-found', { reason: 'unknown', ...nothing }],
  [undefined, { reason: 'unknown', ...nothing }],
])('the state %j is read as %j', (state, arrival) => {
  expect(readArrival(state)).toEqual(arrival)
})

test('an endless address is cut', () => {
  expect(readArrival({ reason: 'not-found', from: `/${'a'.repeat(500)}` }).from).toHaveLength(200)
})

test('a reference of our own is one that the error page takes', () => {
  const reference = createReference()
  expect(reference).toMatch(/^[\da-f]{8}$/)
  expect(readArrival({ reason: 'server', reference }).reference).toBe(reference)
})

import { expect, test } from 'vitest'
import { arrivalAt } from './arrivalAt.ts'

const origin = 'https://somo.example'
const nothing = { from: null, reference: null }

test.each([
  ['', { reason: 'unknown', ...nothing }],
  ['?reason=forbidden&from=%2Fsystem&ref=0193-a4f2', { reason: 'forbidden', from: '/system', reference: '0193-a4f2' }],
  ['?reason=forbidden&ref=%3Cb%3E', { reason: 'forbidden', ...nothing }],
  [
    '?reason=server&from=https%3A%2F%2Fevil.example&ref=0193-a4f2',
    { reason: 'server', from: null, reference: '0193-a4f2' },
  ],
  ['?reason=server&from=Call%20us%20now', { reason: 'server', ...nothing }],
  ['?reason=invented&from=%2Fmedia', { reason: 'unknown', from: '/media', reference: null }],
  ['?reason=offline&%E0%A4%A=1', { reason: 'offline', ...nothing }],
])('the query %s is read as %j', (search, arrival) => {
  expect(arrivalAt({ state: null, search }, origin)).toEqual(arrival)
})

test('what travels in history state comes before what a link says', () => {
  expect(arrivalAt({ state: { reason: 'session' }, search: '?reason=server' }, origin)).toEqual({
    reason: 'session',
    ...nothing,
  })
})

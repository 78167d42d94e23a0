import { expect, test, vi } from 'vitest'
import { actionResult, problemOfCall, settled } from './actionResult.ts'
import { createShareRunning } from './shareRunning.ts'

const payloadOf = (data: { readonly saved: { readonly userErrors: { code: string; path: null }[] } }) => data.saved

test('an answer is its payload with its errors', () => {
  const refused = { code: 'TAKEN', path: null }
  expect(actionResult({ data: { saved: { userErrors: [refused] } } }, payloadOf)).toEqual({
    payload: { userErrors: [refused] },
    userErrors: [refused],
    problem: null,
  })
  // Not every payload can be refused.
  expect(actionResult({ data: { done: true } }, (data) => data)).toEqual({
    payload: { done: true },
    userErrors: [],
    problem: null,
  })
})

test('a call without an answer is a problem, whatever became of it', async () => {
  const lost = { code: 'INTERNAL', requestId: null }
  expect(actionResult({ data: null }, payloadOf)).toEqual({ payload: null, userErrors: [], problem: lost })
  const offline = await settled(Promise.reject(new TypeError('Failed to fetch')))
  expect(actionResult(offline, () => null).problem).toEqual({ code: 'UNREACHABLE', requestId: null })
  expect([problemOfCall(offline)?.code, problemOfCall({}), problemOfCall({ data: {} })]).toEqual([
    'UNREACHABLE',
    lost,
    null,
  ])
})

test('two presses are one call, a press after it is another, and other values are called at once', async () => {
  const share = createShareRunning<number>()
  let calls = 0
  const start = vi.fn(() => Promise.resolve((calls += 1)))
  const [first, second, other] = await Promise.all([share('a', start), share('a', start), share('b', start)])
  expect([first, second, other]).toEqual([1, 1, 2])
  expect([await share('a', start), start.mock.calls.length]).toEqual([3, 3])
})

test('a call that failed may be made again', async () => {
  const share = createShareRunning<string>()
  await expect(share('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(share('a', () => Promise.resolve('yes'))).resolves.toBe('yes')
})

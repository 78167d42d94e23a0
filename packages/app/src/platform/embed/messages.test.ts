import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostilePaths } from '../session/testing/hostilePaths.ts'
import { readParentMessage } from './messages.ts'

const origin = 'https://somo.example'
const path = (message: object) => {
  const read = readParentMessage({ type: 'route_change', ...message }, origin)
  return read?.type === 'route_change' ? read.path : null
}

describe('route_change', () => {
  test.each([
    [{ route: '/media' }, '/media'],
    [{ route: '/media', v: 1 }, '/media'],
    [{ route: '/media', queryParams: { page: 2, open: true, q: 'a b' } }, '/media?page=2&open=true&q=a+b'],
    [{ route: '/media', params: { page: 2 } }, '/media?page=2'],
    [{ route: '/media?page=1&sort=name#x', queryParams: { page: 2 } }, '/media?sort=name&page=2#x'],
    [{ route: '/media', queryParams: { tag: ['a', 'b', 3] } }, '/media?tag=a&tag=b&tag=3'],
    [{ route: '/media?tag=z', queryParams: { tag: [] } }, '/media'],
    [{ route: '/media', queryParams: { code: 'c', state: 's', page: 2 } }, '/media?page=2'],
    [{ route: '/nowhere' }, '/nowhere'],
  ])('%j opens %s', (message, opened) => expect(path(message)).toBe(opened))

  test.each([
    [{}],
    [{ route: 7 }],
    [{ route: '' }],
    [{ route: '//evil.example' }],
    [{ route: 'https://evil.example' }],
    [{ route: 'javascript:alert(1)' }],
    [{ route: '/media', v: 2 }],
    [{ route: '/media', queryParams: 'page=2' }],
    [{ route: '/media', queryParams: [1] }],
    [{ route: '/media', queryParams: { page: { of: 3 } } }],
    [{ route: '/media', queryParams: { page: [[1]] } }],
    [{ route: '/media', queryParams: { page: Number.NaN } }],
    [{ route: '/media', queryParams: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`p${index}`, 1])) }],
  ])('%j opens nothing', (message) => expect(path(message)).toBeNull())
})

test.each(hostilePaths.map((route) => [route]))(
  'ASVS 9 the route %j opens nothing, whatever comes with it',
  (route) => {
    expect([path({ route }), path({ route, queryParams: { page: 1 } }), path({ route, v: 1 })]).toEqual([
      null,
      null,
      null,
    ])
  },
)

test('log_out', () => {
  expect(readParentMessage({ type: 'log_out' }, origin)).toEqual({ type: 'log_out' })
  expect(readParentMessage({ type: 'log_out', v: 2 }, origin)).toBeNull()
})

test('whatever anybody sends, nothing is thrown and nothing leads away', () => {
  const message = fc.record({
    type: fc.constantFrom('route_change', 'log_out', 'x'),
    route: fc.anything(),
    queryParams: fc.anything(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), message), (data) => {
      const read = readParentMessage(data, origin)
      if (read?.type === 'route_change') expect(new URL(read.path, origin).origin).toBe(origin)
    }),
    { numRuns: 1_000 },
  )
})

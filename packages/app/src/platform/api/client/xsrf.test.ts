import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { xsrfHeaders } from './xsrf.ts'

const call = { method: 'POST', url: '/graphql', cookies: 'a=b; XSRF-TOKEN=t%2F1; c=d', origin: 'https://somo.example' }

test('a writing call to a relative address carries the token', () => {
  expect(xsrfHeaders(call)).toEqual({ 'X-XSRF-TOKEN': 't/1' })
  for (const url of ['graphql', './graphql', '/api/upload?x=1', '?x', '']) {
    expect(xsrfHeaders({ ...call, url })).toEqual({ 'X-XSRF-TOKEN': 't/1' })
  }
})

test('the cookie with the host prefix comes first', () => {
  expect(xsrfHeaders({ ...call, cookies: 'XSRF-TOKEN=a; __Host-XSRF-TOKEN=b' })).toEqual({ 'X-XSRF-TOKEN': 'b' })
})

test.each(['GET', 'get', 'HEAD', 'OPTIONS'])('%s is a read and carries nothing', (method) => {
  expect(xsrfHeaders({ ...call, method })).toEqual({})
})

test.each(['', 'XSRF-TOKEN=', 'XSRF-TOKEN=%E0%A4%A', 'NOT-XSRF-TOKEN=1', 'XSRF-TOKEN2=1'])(
  'no token in the cookies %j',
  (cookies) => {
    expect(xsrfHeaders({ ...call, cookies })).toEqual({})
  },
)

describe('the token never leaves for another host', () => {
  test.each([
    'https://somo.example/graphql',
    'https://elsewhere.example/graphql',
    'HTTP://elsewhere.example',
    '//elsewhere.example/graphql',
    '/\\elsewhere.example/graphql',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '\t//elsewhere.example',
    ' //elsewhere.example',
    'data:text/plain,x',
    'javascript:alert(1)',
  ])('%j', (url) => {
    expect(xsrfHeaders({ ...call, url })).toEqual({})
  })

  test('whatever is written as the address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[/\\ \t]{0,4}[a-z.]{1,12}[/\\]?$/)), (url) => {
        if (Object.keys(xsrfHeaders({ ...call, url })).length > 0)
          expect(new URL(url, call.origin).origin).toBe(call.origin)
      }),
    )
  })
})

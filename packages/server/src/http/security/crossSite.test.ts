import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createCrossSiteGuard } from './crossSite.ts'

function ask(headers: Record<string, string>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers })
}

describe('over https', () => {
  const guard = createCrossSiteGuard(true)

  it('the cookie is bound to this host', () => {
    const request = ask({})
    const response = new ServerResponse(request)
    guard.offer(request, response)
    expect(String(response.getHeader('Set-Cookie'))).toMatch(
      /^__Host-XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict; Secure$/,
    )
  })

  it('a cookie that a subdomain could have set counts for nothing', () => {
    expect(guard.accepts(ask({ cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' }))).toBe(false)
    expect(guard.accepts(ask({ cookie: '__Host-XSRF-TOKEN=a', 'x-xsrf-token': 'a' }))).toBe(true)
  })
})

describe('ASVS 30 cross-site token: a request', () => {
  const guard = createCrossSiteGuard(false)
  it.each<[string, Record<string, string>, boolean]>([
    ['without cookies needs no token', {}, true],
    ['with a blank cookie header is no exception', { cookie: '' }, false],
    ['with a longer token is refused', { cookie: 'XSRF-TOKEN=ab', 'x-xsrf-token': 'abc' }, false],
    ['with a name that ends alike is refused', { cookie: 'x-XSRF-TOKEN=ab', 'x-xsrf-token': 'ab' }, false],
    ['is judged by its first token', { cookie: 'XSRF-TOKEN=a; XSRF-TOKEN=b', 'x-xsrf-token': 'b' }, false],
  ])('%s', (_, headers, accepted) => {
    expect(guard.accepts(ask(headers))).toBe(accepted)
  })
})

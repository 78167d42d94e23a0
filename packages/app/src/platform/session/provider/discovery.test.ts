import { describe, expect, test } from 'vitest'
import { checkDiscovery, discover, isLoopback } from './discovery.ts'

const issuer = 'https://login.example/oidc'
const proper = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  end_session_endpoint: `${issuer}/end`,
}
const rules = { issuer, requireHttps: true } as const
const local = 'http://localhost:4000/oidc'
const localProper = { issuer: local, authorization_endpoint: `${local}/auth`, token_endpoint: `${local}/token` }

describe('a discovery document', () => {
  test.each([
    ['as it should be', proper, 'ok'],
    ['C15 HTML', null, 'misconfigured'],
    ['a list', [], 'misconfigured'],
    ['C16 of another issuer', { ...proper, issuer: `${issuer}/` }, 'misconfigured'],
    ['without a sign-in page', { ...proper, authorization_endpoint: undefined }, 'misconfigured'],
    ['without a token address', { ...proper, token_endpoint: 7 }, 'misconfigured'],
    ['C17 with one address on http', { ...proper, end_session_endpoint: 'http://login.example/end' }, 'misconfigured'],
    ['with an address that is a script', { ...proper, authorization_endpoint: 'javascript:alert(1)' }, 'misconfigured'],
  ])('%s: %s', (_, document, kind) => expect(checkDiscovery(document, rules).kind).toBe(kind))

  test('decision 0016: http is for loopback, and only where the deployment says so', () => {
    const loosely = { issuer: local, requireHttps: 'remoteOnly' } as const
    expect(checkDiscovery(localProper, loosely).kind).toBe('ok')
    expect(checkDiscovery(localProper, { issuer: local, requireHttps: true }).kind).toBe('misconfigured')
    expect(checkDiscovery({ ...localProper, token_endpoint: 'http://login.example/token' }, loosely).kind).toBe(
      'misconfigured',
    )
  })

  test.each([
    ['localhost', true],
    ['LOCALHOST', true],
    ['app.localhost', true],
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['[::1]', true],
    ['localhost.evil.example', false],
    ['evil-localhost', false],
    ['127.0.0.1.evil.example', false],
    ['10.0.0.1', false],
    ['', false],
  ])('%s is this machine: %s', (host, is) => expect(isLoopback(host)).toBe(is))
})

describe('asking for it', () => {
  const answer =
    (body: string, status = 200) =>
    () =>
      Promise.resolve(new Response(body, { status }))
  test.each([
    ['a proper answer', answer(JSON.stringify(proper)), 'ok'],
    ['C12 no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['C13 status 500', answer('', 500), 'unreachable'],
    ['too many questions', answer('', 429), 'unreachable'],
    ['status 404', answer('', 404), 'misconfigured'],
    ['C15 a page', answer('<!doctype html>'), 'misconfigured'],
  ])('%s: %s', async (_, fetch, kind) => expect((await discover(rules, fetch)).kind).toBe(kind))

  test('an issuer on http is not even asked', async () => {
    const outcome = await discover({ issuer: 'http://login.example', requireHttps: true }, () => expect.fail('asked'))
    expect(JSON.stringify(outcome)).toMatch(/^\{"kind":"misconfigured","detail":".*https/)
  })
})

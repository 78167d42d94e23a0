import { afterAll, beforeAll, expect, it } from 'vitest'
import { callHeaders, startTestServer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { CALLS_PER_MINUTE: '3' } })
})
afterAll(() => server.close())

it('S10: one person makes so many calls a minute, and is told when to go on; others are not held up', async () => {
  const ask = async (subject: string): Promise<Response> => {
    const authorization = await server.authorize({ subject })
    return server.post({ headers: { ...callHeaders, authorization }, body: '{"query":"{ version { number } }"}' })
  }
  for (let n = 0; n < 3; n++) expect((await ask('busy')).status).toBe(200)
  const limited = await ask('busy')
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await limited.text()).toMatch(/Try again in \d+ seconds.*"code":"RATE_LIMITED"/)
  expect((await ask('calm')).status).toBe(200)
})

it('S10: a date that is none within a cursor is bad input, in every list sorted by time', async () => {
  const cursor = Buffer.from(
    JSON.stringify(['CREATED', 'DESCENDING', 'no date', '0193a000-0000-7000-8000-000000000009']),
  ).toString('base64url')
  const { errors } = await server.call(`{ jobs { mine(page: { first: 5, after: "${cursor}" }) { items { uuid } } } }`)
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT')
})

it.each([
  ['x-real-ip', '203.0.113.7'],
  ['via', '1.1 proxy'],
  ['x-forwarded-host', 'x'],
  ['forwarded', 'for=203.0.113.7'],
  ['x-forwarded-proto', 'https'],
])('S10: the metrics are not for whoever comes through a proxy (%s)', async (name, value) => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200)
  expect((await fetch(`${server.url}/metrics`, { headers: { [name]: value } })).status).toBe(404)
})

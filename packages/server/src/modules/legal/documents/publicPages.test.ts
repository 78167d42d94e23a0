import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../../../testing/ask.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)
const open = (path: string): Promise<Response> => ask(server.url + path, { headers: { 'accept-language': 'en' } })

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('what is kept in the browser is told to anybody, and what comes is announced there', async () => {
  const { uuid } = await calls.publishNew({ kind: 'COOKIES', consent: 'NONE', body: 'One cookie keeps the language.' })
  expect(await (await open('/legal/cookies')).text()).toContain('One cookie keeps the language.')
  await calls.publishNext(uuid, { isMajor: false, body: 'Two cookies.', startsOn: await calls.tomorrow() })
  expect(await (await open('/legal/cookies')).text()).toContain('href="/legal/cookies/next"')
  expect(await (await open('/legal/cookies/next')).text()).toContain('Two cookies.')
})

it('help and rules of one’s own are for people who are signed in, whatever address is tried', async () => {
  await calls.publishNew({ kind: 'HELP', consent: 'NONE', body: 'Only for us' })
  await calls.publishNew({ kind: 'OWN', consent: 'NONE', body: 'Only for us' })
  for (const path of ['/legal/help', '/legal/own', '/legal/HELP', '/legal/own/next']) {
    const answer = await open(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).not.toContain('Only for us')
  }
})

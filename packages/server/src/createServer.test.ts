import { createServer as createNetServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config/config.ts'
import { StartError } from './config/startError.ts'
import { createServer } from './createServer.ts'
import { findFreePort } from './database/embedded/freePort.ts'
import { createTestDatabase } from './testing/testDatabase.ts'
import { startTestServer, type TestServer } from './testing/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    extra:
      ({ config, embedded, provider }) =>
      (request, response) => {
        if (request.url !== '/test-control') return Promise.resolve(false)
        response.end(JSON.stringify({ demo: config.demo, embedded, provider }))
        return Promise.resolve(true)
      },
  })
})
afterAll(() => server.close())

describe('the addresses beside the app', () => {
  it('/health says the process lives', async () => {
    const response = await fetch(`${server.url}/health`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'up' })
  })

  it('/ready says database and provider answer', async () => {
    const response = await fetch(`${server.url}/ready`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ready', database: 'up', provider: 'up' })
  })

  it('/config.json tells the app its settings, afresh each time', async () => {
    const response = await fetch(`${server.url}/config.json`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
    expect(await response.json()).toEqual({
      apiUrl: '/',
      oidc: {
        issuer: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as unknown,
        clientId: 'somo-app',
        apiResource: 'somo-api',
        extraScopes: [],
        offlineAccess: 'always',
        requireHttps: 'remoteOnly',
        sessionChecks: true,
      },
      embed: { allowedOrigins: [] },
      signIn: { mode: 'auto' },
      locale: { default: 'en', allowed: ['en', 'de', 'sw'] },
      dateFormat: 'dd.MM.yyyy',
      timeFormat: 'HH:mm',
      recommender: { scenario: 'course-recommendation', recommendationCount: 4 },
    })
  })

  it('/metrics counts answers by route, for this machine only', async () => {
    await fetch(`${server.url}/health`)
    const text = await (await fetch(`${server.url}/metrics`)).text()
    expect(text).toMatch(/somo_http_requests_total\{route="health",status="200"\} \d+/)
    expect(text).toMatch(/somo_database_connections\{use="open"\} \d+/)
    for (const name of ['x-forwarded-for', 'forwarded']) {
      expect((await fetch(`${server.url}/metrics`, { headers: { [name]: '203.0.113.7' } })).status).toBe(404)
    }
  })

  it.each(['/config.json', '/health', '/ready', '/metrics'])('%s is only read', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(server.url + path, { method })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
    expect((await fetch(server.url + path, { method: 'HEAD' })).status).toBe(200)
  })

  it("/oidc is nobody's with an outside issuer", async () => {
    expect((await fetch(`${server.url}/oidc/auth`)).status).toBe(404)
  })

  it('routes from outside come first, and the product has none of its own', async () => {
    expect(await (await fetch(`${server.url}/test-control`)).json()).toEqual({
      demo: false,
      embedded: null,
      provider: null,
    })
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })
})

describe('readiness', () => {
  it('ends when the issuer does not answer', async () => {
    const test = await createTestDatabase()
    const config = readConfig({
      DATABASE_URL: test.url,
      DATA_DIR: test.dataDir,
      OIDC_ISSUER: 'http://127.0.0.1:1',
      PORT: String(await findFreePort()),
      LOG_LEVEL: 'silent',
    })
    const alone = await createServer({ config })
    await alone.listen()
    const response = await fetch(`http://127.0.0.1:${config.port}/ready`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not ready', database: 'up', provider: 'down' })
    await alone.close()
    await test.close()
  })
})

describe('a taken port', () => {
  it('is refused with a sentence', async () => {
    const other = createNetServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const test = await createTestDatabase()
    const config = readConfig({
      DATABASE_URL: test.url,
      DATA_DIR: test.dataDir,
      OIDC_ISSUER: 'http://127.0.0.1:1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
    })
    const second = await createServer({ config })
    const listening = second.listen()
    await expect(listening).rejects.toThrow(StartError)
    await expect(listening).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`)
    await second.close()
    await test.close()
    other.close()
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

let appDir: string
let embedded: TestServer
let outside: TestServer
let named: TestServer

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'somo-lead-'))
  await writeFile(join(appDir, 'index.html'), '<!doctype html><title>Somo</title>')
  embedded = await startTestServer({ appDir, env: { OIDC_ISSUER: '' } })
  outside = await startTestServer({ appDir })
  named = await startTestServer({
    appDir,
    env: { OIDC_ISSUER: '', PUBLIC_URL: 'https://learn.example.org', CONTENT_URL: 'https://content.example.org' },
  })
})
afterAll(async () => {
  await Promise.all([embedded.close(), outside.close(), named.close()])
  await rm(appDir, { recursive: true })
})

const visit = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' }

/** Asks under a name of the test's choice; a `*` in it stands for the port. */
function ask(
  server: TestServer,
  name: string,
  path: string,
  headers: Record<string, string> = visit,
  method = 'GET',
): Promise<{ status: number; location: string | undefined; cacheControl: string | undefined }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    httpRequest(
      { hostname, port, path, method, headers: { ...headers, host: name.replace('*', port) } },
      (response) => {
        response.resume().on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            cacheControl: response.headers['cache-control'],
          }),
        )
      },
    )
      .on('error', reject)
      .end()
  })
}

describe('a page opened under another name of this machine', () => {
  it.each(['127.0.0.1:*', '127.0.0.2:*', '[::1]:*'])(
    'at %s leads to the name people use, with path and query',
    async (name) => {
      const home = `http://localhost:${new URL(embedded.url).port}`
      for (const path of ['/', '/dashboard?x=1', '/legal/imprint?lang=sw', '//elsewhere.example/']) {
        expect(await ask(embedded, name, path), path).toEqual({
          status: 302,
          location: home + path,
          cacheControl: 'no-store',
        })
      }
    },
  )

  it.each(['localhost:*', '127.0.0.1:1', '127.0.0.1', 'elsewhere.example:*', '127.0.0.1.elsewhere.example:*', '['])(
    'at %j stays where it is',
    async (name) => {
      expect((await ask(embedded, name, '/dashboard')).location).toBeUndefined()
    },
  )

  it.each([
    ['a call of the API', '/graphql', visit, 'POST'],
    ['the configuration', '/config.json', visit, 'GET'],
    ['the health', '/health', visit, 'GET'],
    ['what a script asks for', '/dashboard', { accept: 'text/html', 'sec-fetch-mode': 'cors' }, 'GET'],
    ['what a program asks for', '/', { accept: '*/*' }, 'GET'],
    ['a form that is sent', '/dashboard', visit, 'POST'],
  ] as const)('is not %s', async (_, path, headers, method) => {
    expect((await ask(embedded, '127.0.0.1:*', path, headers, method)).location).toBeUndefined()
  })

  it.each([
    ['an outside provider', () => outside],
    ['another public name', () => named],
  ])('with %s stays where it is', async (_, server) => {
    expect(await ask(server(), '127.0.0.1:*', '/dashboard')).toMatchObject({ status: 200, location: undefined })
  })
})

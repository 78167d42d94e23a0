import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { bareScriptPolicy } from '../security/securityHeaders.ts'

let server: TestServer
let root: string

const files = {
  'index.html': '<!doctype html><title>Somo</title>',
  'index.html.br': 'packed by br',
  'index.html.gz': 'packed by gzip',
  'silent-refresh.html': '<!doctype html>',
  'boot.js': '1',
  'assets/Dashboard-BqZ3x_7a.js': 'export {}',
  'assets/Dashboard-BqZ3x_7a.js.gz': 'packed',
  'assets/main-abcdefgh.css': 'not hashed, a word of eight letters',
  'assets/i18n/sw.json': '{}',
  'assets/ä.svg': '<svg/>',
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'somo-static-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'dist', name)), { recursive: true })
    await writeFile(join(root, 'dist', name), text)
  }
  await writeFile(join(root, 'secret.txt'), 'secret')
  await symlink(join(root, 'secret.txt'), join(root, 'dist', 'link.txt'))
  server = await startTestServer({ appDir: join(root, 'dist') })
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

// Not fetch: it would tidy the paths and add headers of its own.
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

const page = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' }

describe('addresses of the app', () => {
  it.each([
    '/',
    '/dashboard',
    '/user-management',
    '/no/such/address',
    '/dashboard?code=x&state=y',
    '/foo.html',
    '/CONFIG.JSON',
    '/favicon.ico',
    '/%',
    '/%c0',
    '/a\\b',
    '/oidc',
    '/oidc/nope',
  ])('%s opens the app', async (path) => {
    const { status, headers, body } = await get(path, page)
    expect(status).toBe(200)
    expect(body).toBe(files['index.html'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it.each<[string, string, Record<string, string>]>([
    ['a script that is not there', '/assets/Old-BqZ3x_7b.js', page],
    ['a picture that is not there', '/favicon.ico', { accept: 'image/avif,*/*;q=0.8', 'sec-fetch-mode': 'no-cors' }],
    ['a provider that is elsewhere', '/oidc/token', { accept: 'application/json' }],
    ['a translation that is not there', '/assets/i18n/fr.json', page],
    ['something below the API', '/api/nothing', page],
    ['an address asked for by a script', '/dashboard', { accept: 'text/html', 'sec-fetch-mode': 'cors' }],
    ['an address asked for as JSON', '/dashboard', { accept: 'application/json' }],
  ])('%s is 404, not the app', async (_, path, headers) => {
    const { status, body, headers: got } = await get(path, headers)
    expect(status).toBe(404)
    expect(body).toBe('Not found')
    expect(got['cache-control']).toBe('no-store')
    expect(got['content-type']).toBe('text/plain; charset=utf-8')
  })
})

describe('paths that lead elsewhere', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
    '/%00',
    '/index.html%00.js',
    '/link.txt',
    '/etc/passwd',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/./index.html.',
    '/INDEX.HTML',
  ])('%s is not served', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body).not.toContain('secret')
  })
})

describe('files', () => {
  it.each([
    ['/assets/Dashboard-BqZ3x_7a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/main-abcdefgh.css', 'text/css; charset=utf-8', 'no-cache'],
    ['/assets/i18n/sw.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/assets/%C3%A4.svg', 'image/svg+xml', 'no-cache'],
    ['/boot.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('%s is sent as what it is and kept as long as it may be', async (path, type, cache) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe(cache)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('the silent page has headers of its own', async () => {
    const { headers } = await get('/silent-refresh.html')
    expect(headers['content-security-policy']).toBe(`${bareScriptPolicy}; frame-ancestors 'self'`)
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each<[string, string | undefined, string]>([
    ['br, gzip', 'br', 'packed by br'],
    ['gzip;q=0.8, br;q=0', 'gzip', 'packed by gzip'],
    ['deflate', undefined, files['index.html']],
    ['', undefined, files['index.html']],
  ])('packed for "%s" are sent as %s', async (accepted, encoding, body) => {
    const answer = await get('/', { ...page, 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(body)))
    expect(answer.body).toBe(body)
  })

  it('that did not change are not sent again, packed or not', async () => {
    for (const accepted of ['', 'br']) {
      const first = await get('/', { ...page, 'accept-encoding': accepted })
      const again = await get('/', {
        ...page,
        'accept-encoding': accepted,
        'if-none-match': `W/"x", ${first.headers.etag ?? ''}`,
      })
      expect(again.status).toBe(304)
      expect(again.body).toBe('')
    }
  })

  it('are described by HEAD without a body, and nothing else is allowed', async () => {
    const head = await get('/boot.js', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers['content-length']).toBe('1')
    const posted = await get('/boot.js', {}, 'POST')
    expect(posted.status).toBe(405)
    expect(posted.headers.allow).toBe('GET, HEAD')
  })
})

describe('the cross-site token', () => {
  it('comes with the first page and is not changed afterwards', async () => {
    const cookie = (await get('/dashboard', page)).headers['set-cookie']?.[0] ?? ''
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/)
    const again = await get('/dashboard', { ...page, cookie: cookie.split(';')[0] ?? '' })
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  it('differs from browser to browser', async () => {
    const [one, other] = await Promise.all([get('/', page), get('/', page)])
    expect(one.headers['set-cookie']).not.toEqual(other.headers['set-cookie'])
  })

  it('does not come with files that others may keep', async () => {
    expect((await get('/assets/Dashboard-BqZ3x_7a.js')).headers['set-cookie']).toBeUndefined()
  })
})

describe('an app that was not built', () => {
  it('says how to build it', async () => {
    const bare = await startTestServer({ appDir: join(root, 'nowhere') })
    const response = await fetch(`${bare.url}/`)
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/npm start/)
    await bare.close()
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadSecret } from '../../database/secrets.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { FileStore } from '../../files/fileStore.ts'
import { openFolderStore } from '../../files/folderStore.ts'
import { openS3Store } from '../../files/s3Store.ts'
import { settingsOf, startTestBuckets, type TestBuckets } from '../../files/testing/testBuckets.ts'
import {
  createContentAddresses,
  type ContentAddresses,
  type ContentTarget,
} from '../../modules/content/contentAddresses.ts'
import { createJobs } from '../../modules/jobs/createJobs.ts'
import { makeFilm } from '../../modules/media/processing/testing/films.ts'
import { smallPackage } from '../../modules/media/processing/testing/packages.ts'
import { createMediumUploads } from '../../modules/media/upload/mediumUploads.ts'
import type { UploadUse } from '../../modules/media/upload/takeUpload.ts'
import { author, uploadContent } from '../../modules/media/upload/testing/sendInParts.ts'
import { createSettingReader } from '../../modules/system/settings.ts'
import { createLog } from '../../log.ts'
import { createTestMedium, type TestMedium } from '../../testing/mediumFactory.ts'
import { insertPerson } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

const names = ['a folder', 'a bucket'] as const

describe.each(names)('content in %s', (store) => {
  let buckets: TestBuckets | null = null
  let server: TestServer
  let files: FileStore
  let addresses: ContentAddresses
  let person: string
  let course: TestMedium & { readonly file: string }
  let film: TestMedium & { readonly file: string }
  let filmBytes: Buffer

  /** Uploads a file, makes it the content of a new medium, and waits until the server has processed it. */
  async function publish(content: Uint8Array, name: string, kind: string, purpose: UploadUse['purpose']) {
    const { pool } = server.database
    const medium = await createTestMedium(pool, kind)
    const jobs = await createJobs(server.database, createLog('silent'))
    const uploads = createMediumUploads({
      database: server.database,
      files,
      jobs,
      settings: createSettingReader(pool),
    })
    const upload = await uploadContent(server, content, name)
    const used = await inTransaction(pool, (client) =>
      uploads.take(client, { upload, ownerSubject: author.subject, purpose, ...medium }),
    )
    await jobs.stop()
    const stateOf = async (): Promise<unknown> =>
      (await pool.query<{ state: string }>('select state from medium_version where uuid = $1', [medium.version]))
        .rows[0]?.state
    await vi.waitFor(async () => expect(await stateOf()).not.toBe('PROCESSING'), { timeout: 30_000 })
    return { ...medium, file: used?.file ?? '' }
  }

  const addressOf = async (target: ContentTarget, path: string | null = null): Promise<string> =>
    (await addresses.addressOf(server.database.pool, target, path, person)) ?? ''

  beforeAll(async () => {
    buckets = store === 'a bucket' ? await startTestBuckets() : null
    const s3 = buckets === null ? null : await buckets.make()
    server = await startTestServer({ env: s3 === null ? {} : settingsOf(s3) })
    files = s3 === null ? await openFolderStore(server.filesDir) : await openS3Store(s3)
    const { pool } = server.database
    addresses = createContentAddresses(server.contentUrl, await loadSecret(pool, 'content'), files, pool)
    person = await insertPerson(pool, { subject: 'learner-1' })
    course = await publish(
      await smallPackage([{ path: 'data.unknown', content: 'x' }]),
      'course.zip',
      'SCORM',
      'PACKAGE',
    )
    filmBytes = await makeFilm('mp4', 'avc', { seconds: 30 })
    film = await publish(filmBytes, 'Ein Film.mp4', 'VIDEO', 'MAIN')
  })
  afterAll(async () => {
    await server.close()
    await buckets?.close()
  })

  it('is processed by the job of its upload', async () => {
    const { rows } = await server.database.pool.query(
      `select v.state, v.content->>'launch' as launch, v.findings->0->>'code' as code, length(f.sha256) as digest
       from medium_version v join medium_file f on f.version = v.uuid where v.uuid = $1`,
      [course.version],
    )
    expect(rows).toEqual([{ state: 'READY', launch: 'index.html', code: 'UNKNOWN_TYPE', digest: 64 }])
  })

  it('of a package is a page with all its files, by their types alone, and reaches nothing else', async () => {
    const start = await addressOf({ version: course.version }, 'index.html')
    const page = await fetch(start)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
    expect(await page.text()).toContain('<title>Fire</title>')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("connect-src 'self' data: blob:")
    expect(policy).toContain(`frame-ancestors 'self' http://localhost:`)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('set-cookie')).toBeNull()
    const script = await fetch(new URL('a/run.js', start))
    expect([script.headers.get('content-type'), await script.text()]).toEqual([
      'text/javascript',
      'document.title = "run"',
    ])
    const unknown = await fetch(new URL('data.unknown', start))
    expect(unknown.headers.get('content-type')).toBe('application/octet-stream')
    expect(unknown.headers.get('content-disposition')).toMatch(/^attachment; filename="data.unknown"/)
    expect((await fetch(new URL('gone.js', start))).status).toBe(404)
  })

  it('has run-time pages that hold the library of their standard, and run nothing else', async () => {
    for (const [path, library] of [
      ['/runtime/scorm12.html', 'Scorm12API'],
      ['/runtime/scorm2004.html', 'Scorm2004API'],
    ] as const) {
      const page = await fetch(server.contentUrl + path)
      const text = await page.text()
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(text).toContain(`data-app="${new URL(server.url).origin.replace('127.0.0.1', 'localhost')}"`)
      const policy = page.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'; script-src 'self'")
      expect(policy).not.toContain('connect-src')
      expect(page.headers.get('set-cookie')).toBeNull()
      const scripts = [...text.matchAll(/<script src="([^"]+)">/g)].map(([, name = '']) => name)
      const bodies = await Promise.all(scripts.map(async (name) => (await fetch(new URL(name, page.url))).text()))
      expect(bodies[0]).toContain(library)
      expect(bodies.at(-1)).toContain('postMessage')
    }
    expect((await fetch(`${server.contentUrl}/runtime/other.js`)).status).toBe(404)
    expect((await fetch(`${server.contentUrl}/graphql`)).status).toBe(404)
  })

  it('of a film is sent in the parts a player asks for', async () => {
    const address = await addressOf({ version: film.version })
    const whole = await fetch(address, { headers: { origin: server.url } })
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    expect(Buffer.from(await whole.arrayBuffer()).equals(filmBytes)).toBe(true)
    expect(whole.headers.get('access-control-allow-origin')).toMatch(/^http:\/\/localhost:\d+$/)
    const size = filmBytes.length
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=100-', 100, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=10-${size + 100}`, 10, size - 1],
    ] as const) {
      const part = await fetch(address, { headers: { range } })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${size}`])
      expect(Buffer.from(await part.arrayBuffer()).equals(filmBytes.subarray(from, to + 1))).toBe(true)
    }
    expect((await fetch(address, { headers: { range: `bytes=${size}-` } })).status).toBe(416)
    const etag = whole.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { range: 'bytes=0-9', 'if-range': '"other"' } })).status).toBe(200)
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await fetch(address, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(size), ''])
  })

  it('of the original package is saved, never opened', async () => {
    const answer = await fetch(await addressOf({ file: course.file }))
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="course.zip"')
  })

  it('is nothing at a guessed, changed or ended address', async () => {
    const address = new URL(await addressOf({ version: course.version }, 'index.html'))
    const [, token = '', name = ''] = address.pathname.split('/')
    const [kind, file, whom, until = '', signature = ''] = token.split('.')
    const later = (Number.parseInt(until, 36) + 1).toString(36)
    const tokens = [
      [kind, film.file, whom, until, signature],
      [kind, file, randomUUID(), until, signature],
      [kind, file, whom, later, signature],
      ['f', file, whom, until, signature],
      [kind, file, whom, until, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'Q' : 'A'}`],
      [kind, file, whom, until, 'A'.repeat(32)],
      [kind, file, whom, until, ''],
    ].map((parts) => `/${parts.join('.')}/${name}`)
    const paths = [
      ...tokens,
      `/${token}/`,
      `/${token}/../${token}/imsmanifest.xml%00`,
      `/${token}/%2e%2e/x`,
      `/${token}/%ff`,
    ]
    for (const path of paths) expect((await fetch(server.contentUrl + path)).status, path).toBe(404)
    const past = Date.now() - 13 * 3_600_000
    const { pool } = server.database
    const ended = await withClock(past, () =>
      addresses.addressOf(pool, { version: course.version }, 'index.html', person),
    )
    expect((await fetch(ended ?? '')).status).toBe(404)
  })

  it('has the same address within a quarter of an hour, so that browsers need not load it anew', async () => {
    const ask = (minute: number) =>
      withClock(Date.parse('2026-11-30T10:00:00Z') + minute * 60_000, () => addressOf({ file: film.file }))
    expect(await ask(14)).toBe(await ask(1))
    expect(await ask(16)).not.toBe(await ask(1))
  })

  it('is nothing for a person who was suspended', async () => {
    const { pool } = server.database
    const suspended = await insertPerson(pool, { subject: `gone-${store}`, status: 'SUSPENDED' })
    const address = await addresses.addressOf(pool, { file: film.file }, null, suspended)
    expect((await fetch(address ?? '')).status).toBe(404)
  })

  it('lies on an origin with neither the app nor the API', async () => {
    const paths = [
      '/',
      '/index.html',
      '/graphql',
      '/config.json',
      '/health',
      '/metrics',
      '/oidc/auth',
      '/api/upload',
      '/dashboard',
    ]
    for (const path of paths) {
      const answer = await fetch(server.contentUrl + path, { headers: { accept: 'text/html' } })
      expect([answer.status, answer.headers.get('set-cookie')], path).toEqual([404, null])
    }
    const call = await fetch(`${server.contentUrl}/graphql`, { method: 'POST', body: '{}' })
    expect([call.status, call.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const address = new URL(await addressOf({ version: course.version }, 'index.html'))
    expect((await fetch(server.url + address.pathname)).headers.get('content-type')).not.toBe('text/html')
  })
})

/** What `work` does as if it were then. */
async function withClock<T>(now: number, work: () => Promise<T>): Promise<T> {
  const real = Date.now
  Date.now = () => now
  try {
    return await work()
  } finally {
    Date.now = real
  }
}

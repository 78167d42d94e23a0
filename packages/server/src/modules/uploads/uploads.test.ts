import { connect, type Socket } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestCaller } from '../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { admin, askGrant, getGrant, look, sendFile, upload } from './testing/sendFile.ts'

let server: TestServer
let logo: Buffer

beforeAll(async () => {
  server = await startTestServer()
  logo = await sharp({ create: { width: 600, height: 100, channels: 4, background: '#00800080' } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from upload where true')
})

const learner = { subject: 'learner-1', roles: ['LEARNER'] } as const

describe('leave to send a file', () => {
  it('is given with a secret, the place, the limit and an end in fifteen minutes', async () => {
    const answer = await askGrant(server, 'LOGO', 1024 * 1024)
    expect(answer).toMatchObject({
      data: { upload: { createUpload: { userErrors: [], grant: { path: 'api/upload', maxBytes: 1024 * 1024 } } } },
    })
    const { rows } = await server.database.pool.query<{ minutes: number; text: string }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes, upload::text as text from upload`,
    )
    expect(rows[0]?.minutes).toBe(15)
    const { token } = await getGrant(server, 'LOGO')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows[0]?.text).not.toContain(token)
  })

  it.each([
    ['LOGO', 1024 * 1024 + 1, 'TOO_LARGE'],
    ['AVATAR', 5 * 1024 * 1024 + 1, 'TOO_LARGE'],
    ['AVATAR', 0, 'UNREADABLE'],
    ['LOGO', -1, 'UNREADABLE'],
  ] as const)('is not given for %s of %d bytes', async (kind, size, code) => {
    const answer = await askGrant(server, kind, size)
    expect(answer.data).toEqual({ upload: { createUpload: { grant: null, userErrors: [{ code, path: ['size'] }] } } })
    expect((await look(server)).rows).toBe(0)
  })

  it('for a logo is for those who manage something, for a picture of oneself for everybody', async () => {
    expect((await askGrant(server, 'LOGO', 1, { roles: ['EDUCATION_MANAGER'] })).errors).toBeUndefined()
    for (const roles of [['LEARNER'], []] as const) {
      const answer = await askGrant(server, 'LOGO', 1, { roles })
      expect(answer.errors?.map((error) => error.extensions.code)).toEqual(['FORBIDDEN'])
      expect((await askGrant(server, 'AVATAR', 1, { roles })).errors).toBeUndefined()
    }
  })

  it('is given twenty times at once, and not a twenty-first time, however quickly it is asked', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => askGrant(server, 'AVATAR', 1, learner)))
    const refused = answers.filter((answer) => answer.errors?.[0]?.extensions.code === 'RATE_LIMITED')
    expect(refused).toHaveLength(10)
    expect((await askGrant(server, 'AVATAR', 1, { subject: 'somebody-else' })).errors).toBeUndefined()
    await server.database.pool.query(`update upload set expires_at = now() where owner = 'learner-1'`)
    expect((await askGrant(server, 'AVATAR', 1, learner)).errors).toBeUndefined()
  })
})

describe('files that nobody uses', () => {
  it('are at most a hundred of one person; then no further one is asked for until some are gone', async () => {
    await server.database.pool.query(
      `insert into upload (uuid, owner, kind, token_hash, max_bytes, expires_at, used_at, file, stored_at)
       select gen_random_uuid(), 'learner-1', 'AVATAR', decode(md5(i::text), 'hex'), 1, now(), now(), 'f' || i, now()
       from generate_series(1, 100) as i`,
    )
    expect((await askGrant(server, 'AVATAR', 1, learner)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    await server.database.pool.query(`update upload set taken_at = now() where file = 'f1'`)
    expect((await askGrant(server, 'AVATAR', 1, learner)).errors).toBeUndefined()
  })
})

describe('sending a file', () => {
  it('keeps it and answers where it is', async () => {
    const grant = await getGrant(server, 'LOGO')
    const response = await sendFile(server, logo, { token: grant.token })
    expect(response.status).toBe(201)
    const body = (await response.json()) as { url: string }
    expect(body).toEqual({ uuid: grant.uuid, url: body.url, width: 600, height: 100 })
    expect(body.url).toMatch(/^\/files\/[0-9a-f]{40}\.webp$/)
    expect(await readFile(join(server.filesDir, body.url.slice(7)))).toHaveLength(
      (await (await fetch(server.url + body.url)).arrayBuffer()).byteLength,
    )
  })

  it('works once with each grant, also when it is sent twice at the same moment', async () => {
    const { token } = await getGrant(server, 'LOGO')
    const answers = await Promise.all([1, 2, 3].map(() => sendFile(server, logo, { token })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 403, 403])
    expect(await (await sendFile(server, logo, { token })).json()).toEqual({ error: { code: 'UNKNOWN' } })
    expect((await look(server)).rows).toBe(1)
  })

  it('needs the grant, of the same person, not ended', async () => {
    const { token } = await getGrant(server, 'AVATAR', learner)
    expect((await sendFile(server, logo, { caller: learner })).status).toBe(403)
    expect((await sendFile(server, logo, { token: 'made-up', caller: learner })).status).toBe(403)
    expect((await sendFile(server, logo, { token })).status).toBe(403)
    await server.database.pool.query('update upload set expires_at = now()')
    expect((await sendFile(server, logo, { token, caller: learner })).status).toBe(403)
  })

  it('needs a token', async () => {
    const { token } = await getGrant(server, 'LOGO')
    const response = await sendFile(server, logo, { token, caller: null })
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await sendFile(server, logo, { token })).status).toBe(201)
  })

  it.each([
    ['another method', 405, { method: 'PUT' }, {}],
    ['no preflight header', 403, {}, { 'apollo-require-preflight': null }],
    ['a cookie without the header that repeats it', 403, {}, { cookie: 'XSRF-TOKEN=abc' }],
    ['a packed body', 415, {}, { 'content-encoding': 'gzip' }],
    ['another type of body', 415, {}, { 'content-type': 'image/png' }],
  ] as const)('is refused with %s, and the grant stays good', async (_, status, init, headers) => {
    const { token } = await getGrant(server, 'LOGO')
    const answer =
      'method' in init
        ? await fetch(`${server.url}/api/upload`, init)
        : await sendFile(server, logo, { token, headers })
    expect(answer.status).toBe(status)
    expect((await sendFile(server, logo, { token })).status).toBe(201)
  })

  it('takes a cookie with the header that repeats it', async () => {
    const headers = { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' }
    expect((await upload(server, 'LOGO', logo, { headers })).status).toBe(201)
  })

  it.each([
    ['a field more', (form: FormData) => form.append('other', 'x')],
    ['the file twice', (form: FormData) => form.append('file', new Blob(['x']), 'x')],
    [
      'another name',
      (form: FormData) => (form.delete('file'), form.append('picture', new Blob([new Uint8Array(logo)]), 'x')),
    ],
    ['a text for the file', (form: FormData) => (form.delete('file'), form.append('file', 'text'))],
    ['nothing', (form: FormData) => form.delete('file')],
    ['an empty file', (form: FormData) => (form.delete('file'), form.append('file', new Blob([]), 'x.png'))],
  ])('takes no form with %s', async (_, change) => {
    const before = await look(server)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(logo)]), 'logo.png')
    change(form)
    expect(await upload(server, 'LOGO', logo, { body: form })).toEqual({
      status: 400,
      body: { error: { code: 'UNREADABLE' } },
    })
    expect(await look(server)).toEqual(before)
  })

  it('takes no form that is none', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await upload(server, 'LOGO', logo, { body: '--x\r\nbroken', headers })).status).toBe(400)
    expect(
      (await upload(server, 'LOGO', logo, { body: 'x', headers: { 'content-type': 'multipart/form-data' } })).status,
    ).toBe(400)
  })
})

describe('a file that is too large', () => {
  it('is refused before it is read, by the length it says', async () => {
    const before = await look(server)
    const answer = await upload(server, 'LOGO', Buffer.alloc(1024 * 1024 + 5000))
    expect(answer).toEqual({ status: 413, body: { error: { code: 'TOO_LARGE' } } })
    expect(await upload(server, 'LOGO', Buffer.alloc(1024 * 1024 + 1))).toEqual(answer)
    expect(await look(server)).toEqual(before)
  })

  it('is not taken without a length, nor with one it does not keep to', async () => {
    const { token } = await getGrant(server, 'LOGO')
    const authorization = await server.authorize(admin)
    const head = (more: string): string =>
      `POST /api/upload HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nX-Upload-Grant: ${token}\r\n` +
      `Apollo-Require-Preflight: true\r\nContent-Type: multipart/form-data; boundary=x\r\nConnection: close\r\n${more}\r\n`
    expect(await talk(`${head('Transfer-Encoding: chunked\r\n')}5\r\nhello\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1.1 411 /)
    const before = await look(server)
    // The rest counts as a next request, which is none.
    const lying = await talk(`${head('Content-Length: 20\r\n')}--x\r\n${'y'.repeat(2_000_000)}`)
    expect(lying).toMatch(/^HTTP\/1.1 400 /)
    const used = 'select 1 from upload where used_at is not null'
    await vi.waitFor(async () => expect((await server.database.pool.query(used)).rowCount).toBe(0))
    expect((await look(server)).files).toEqual(before.files)
  })

  it('leaves nothing behind when its sender goes away in the middle', async () => {
    const before = await look(server)
    const socket = await beginSending('AVATAR', learner)
    socket.destroy()
    await vi.waitFor(async () => expect(await look(server)).toEqual({ files: before.files, rows: 0 }))
  })
})

/** Sends the beginning of a file and answers when the server waits for the rest. */
async function beginSending(kind: 'LOGO' | 'AVATAR', caller: TestCaller): Promise<Socket> {
  const { token, uuid } = await getGrant(server, kind, caller)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/upload HTTP/1.1\r\nHost: x\r\nAuthorization: ${await server.authorize(caller)}\r\n` +
      `X-Upload-Grant: ${token}\r\nApollo-Require-Preflight: true\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x',
  )
  const used = 'select 1 from upload where uuid = $1 and used_at is not null'
  await vi.waitFor(async () => expect((await server.database.pool.query(used, [uuid])).rowCount).toBe(1))
  return socket
}

/** Sends bytes as they are and answers all that comes back. */
function talk(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    socket.once('close', () => resolve(answer))
    socket.once('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
    socket.write(text)
  })
}

describe('many at once', () => {
  it('are each answered with a picture or the wish to come later, and what was answered is there', async () => {
    const people = Array.from({ length: 12 }, (_, i) => ({ subject: `person-${i}`, roles: [] }))
    const all = people.flatMap((caller) => [1, 2, 3, 4].map(() => upload(server, 'AVATAR', logo, { caller })))
    const answers = await Promise.all(all)
    for (const { status } of answers) expect([201, 429]).toContain(status)
    const urls = answers.flatMap(({ body }) => (body.url === undefined ? [] : [body.url]))
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) expect((await fetch(server.url + url)).status).toBe(200)
  }, 60_000)

  it('of one person are at most three, and a grant that had to wait stays good', async () => {
    const sockets = await Promise.all([1, 2, 3].map(() => beginSending('AVATAR', learner)))
    const { token } = await getGrant(server, 'AVATAR', learner)
    const answer = await sendFile(server, logo, { token, caller: learner })
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      429,
      '5',
      { error: { code: 'RATE_LIMITED' } },
    ])
    expect((await upload(server, 'LOGO', logo)).status).toBe(201)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(
      async () => expect((await sendFile(server, logo, { token, caller: learner })).status).toBe(201),
      10_000,
    )
  })
})

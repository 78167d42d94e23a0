import { randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { askGrant, getGrant } from '../../uploads/testing/sendFile.ts'
import { author, beginUpload, placeOf, sendPart, tusRequest, uploadContent } from './testing/sendInParts.ts'

let server: TestServer
const other = { subject: 'author-2', roles: ['EDUCATION_MANAGER'] } as const
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(300_000)])

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from medium_upload')
  await server.database.pool.query('delete from upload')
  await server.database.pool.query('delete from setting')
})

interface Row {
  readonly kind: string | null
  readonly mediaType: string | null
  readonly name: string
  readonly key: string
  readonly isFinished: boolean
}

async function rowsOf(): Promise<Row[]> {
  const { rows } = await server.database.pool.query<Row>(
    `select kind, media_type as "mediaType", name, storage_key as key, finished_at is not null as "isFinished" from medium_upload`,
  )
  return rows
}

const offsetOf = async (place: string): Promise<string | null> =>
  (await tusRequest(server, place, { method: 'HEAD' })).headers.get('upload-offset')

describe('learning content in parts', () => {
  it('is kept whole, with its kind by content and its name', async () => {
    const begun = await beginUpload(server, { name: 'Übung 1.zip', size: zip.length })
    expect(begun.status).toBe(201)
    const place = placeOf(begun)
    for (const [from, to] of [
      [0, 100_000],
      [100_000, 200_000],
      [200_000, zip.length],
    ] as const) {
      expect(await offsetOf(place)).toBe(String(from))
      const answer = await sendPart(server, place, zip.subarray(from, to), from)
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(to)])
    }
    const [row] = await rowsOf()
    expect(row).toMatchObject({ kind: 'SCORM', mediaType: 'application/zip', name: 'Übung 1.zip', isFinished: true })
    expect((await readFile(join(server.filesDir, row?.key ?? ''))).equals(zip)).toBe(true)
    expect(await offsetOf(place)).toBe(String(zip.length))
  })

  it.each([
    ['film.mp4', Buffer.from('\0\0\0\x18ftypisom'), 'VIDEO', 'video/mp4'],
    ['film.webm', Buffer.from('1a45dfa3', 'hex'), 'VIDEO', 'video/x-matroska'],
    ['talk.m4a', Buffer.from('\0\0\0\x18ftypM4A '), 'AUDIO', 'audio/mp4'],
    ['talk.mp3', Buffer.from('ID3\x03'), 'AUDIO', 'audio/mpeg'],
    ['talk.ogg', Buffer.from('OggS'), 'AUDIO', 'audio/ogg'],
    ['sheet.pdf', Buffer.from('%PDF-1.7'), 'PDF', 'application/pdf'],
    ['named-pdf.pdf', Buffer.from('PK\x03\x04'), 'SCORM', 'application/zip'],
    ['en.vtt', Buffer.from('WEBVTT\n'), null, 'text/vtt'],
    ['en.srt', Buffer.from('1\r\n00:00:01,000 --> 00:00:02,000\r\nHi'), null, 'application/x-subrip'],
  ])('%s is known by its content', async (name, content, kind, mediaType) => {
    await uploadContent(server, content, name)
    expect(await rowsOf()).toMatchObject([{ kind, mediaType, name }])
  })

  it('that is nothing of what it says is refused at its end and not kept', async () => {
    const place = placeOf(await beginUpload(server, { name: 'course.zip', size: 4 }))
    const before = (await readdir(server.filesDir)).length
    const answer = await sendPart(server, place, 'text', 0)
    expect([answer.status, await answer.json()]).toEqual([400, { error: { code: 'WRONG_KIND' } }])
    expect(await rowsOf()).toEqual([])
    expect(await readdir(server.filesDir)).toHaveLength(before - 1)
    expect((await tusRequest(server, place, { method: 'HEAD' })).status).toBe(404)
  })

  it('with a name of no kind, or above the limit of its kind, is refused before a byte, and its grant stays good', async () => {
    const { token } = await getGrant(server, 'MEDIUM', author, 2_000_000)
    const wrong = await beginUpload(server, { name: 'setup.exe', size: 10, token })
    expect([wrong.status, await wrong.json()]).toEqual([400, { error: { code: 'WRONG_KIND' } }])
    const large = await beginUpload(server, { name: 'large.pdf', size: 104_857_601, token })
    expect([large.status, await large.json()]).toEqual([413, { error: { code: 'TOO_LARGE' } }])
    expect((await beginUpload(server, { name: 'small.pdf', size: 104_857_600, token })).status).toBe(201)
  })

  it('keeps to the limits that an administrator set', async () => {
    await server.database.pool.query(`insert into setting (id, value) values ('GENERAL.UPLOAD_PDF', '1')`)
    const send = async () => (await beginUpload(server, { name: 'a.pdf', size: 1_048_577 })).status
    await expect.poll(send, { timeout: 5000 }).toBe(413)
    expect((await beginUpload(server, { name: 'a.pdf', size: 1_048_576 })).status).toBe(201)
  })

  it('above the largest limit gets no grant', async () => {
    const answer = await askGrant(server, 'MEDIUM', 2_147_483_647, author)
    expect(answer.data).toMatchObject({ upload: { createUpload: { userErrors: [{ code: 'TOO_LARGE' }] } } })
  })

  it('begins once: a first request that is repeated names the same upload', async () => {
    const { token } = await getGrant(server, 'MEDIUM', author, 10)
    const [one, two] = [
      await beginUpload(server, { name: 'a.zip', size: 10, token }),
      await beginUpload(server, { name: 'a.zip', size: 10, token }),
    ]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(placeOf(two)).toBe(placeOf(one))
    expect((await beginUpload(server, { name: 'a.zip', size: 11, token })).status).toBe(403)
  })

  it('is given up by its owner, before and after its end', async () => {
    const before = await readdir(server.filesDir)
    const place = placeOf(await beginUpload(server, { name: 'a.zip', size: 10 }))
    expect((await tusRequest(server, place, { method: 'DELETE' })).status).toBe(204)
    const finished = await uploadContent(server, zip, 'b.zip')
    expect((await tusRequest(server, `/api/upload/${finished}`, { method: 'DELETE' })).status).toBe(204)
    await expect.poll(rowsOf).toEqual([])
    expect(await readdir(server.filesDir)).toEqual(before)
  })
})

describe('who may send learning content', () => {
  it('is whoever manages learning', async () => {
    expect((await askGrant(server, 'MEDIUM', 1, { roles: ['LEARNER'] })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    for (const role of ['ADMIN', 'EDUCATION_MANAGER'] as const)
      expect((await askGrant(server, 'MEDIUM', 1, { roles: [role] })).errors).toBeUndefined()
  })

  it('is nobody with the grant or the address of another, or with a lost role', async () => {
    const { token } = await getGrant(server, 'MEDIUM', author, 10)
    expect((await beginUpload(server, { name: 'a.zip', size: 10, token, caller: other })).status).toBe(403)
    const place = placeOf(await beginUpload(server, { name: 'a.zip', size: 10, token }))
    for (const caller of [other, { ...author, roles: ['LEARNER'] } as const]) {
      for (const method of ['HEAD', 'DELETE'])
        expect((await tusRequest(server, place, { method, caller })).status).toBe(404)
      expect((await sendPart(server, place, 'PK', 0, caller)).status).toBe(404)
    }
    expect((await tusRequest(server, place, { method: 'HEAD', caller: null })).status).toBe(401)
    expect(await offsetOf(place)).toBe('0')
  })

  it('may ask with the cookies of a browser, which answers them for no mere read', async () => {
    const place = placeOf(await beginUpload(server, { name: 'a.zip', size: 10 }))
    const headers = { cookie: 'XSRF-TOKEN=abc' }
    expect((await tusRequest(server, place, { method: 'HEAD', headers })).headers.get('upload-offset')).toBe('0')
    expect((await tusRequest(server, place, { method: 'DELETE', headers })).status).toBe(403)
  })

  it.each([
    ['without the preflight header', 403, { 'apollo-require-preflight': null }],
    ['with a cookie alone', 403, { cookie: 'XSRF-TOKEN=abc' }],
    ['packed', 415, { 'content-encoding': 'gzip' }],
    ['as another method', 405, { 'x-http-method-override': 'DELETE' }],
    ['without its length', 400, { 'upload-length': null }],
    ['of unknown length', 400, { 'upload-length': null, 'upload-defer-length': '1' }],
    ['without a name', 400, { 'upload-metadata': null }],
  ])('is refused %s', async (_, status, headers) => {
    expect((await beginUpload(server, { name: 'a.zip', size: 10, headers })).status).toBe(status)
    expect(await rowsOf()).toEqual([])
  })

  it('sends no more than announced, and nothing out of order', async () => {
    const place = placeOf(await beginUpload(server, { name: 'a.zip', size: 10 }))
    expect((await sendPart(server, place, 'PK', 5)).status).toBe(409)
    expect((await sendPart(server, place, 'P'.repeat(11), 0)).status).toBe(413)
    expect(await offsetOf(place)).toBe('0')
  })

  it('has a hundred unused uploads at most', async () => {
    await server.database.pool.query(
      `insert into medium_upload (uuid, owner, token_hash, name, size, storage_key)
       select gen_random_uuid(), $1, decode(md5(i::text), 'hex'), 'a.zip', 1, 'k' || i from generate_series(1, 100) i`,
      [author.subject],
    )
    expect((await beginUpload(server, { name: 'a.zip', size: 10 })).status).toBe(403)
    expect((await beginUpload(server, { name: 'a.zip', size: 10, caller: other })).status).toBe(201)
  })
})

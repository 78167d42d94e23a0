import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsOf, startTestBuckets, type TestBuckets } from '../../../files/testing/testBuckets.ts'
import { startKillableServer, type KillableServer } from '../../../testing/killableServer.ts'
import { startTestServer, type CallingServer, type TestServer } from '../../../testing/testServer.ts'
import { beginUpload, placeOf, sendPart, tusRequest } from './testing/sendInParts.ts'

const content = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(12_000_000)])

/** A sender that has sent so much and then waits for ever, as over a line that died. */
function stalled(bytes: Buffer): { readonly body: ReadableStream<Uint8Array>; readonly end: () => void } {
  let end = (): void => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes))
      end = () => controller.error(new Error('The line is dead.'))
    },
  })
  return { body, end: () => end() }
}

const offsetOf = async (server: CallingServer, place: string): Promise<number> =>
  Number((await tusRequest(server, place, { method: 'HEAD' })).headers.get('upload-offset'))

interface Row {
  readonly key: string
  readonly isFinished: boolean
}

async function rowOf({ database }: TestServer, place: string): Promise<Row | undefined> {
  const { rows } = await database.pool.query<Row>(
    `select storage_key as key, finished_at is not null as "isFinished" from medium_upload where uuid = $1`,
    [place.split('/').at(-1)],
  )
  return rows[0]
}

/** Waits until so many bytes are on the disk. */
async function waitForBytes(server: TestServer, key: string, bytes: number): Promise<void> {
  const read = async (): Promise<number> => (await stat(join(server.filesDir, key))).size
  await expect.poll(read, { timeout: 20_000 }).toBeGreaterThanOrEqual(bytes)
}

/** The rest of the file, from where the server says. */
async function sendRest(server: CallingServer, place: string): Promise<number> {
  const offset = await offsetOf(server, place)
  expect((await sendPart(server, place, content.subarray(offset), offset)).status).toBe(204)
  return offset
}

describe('an upload whose server was killed', () => {
  let server: KillableServer
  beforeAll(async () => {
    server = await startKillableServer()
  })
  afterAll(() => server.close())

  it('goes on from the bytes that had arrived', async () => {
    const place = placeOf(await beginUpload(server, { name: 'a.zip', size: content.length }))
    const line = stalled(content.subarray(0, 5_000_000))
    const sending = sendPart(server, place, line.body, 0).catch(() => null)
    const { key = '' } = (await rowOf(server, place)) ?? {}
    await waitForBytes(server, key, 4_000_000)
    await server.kill()
    line.end()
    expect(await sending).toBeNull()
    await server.start()
    expect(await sendRest(server, place)).toBeGreaterThanOrEqual(4_000_000)
    expect((await readFile(join(server.filesDir, key))).equals(content)).toBe(true)
    expect(await rowOf(server, place)).toMatchObject({ isFinished: true })
  })

  it('is finished when its last bytes had arrived and nobody had said so', async () => {
    const place = placeOf(await beginUpload(server, { name: 'a.zip', size: content.length }))
    expect(await sendRest(server, place)).toBe(0)
    await server.database.pool.query('update medium_upload set finished_at = null, media_type = null, kind = null')
    expect(await offsetOf(server, place)).toBe(content.length)
    expect(await rowOf(server, place)).toMatchObject({ isFinished: true })
  })
})

it('parts that break off leave their place to the next ones', async () => {
  const server = await startTestServer()
  for (let count = 0; count < 6; count += 1) {
    const place = placeOf(await beginUpload(server, { name: 'a.zip', size: content.length }))
    const line = stalled(content.subarray(0, 1_000_000))
    const sending = sendPart(server, place, line.body, 0).catch(() => null)
    const { key = '' } = (await rowOf(server, place)) ?? {}
    await waitForBytes(server, key, 500_000)
    line.end()
    await sending
  }
  const next = () => beginUpload(server, { name: 'b.zip', size: 10 })
  await expect.poll(async () => (await next()).status, { timeout: 5000 }).toBe(201)
  await server.close()
})

describe('an upload over two servers', () => {
  let one: TestServer
  let two: TestServer
  beforeAll(async () => {
    one = await startTestServer()
    two = await startTestServer({
      env: {
        DATABASE_URL: one.database.pool.options.connectionString ?? '',
        OIDC_ISSUER: one.issuer.url,
        DATA_DIR: dirname(one.filesDir),
      },
    })
  })
  afterAll(async () => {
    await two.close()
    await one.close()
  })

  it('is taken over from a request that hangs in the other one, which writes no more', async () => {
    const behind = { ...one, url: two.url }
    const place = placeOf(await beginUpload(one, { name: 'a.zip', size: content.length }))
    const line = stalled(content.subarray(0, 3_000_000))
    const sending = sendPart(one, place, line.body, 0).catch(() => null)
    const { key = '' } = (await rowOf(one, place)) ?? {}
    await waitForBytes(one, key, 2_000_000)
    const began = performance.now()
    const offset = await sendRest(behind, place)
    expect(offset).toBeGreaterThanOrEqual(2_000_000)
    expect(performance.now() - began).toBeLessThan(10_000)
    line.end()
    await sending
    expect((await readFile(join(one.filesDir, key))).equals(content)).toBe(true)
  })

  it('is one file when both servers are sent the same part at once', async () => {
    const place = placeOf(await beginUpload(one, { name: 'a.zip', size: content.length }))
    const answers = await Promise.all(
      [one.url, two.url].map((url) => sendPart({ ...one, url }, place, new Uint8Array(content), 0).catch(() => null)),
    )
    expect(answers.map((answer) => answer?.status ?? 0)).toContain(204)
    const { key = '' } = (await rowOf(one, place)) ?? {}
    expect((await readFile(join(one.filesDir, key))).equals(content)).toBe(true)
  })
})

describe('an upload to a bucket', () => {
  let buckets: TestBuckets
  let server: TestServer
  beforeAll(async () => {
    buckets = await startTestBuckets()
    server = await startTestServer({ env: settingsOf(await buckets.make()) })
  })
  afterAll(async () => {
    await server.close()
    await buckets.close()
  })

  it('is whole after parts of any size', async () => {
    const place = placeOf(await beginUpload(server, { name: 'a.zip', size: content.length }))
    for (const to of [1_000_000, 9_000_000]) {
      const offset = await offsetOf(server, place)
      expect((await sendPart(server, place, content.subarray(offset, to), offset)).status).toBe(204)
    }
    expect(await sendRest(server, place)).toBe(9_000_000)
    expect(await offsetOf(server, place)).toBe(content.length)
    expect(await rowOf(server, place)).toMatchObject({ isFinished: true })
  })
})

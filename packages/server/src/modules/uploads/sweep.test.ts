import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyOfPublicPath, type FileStore } from '../../files/fileStore.ts'
import { openFolderStore } from '../../files/folderStore.ts'
import { createIsolation } from '../../isolation/isolation.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { createUploadService, type UploadService } from './service.ts'
import { createUploadStore } from './store.ts'
import { admin, getGrant, look, upload } from './testing/sendFile.ts'

let server: TestServer
let files: FileStore
let uploads: UploadService
const isolation = createIsolation()
let picture: Buffer

beforeAll(async () => {
  server = await startTestServer()
  files = await openFolderStore(server.filesDir)
  uploads = createUploadService(createUploadStore(server.database), files, isolation)
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#804000' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  isolation.close()
  await server.close()
})
beforeEach(async () => {
  await age('10 days')
  await server.database.pool.query('update upload set taken_at = null')
  await uploads.sweep()
  expect(await look(server)).toEqual({ files: [], rows: 0 })
})

/** Makes everything older. */
async function age(by: string): Promise<void> {
  await server.database.pool.query(
    `update upload set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval,
      used_at = used_at - $1::interval, stored_at = stored_at - $1::interval, taken_at = taken_at - $1::interval,
      released_at = released_at - $1::interval`,
    [by],
  )
}

async function send(kind: 'LOGO' | 'AVATAR' = 'AVATAR'): Promise<{ uuid: string; url: string }> {
  const { body } = await upload(server, kind, picture)
  return { uuid: body.uuid ?? '', url: body.url ?? '' }
}

const owner = admin.subject ?? ''

describe('a picture of a person', () => {
  it('is taken into use by its owner, once', async () => {
    const { uuid, url } = await send()
    expect(await uploads.avatars.take(uuid, 'somebody-else')).toBeNull()
    expect(await uploads.avatars.take('x', owner)).toBeNull()
    expect(await uploads.avatars.take((await send('LOGO')).uuid, owner)).toBeNull()
    expect(await uploads.avatars.take((await getGrant(server, 'AVATAR')).uuid, owner)).toBeNull()
    const taken = await Promise.all([1, 2, 3].map(() => uploads.avatars.take(uuid, owner)))
    expect(taken.filter((path) => path !== null)).toEqual([url])
  })

  it('is removed at once and for good; other addresses are left alone', async () => {
    const { uuid, url } = await send()
    await uploads.avatars.take(uuid, owner)
    for (const other of ['', 'https://example.org/x.webp', '/files/../x', `${url}x`])
      await uploads.avatars.remove(other)
    expect((await fetch(server.url + url)).status).toBe(200)
    await uploads.avatars.remove(url)
    await uploads.avatars.remove(url)
    expect((await fetch(server.url + url)).status).toBe(404)
    expect(await uploads.avatars.take(uuid, owner)).toBeNull()
    await age('25 hours')
    await uploads.sweep()
    expect((await look(server)).rows).toBe(0)
  })
})

describe('the sweep', () => {
  it('removes what nobody took into use within a day, and leaves what is in use for ever', async () => {
    const [used] = [await send(), await send('LOGO')]
    await uploads.avatars.take(used.uuid, owner)
    await age('23 hours')
    await uploads.sweep()
    expect((await look(server)).rows).toBe(2)
    await age('1000 days')
    await uploads.sweep()
    expect(await look(server)).toEqual({ files: [keyOfPublicPath(used.url)], rows: 1 })
    expect((await fetch(server.url + used.url)).status).toBe(200)
  })

  it('removes a logo a day after nothing names it any more', async () => {
    const { uuid, url } = await send('LOGO')
    await uploads.logos.take(uuid, owner, server.database.pool)
    await age('10 days')
    await uploads.logos.release([url, '/elsewhere.png'], server.database.pool)
    await age('23 hours')
    await uploads.sweep()
    expect((await fetch(server.url + url)).status).toBe(200)
    await age('2 hours')
    await uploads.sweep()
    expect(await look(server)).toEqual({ files: [], rows: 0 })
  })

  it('forgets grants that ended, and what a killed process left in the middle, with its file', async () => {
    const [grant, { url }] = [await getGrant(server, 'LOGO'), await send()]
    const file = keyOfPublicPath(url) ?? ''
    await server.database.pool.query('update upload set stored_at = null where file = $1', [file])
    await uploads.sweep()
    expect((await look(server)).files).toEqual([file])
    await age('2 hours')
    await uploads.sweep()
    expect(await look(server)).toEqual({ files: [], rows: 0 })
    expect(await uploads.open(grant.token, { subject: owner, roles: [] })).toBeNull()
  })

  it('clears any number, and two processes at once do not stand in each other’s way', async () => {
    await server.database.pool.query(
      `insert into upload (uuid, owner, kind, token_hash, max_bytes, created_at, expires_at)
       select gen_random_uuid(), 'x', 'LOGO', decode(md5(i::text), 'hex'), 1, now() - interval '1 day', now() - interval '1 day'
       from generate_series(1, 350) as i`,
    )
    await Promise.all([uploads.sweep(), uploads.sweep()])
    expect((await look(server)).rows).toBe(0)
  })

  it('leaves a row whose file cannot be removed for the next time', async () => {
    await send()
    await age('2 days')
    const broken: FileStore = { ...files, remove: () => Promise.reject(new Error('The disk is gone.')) }
    const failing = createUploadService(createUploadStore(server.database), broken, isolation)
    await expect(failing.sweep()).rejects.toThrow('The disk is gone.')
    expect((await look(server)).rows).toBe(1)
    await uploads.sweep()
    expect(await look(server)).toEqual({ files: [], rows: 0 })
  })
})

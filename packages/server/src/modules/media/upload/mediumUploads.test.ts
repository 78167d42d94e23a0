import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { openFolderStore } from '../../../files/folderStore.ts'
import { createTestMedium, type TestMedium } from '../../../testing/mediumFactory.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createSettingReader } from '../../system/settings.ts'
import { createMediumUploads, type MediumUploads, type MediumUploadReceiver } from './mediumUploads.ts'
import type { UploadUse } from './takeUpload.ts'
import { author, beginUpload, uploadContent } from './testing/sendInParts.ts'

let server: TestServer
let uploads: MediumUploads & MediumUploadReceiver
let target: TestMedium
/** Jobs that were queued. */
let jobs: object[]
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(1000)])

beforeAll(async () => {
  server = await startTestServer()
  uploads = createMediumUploads({
    database: server.database,
    files: await openFolderStore(server.filesDir),
    settings: createSettingReader(server.database.pool),
    jobs: {
      start: (_, job) => {
        jobs.push(job)
        return Promise.resolve('')
      },
    },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  jobs = []
  await server.database.pool.query('delete from medium_upload')
  target = await createTestMedium(server.database.pool, 'SCORM')
})

const take = (upload: string, use: Partial<UploadUse> = {}) =>
  inTransaction(server.database.pool, (client) =>
    uploads.take(client, { upload, ownerSubject: author.subject, purpose: 'PACKAGE', ...target, ...use }),
  )

const kindOf = (upload: string, owner = author.subject) => uploads.kindOf(server.database.pool, upload, owner)

const stateOf = async (): Promise<unknown> =>
  (await server.database.pool.query('select state from medium_version where uuid = $1', [target.version])).rows[0]

describe('a finished upload', () => {
  it('becomes a file of a version, once, and the version is processed', async () => {
    const upload = await uploadContent(server, zip, 'course.zip')
    expect(await kindOf(upload)).toBe('SCORM')
    const used = await take(upload)
    expect(used).toMatchObject({ kind: 'SCORM', name: 'course.zip' })
    const { rows } = await server.database.pool.query(
      `select uuid, purpose, name, media_type, size::int, version from medium_file where medium = $1`,
      [target.medium],
    )
    expect(rows).toEqual([
      {
        uuid: used?.file,
        purpose: 'PACKAGE',
        name: 'course.zip',
        media_type: 'application/zip',
        size: zip.length,
        version: target.version,
      },
    ])
    expect(await stateOf()).toEqual({ state: 'PROCESSING' })
    expect(jobs).toEqual([{ kind: 'media.process', payload: { file: used?.file }, owner: null }])
    expect(await take(upload)).toBeNull()
    expect(await kindOf(upload)).toBeNull()
  })

  it('stays as it was where the transaction is taken back', async () => {
    const upload = await uploadContent(server, zip, 'course.zip')
    const refused = inTransaction(server.database.pool, async (client) => {
      await uploads.take(client, { upload, ownerSubject: author.subject, purpose: 'PACKAGE', ...target })
      throw new Error('No.')
    })
    await expect(refused).rejects.toThrow('No.')
    expect(await stateOf()).toEqual({ state: 'DRAFT' })
    expect(await take(upload)).not.toBeNull()
  })

  it('of captions leaves the state of its version', async () => {
    const upload = await uploadContent(server, Buffer.from('WEBVTT\n'), 'en.vtt')
    expect(await kindOf(upload)).toBeNull()
    expect(await take(upload, { purpose: 'CAPTIONS', locale: 'en' })).toMatchObject({ kind: null })
    expect(await stateOf()).toEqual({ state: 'DRAFT' })
    expect(jobs).toHaveLength(1)
  })

  it('is nothing to others, before its end, or for another purpose', async () => {
    const upload = await uploadContent(server, zip, 'course.zip')
    expect(await take(upload, { ownerSubject: 'author-2' })).toBeNull()
    expect(await kindOf(upload, 'author-2')).toBeNull()
    expect(await take(upload, { purpose: 'MAIN' })).toBeNull()
    expect(await take('no-uuid')).toBeNull()
    const begun = await beginUpload(server, { name: 'b.zip', size: 10 })
    const unfinished = begun.headers.get('location')?.split('/').at(-1) ?? ''
    expect([await take(unfinished), await kindOf(unfinished)]).toEqual([null, null])
    expect(jobs).toEqual([])
  })
})

describe('the cleaning', () => {
  it('removes what nobody asked about for two days, with its bytes, and nothing younger or used', async () => {
    const { pool } = server.database
    const before = await readdir(server.filesDir)
    await beginUpload(server, { name: 'unfinished.zip', size: 10 })
    await uploadContent(server, zip, 'unused.zip')
    await pool.query(`update medium_upload set seen_at = now() - interval '49 hours'`)
    await uploadContent(server, zip, 'young.zip')
    await take(await uploadContent(server, zip, 'used.zip'))
    await uploads.sweep()
    const { rows } = await pool.query('select name from medium_upload order by name')
    expect(rows).toEqual([{ name: 'used.zip' }, { name: 'young.zip' }])
    expect(await readdir(server.filesDir)).toHaveLength(before.length + 2)
  })

  it('removes the bytes of deleted files, unless another file has them', async () => {
    const { pool } = server.database
    const before = await readdir(server.filesDir)
    await take(await uploadContent(server, zip, 'used.zip'))
    const copy = await createTestMedium(pool, 'SCORM')
    await pool.query(
      `insert into medium_file (uuid, medium, version, purpose, name, media_type, size, sha256, storage_key)
       select gen_random_uuid(), $1, $2, purpose, name, media_type, size, sha256, storage_key from medium_file where medium = $3`,
      [copy.medium, copy.version, target.medium],
    )
    await pool.query('delete from medium where uuid = $1', [target.medium])
    await uploads.sweep()
    expect(await readdir(server.filesDir)).toHaveLength(before.length + 1)
    await pool.query('delete from medium where uuid = $1', [copy.medium])
    await uploads.sweep()
    expect(await readdir(server.filesDir)).toEqual(before)
  })
})

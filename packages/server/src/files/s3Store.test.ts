import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, ListMultipartUploadsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { S3Config } from '../config/services.ts'
import { createFileKey, type FileStore } from './fileStore.ts'
import { openFileStore } from './openFileStore.ts'
import { openS3Store } from './s3Store.ts'
import { itKeepsFiles } from './testing/storeContract.ts'

// Another store can be tried as well: SOMO_S3=http://id:secret@127.0.0.1:9000, which makes its buckets by itself.
const outside = process.env['SOMO_S3'] ?? null
let folder: string
let server: S3rver | null = null
let base: Omit<S3Config, 'bucket'>
let count = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'somo-s3-'))
  if (outside !== null) {
    const { origin, username, password } = new URL(outside)
    base = { endpoint: new URL(origin), region: 'us-east-1', accessKeyId: username, secretAccessKey: password }
    return
  }
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder })
  const { port } = await server.run()
  base = { endpoint: new URL(`http://127.0.0.1:${port}`), region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

/** A client beside the product's, as an administrator of the store has one. */
function connect(): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = base
  return new S3Client({ endpoint: endpoint?.href ?? '', region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey }, requestChecksumCalculation: 'WHEN_REQUIRED' })
}

async function makeBucket(): Promise<S3Config> {
  count += 1
  const bucket = `somo-${process.pid}-${Date.now()}-${count}`
  await connect().send(new CreateBucketCommand({ Bucket: bucket }))
  return { ...base, bucket }
}

const openStore = async (): Promise<FileStore> => openS3Store(await makeBucket())

describe('a bucket of files', () => {
  itKeepsFiles(openStore)

  it('is what the settings ask for, and what another process keeps there is seen', async () => {
    const s3 = await makeBucket()
    const one = await openFileStore({ databaseUrl: null, dataDir: folder, s3 }, folder)
    const other = await openFileStore({ databaseUrl: null, dataDir: folder, s3 }, folder)
    const key = createFileKey('webp')
    await one.put(key, Buffer.from('x'))
    expect((await other.open(key))?.size).toBe(1)
  })

  it.skipIf(outside === null)('leaves no part of an upload that was given up (the store of the tests cannot give one up)', async () => {
    const s3 = await makeBucket()
    const store = await openS3Store(s3)
    const broken = (async function* () {
      yield Buffer.alloc(12_000_000)
      throw new Error('gone')
    })()
    await expect(store.put(createFileKey('csv'), broken)).rejects.toThrow('gone')
    const left = await connect().send(new ListMultipartUploadsCommand({ Bucket: s3.bucket }))
    expect(left.Uploads ?? []).toEqual([])
  })

  it.skipIf(outside === null)('counts what more than a thousand files hold (the store of the tests cannot tell a second page)', async () => {
    const s3 = await makeBucket()
    const client = connect()
    const keys = Array.from({ length: 1001 }, () => createFileKey('txt'))
    for (let from = 0; from < keys.length; from += 10) {
      await Promise.all(keys.slice(from, from + 10).map((Key) => client.send(new PutObjectCommand({ Bucket: s3.bucket, Key, Body: 'ab' }))))
    }
    expect(await (await openS3Store(s3)).countBytes()).toBe(2002)
  })

  it('is refused at the start where it is not there, with what to do', async () => {
    await expect(openS3Store({ ...base, bucket: 'somo-nowhere' })).rejects.toThrow(/^The bucket somo-nowhere at http:.* does not exist: make it, or set S3_BUCKET\.$/)
  })

  it.skipIf(outside === null)('is refused at the start where the key is wrong (the store of the tests takes any key for a question without content)', async () => {
    const s3 = await makeBucket()
    await expect(openS3Store({ ...s3, secretAccessKey: 'wrong' })).rejects.toThrow(/ is closed to this key: check S3_ACCESS_KEY_ID/)
  })

  it('is refused at the start where nobody answers', async () => {
    const closed = { ...base, endpoint: new URL('http://127.0.0.1:9') }
    await expect(openS3Store({ ...closed, bucket: 'somo' })).rejects.toThrow(/^The bucket somo at http:\/\/127\.0\.0\.1:9 does not answer \(.+\): check S3_ENDPOINT and S3_REGION\.$/)
  })
})

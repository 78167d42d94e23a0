import { ListMultipartUploadsCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileKey, type FileStore } from './fileStore.ts'
import { openFileStore } from './openFileStore.ts'
import { openS3Store } from './s3Store.ts'
import { itKeepsFiles } from './testing/storeContract.ts'
import { outsideStore, startTestBuckets, type TestBuckets } from './testing/testBuckets.ts'

let buckets: TestBuckets

beforeAll(async () => {
  buckets = await startTestBuckets()
})
afterAll(() => buckets.close())

const openStore = async (): Promise<FileStore> => openS3Store(await buckets.make())

describe('a bucket of files', () => {
  itKeepsFiles(openStore)

  it('is what the settings ask for, and what another process keeps there is seen', async () => {
    const s3 = await buckets.make()
    const one = await openFileStore({ databaseUrl: null, dataDir: buckets.folder, s3 }, buckets.folder)
    const other = await openFileStore({ databaseUrl: null, dataDir: buckets.folder, s3 }, buckets.folder)
    const key = createFileKey('webp')
    await one.put(key, Buffer.from('x'))
    expect((await other.open(key))?.size).toBe(1)
  })

  it('is refused at the start where it is not there, with what to do', async () => {
    await expect(openS3Store({ ...buckets.base, bucket: 'somo-nowhere' })).rejects.toThrow(
      /^The bucket somo-nowhere at http:.* does not exist: make it, or set S3_BUCKET\.$/,
    )
  })

  it('is refused at the start where nobody answers', async () => {
    const closed = { ...buckets.base, endpoint: new URL('http://127.0.0.1:9') }
    await expect(openS3Store({ ...closed, bucket: 'somo' })).rejects.toThrow(
      /^The bucket somo at http:\/\/127\.0\.0\.1:9 does not answer \(.+\): check S3_ENDPOINT and S3_REGION\.$/,
    )
  })
})

// The store that the tests start cannot give up an upload, tells no second page, and takes any key for a question without
// content: what hangs on these is asked of a store of others alone, which SOMO_S3 names.
if (outsideStore === null)
  process.stderr.write('Three tests of a bucket ask a store of others, and SOMO_S3 names none.\n')
else
  describe('a bucket of a store of others', () => {
    it('leaves no part of an upload that was given up', async () => {
      const s3 = await buckets.make()
      const store = await openS3Store(s3)
      const broken = (async function* () {
        yield Buffer.alloc(12_000_000)
        throw new Error('gone')
      })()
      await expect(store.put(createFileKey('csv'), broken)).rejects.toThrow('gone')
      const left = await buckets.connect().send(new ListMultipartUploadsCommand({ Bucket: s3.bucket }))
      expect(left.Uploads ?? []).toEqual([])
    })

    it('counts what more than a thousand files hold', async () => {
      const s3 = await buckets.make()
      const client = buckets.connect()
      const keys = Array.from({ length: 1001 }, () => createFileKey('txt'))
      for (let from = 0; from < keys.length; from += 10) {
        await Promise.all(
          keys
            .slice(from, from + 10)
            .map((Key) => client.send(new PutObjectCommand({ Bucket: s3.bucket, Key, Body: 'ab' }))),
        )
      }
      expect(await (await openS3Store(s3)).countBytes()).toBe(2002)
    })

    it('is refused at the start where the key is wrong', async () => {
      const s3 = await buckets.make()
      await expect(openS3Store({ ...s3, secretAccessKey: 'wrong' })).rejects.toThrow(
        / is closed to this key: check S3_ACCESS_KEY_ID/,
      )
    })
  })

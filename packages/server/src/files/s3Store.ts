import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Config } from '../config/services.ts'
import { StartError } from '../config/startError.ts'
import {
  folderOf,
  isFileKey,
  type ByteRange,
  type FileContent,
  type FileStore,
  type LocalFile,
  type StoredFile,
} from './fileStore.ts'

// No key of a file, so nobody is ever given it.
const probeKey = 'writable'
/** How long a sum over the whole bucket holds: it costs one call for a thousand files. */
const sumMs = 10 * 60_000
/** As long as a part of an upload by the browser, so that none is gathered from two requests. */
const partSize = 8 * 1024 * 1024
const timeouts = { connectionTimeout: 5000, requestTimeout: 30_000 } as const

/**
 * Opens the store in a bucket, of Amazon or of anything that speaks its protocol. Nothing of it lies in the process, so
 * several servers share one bucket.
 * @throws StartError where the bucket cannot be reached or this user may not see it.
 */
export async function openS3Store(config: S3Config): Promise<FileStore> {
  const client = connect(config)
  await askBucket(client, config)
  const bucket = { client, Bucket: config.bucket }
  const sum = keepSum(() => sumBytes(bucket))
  return {
    put: (key, content) => put(bucket, key, content),
    open: (key) => open(bucket, key),
    async remove(key) {
      if (isFileKey(key)) await client.send(new DeleteObjectCommand({ Bucket: config.bucket, Key: key }))
    },
    removeBelow: (key) => removeBelow(bucket, key),
    openLocal: (key) => openLocal(bucket, key),
    async receiveInParts() {
      const { S3Store } = await import('@tus/s3-store')
      // It keeps what it knows of an upload in an object beside it.
      return new S3Store({ partSize, useTags: false, s3ClientConfig: { ...settingsOf(config), bucket: config.bucket } })
    },
    countBytes: sum,
    async checkWritable() {
      await client.send(new PutObjectCommand({ Bucket: config.bucket, Key: probeKey, Body: new Uint8Array() }))
    },
  }
}

interface Bucket {
  readonly client: S3Client
  readonly Bucket: string
}

const connect = (config: S3Config): S3Client => new S3Client(settingsOf(config))

function settingsOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Config) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A store of one's own rarely has a name for each bucket, and not all of them know the newer checksums.
    ...(endpoint === null ? {} : { endpoint: endpoint.href, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  } as const satisfies S3ClientConfig
}

async function askBucket(client: S3Client, { bucket, endpoint }: S3Config): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    const place = `The bucket ${bucket}${endpoint === null ? '' : ` at ${endpoint.origin}`}`
    const status = statusOf(error)
    if (status === 404) throw new StartError(`${place} does not exist: make it, or set S3_BUCKET.`)
    if (status === 403)
      throw new StartError(
        `${place} is closed to this key: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and its rights.`,
      )
    if (status === 301) throw new StartError(`${place} lies in another region: set S3_REGION.`)
    throw new StartError(
      `${place} does not answer (${error instanceof Error ? error.name : 'unknown'}): check S3_ENDPOINT and S3_REGION.`,
    )
  }
}

async function put({ client, Bucket }: Bucket, key: string, content: FileContent): Promise<void> {
  if (!isFileKey(key)) throw new TypeError('A file is kept under a key of the store.')
  const params = { Bucket, Key: key, ContentType: 'application/octet-stream' }
  if (content instanceof Uint8Array) {
    await client.send(new PutObjectCommand({ ...params, Body: content }))
    return
  }
  // An upload in parts appears as a whole, once the last one is there; one that fails is given up and its parts removed.
  const sender = watch(content)
  const Body = Readable.from(sender.content, { objectMode: false })
  await new Upload({ client, params: { ...params, Body }, queueSize: 2 }).done().catch((error: unknown) => {
    throw sender.failure() ?? error
  })
}

/** What the sender failed with is what a caller is told, also where giving up the upload fails in its turn. */
function watch(content: AsyncIterable<Uint8Array>): {
  readonly content: AsyncIterable<Uint8Array>
  readonly failure: () => unknown
} {
  let failure: unknown = null
  async function* pass(): AsyncGenerator<Uint8Array> {
    try {
      yield* content
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { content: pass(), failure: () => failure }
}

async function open({ client, Bucket }: Bucket, key: string): Promise<StoredFile | null> {
  if (!isFileKey(key)) return null
  try {
    const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: key }))
    return {
      size: ContentLength ?? 0,
      read: (range) => Readable.from(readObject(client, Bucket, key, range), { objectMode: false }),
    }
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/** Asked for only once somebody reads: whoever asks for the size alone costs no transfer. */
async function* readObject(
  client: S3Client,
  bucket: string,
  key: string,
  range?: ByteRange,
): AsyncGenerator<Uint8Array> {
  const Range = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...Range }))
  if (!(Body instanceof Readable)) throw new Error('The file store gave no content.')
  yield* Body
}

/** A copy in the system's folder for such things. */
async function openLocal(bucket: Bucket, key: string): Promise<LocalFile | null> {
  const file = await open(bucket, key)
  if (file === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'somo-file-'))
  const release = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'content')
  try {
    await pipeline(file.read(), createWriteStream(path, { mode: 0o600 }))
    return { path, size: file.size, release }
  } catch (error) {
    await release()
    throw error
  }
}

async function removeBelow({ client, Bucket }: Bucket, key: string): Promise<void> {
  const params = { Bucket, Prefix: `${folderOf(key)}/` }
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command(params))
    const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]))
    if (Objects.length === 0) return
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
  }
}

async function sumBytes({ client, Bucket }: Bucket): Promise<number> {
  let bytes = 0
  let next: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, ...(next === undefined ? {} : { ContinuationToken: next }) }),
    )
    for (const { Size } of page.Contents ?? []) bytes += Size ?? 0
    next = page.NextContinuationToken
  } while (next !== undefined)
  return bytes
}

/** The sum as of ten minutes ago at most; who asks while it is being made waits for the same one. */
function keepSum(make: () => Promise<number>): () => Promise<number> {
  let last: { readonly at: number; readonly sum: Promise<number> } | null = null
  return () => {
    if (last !== null && Date.now() - last.at < sumMs) return last.sum
    const sum = make()
    last = { at: Date.now(), sum }
    // A sum that failed is not kept.
    sum.catch(() => (last = null))
    return sum
  }
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return null
  const { $metadata: facts } = error
  return typeof facts === 'object' &&
    facts !== null &&
    'httpStatusCode' in facts &&
    typeof facts.httpStatusCode === 'number'
    ? facts.httpStatusCode
    : null
}

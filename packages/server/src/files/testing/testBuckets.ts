import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import type { S3Config } from '../../config/services.ts'
import { answerMultipart } from './multipartUploads.ts'

/** A store of buckets for tests. */
export interface TestBuckets {
  /** How it is reached. */
  readonly base: Omit<S3Config, 'bucket'>
  /** A folder that is gone with it. */
  readonly folder: string
  /** A client beside the product's, as an administrator of the store has one. */
  connect(): S3Client
  /** Makes an empty bucket. */
  make(): Promise<S3Config>
  close(): Promise<void>
}

/** Another store that the tests were given: SOMO_S3=http://id:secret@127.0.0.1:9000, which makes its buckets by itself. */
export const outsideStore = process.env['SOMO_S3'] ?? null

/** Starts a store in this process, or goes to the one outside. */
export async function startTestBuckets(): Promise<TestBuckets> {
  const folder = await mkdtemp(join(tmpdir(), 'somo-s3-'))
  const server = outsideStore === null ? await startServer(folder) : null
  const base =
    server === null ? reachOutside(outsideStore ?? '') : reach(`http://127.0.0.1:${portOf(server)}`, 'S3RVER', 'S3RVER')
  const connect = (): S3Client => {
    const { endpoint, region, accessKeyId, secretAccessKey } = base
    return new S3Client({
      endpoint: endpoint?.href ?? '',
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
    })
  }
  let count = 0
  return {
    base,
    folder,
    connect,
    async make() {
      count += 1
      const bucket = `somo-${process.pid}-${Date.now()}-${count}`
      await connect().send(new CreateBucketCommand({ Bucket: bucket }))
      return { ...base, bucket }
    },
    async close() {
      server?.closeAllConnections()
      server?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(folder: string): Promise<Server> {
  const answer = new S3rver({ silent: true, directory: folder }).callback()
  const server = createServer((request, response) => {
    answerMultipart(folder, request, response).then(
      (isAnswered) => isAnswered || answer(request, response),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  return address === null || typeof address === 'string' ? 0 : address.port
}

const reach = (origin: string, accessKeyId: string, secretAccessKey: string): TestBuckets['base'] => ({
  endpoint: new URL(origin),
  region: 'us-east-1',
  accessKeyId,
  secretAccessKey,
})

function reachOutside(address: string): TestBuckets['base'] {
  const { origin, username, password } = new URL(address)
  return reach(origin, username, password)
}

/** The settings of a server that keeps its files there. */
export const settingsOf = ({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Config): Record<string, string> => ({
  S3_ENDPOINT: endpoint?.href ?? '',
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})

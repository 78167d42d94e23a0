import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import { createFileKey, type FileStore } from '../../../files/fileStore.ts'
import { readCaptions } from '../processing/tasks/captions.ts'

/** Where a file of the demo is. */
export const pathOf = (name: string): string => fileURLToPath(new URL(`files/${name}`, import.meta.url))

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** SHA-256 of a file of the demo, in hexadecimal. */
export const digestOf = async (name: string): Promise<string> => hash(await readFile(pathOf(name)))

/** The version that a file of the demo belongs to. */
export interface FileTarget {
  readonly client: PoolClient
  readonly files: FileStore
  readonly medium: string
  readonly version: string
}

/** A file of the demo. */
export interface DemoFile {
  readonly name: string
  readonly mediaType: string
  readonly purpose: 'MAIN' | 'CAPTIONS' | 'IMAGE'
  readonly locale: string | null
}

/** Keeps a file of the demo as one of a version. */
export async function addDemoFile({ client, files, medium, version }: FileTarget, file: DemoFile): Promise<void> {
  const { name, mediaType, purpose, locale } = file
  const sent = await readFile(pathOf(name))
  const bytes = purpose === 'CAPTIONS' ? Buffer.from(readCaptions(sent).captions) : sent
  const key = createFileKey('bin')
  await files.put(key, bytes)
  await client.query(
    `insert into medium_file (uuid, medium, version, purpose, locale, name, media_type, size, sha256, storage_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [createUuid(), medium, version, purpose, locale, name, mediaType, bytes.length, hash(bytes), key],
  )
}

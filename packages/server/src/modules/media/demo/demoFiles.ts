import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { createFileKey, type FileStore } from '../../../files/fileStore.ts'
import { checkPdf } from '../../uploads/pdf.ts'
import { readCaptions } from '../processing/tasks/captions.ts'
import { readPlayable } from '../processing/tasks/playable.ts'
import { demoFileMedia, type DemoFileMedium } from './demoFileTexts.ts'
import { publishDemoMedium } from './demoMedia.ts'

const pathOf = (name: string): string => fileURLToPath(new URL(`files/${name}`, import.meta.url))

/**
 * Publishes the media of the demo that are files: a film and a recording with captions, and two documents. What processing
 * would find is read by the same functions, in this process: the files are the product's own. Only where there is none yet.
 * @returns how many media it made
 */
export const seedDemoFiles = (pool: Pool, files: FileStore): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from medium where kind in ('VIDEO', 'AUDIO', 'PDF')) and not exists (select from enrolment)
        and exists (select from unit where key = 'operations') and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    const uuids = new Map(demoFileMedia.map(({ key }) => [key, createUuid()]))
    for (const [place, medium] of demoFileMedia.entries()) {
      const { mediaType, content } = await readContent(medium)
      const version = await publishDemoMedium(client, medium, { uuids, place, content })
      const target = { client, files, medium: uuids.get(medium.key) ?? '', version }
      await addFile(target, { name: medium.file, mediaType, purpose: 'MAIN', locale: null })
      for (const locale of medium.captions)
        await addFile(target, { name: captionsOf(medium, locale), mediaType: 'text/vtt', purpose: 'CAPTIONS', locale })
    }
    return demoFileMedia.length
  })

const captionsOf = ({ file }: DemoFileMedium, locale: string): string => file.replace(/\.\w+$/, `.${locale}.vtt`)

interface FileContent {
  readonly mediaType: string
  /** Of the version. */
  readonly content: Readonly<Record<string, unknown>>
}

async function readContent({ kind, file }: DemoFileMedium): Promise<FileContent> {
  if (kind === 'PDF') {
    const found = checkPdf(await readFile(pathOf(file)))
    return { mediaType: 'application/pdf', content: { pages: typeof found === 'string' ? null : found.pages } }
  }
  const { mediaType, content } = await readPlayable(pathOf(file), kind)
  return { mediaType, content: { ...content } }
}

interface FileTarget {
  readonly client: PoolClient
  readonly files: FileStore
  readonly medium: string
  readonly version: string
}

interface DemoFile {
  readonly name: string
  readonly mediaType: string
  readonly purpose: 'MAIN' | 'CAPTIONS'
  readonly locale: string | null
}

async function addFile({ client, files, medium, version }: FileTarget, file: DemoFile): Promise<void> {
  const { name, mediaType, purpose, locale } = file
  const sent = await readFile(pathOf(name))
  const bytes = purpose === 'CAPTIONS' ? Buffer.from(readCaptions(sent).captions) : sent
  const key = createFileKey('bin')
  await files.put(key, bytes)
  await client.query(
    `insert into medium_file (uuid, medium, version, purpose, locale, name, media_type, size, sha256, storage_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[createUuid(), medium, version, purpose, locale, name, mediaType, bytes.length],
      ...[createHash('sha256').update(bytes).digest('hex'), key],
    ],
  )
}

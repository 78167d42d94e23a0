import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { FileStore } from '../../../files/fileStore.ts'
import { checkPdf } from '../../uploads/pdf.ts'
import { readPlayable } from '../processing/tasks/playable.ts'
import { addDemoFile, pathOf } from './addDemoFile.ts'
import { demoFileMedia, type DemoFileMedium } from './demoFileTexts.ts'
import { publishDemoMedium } from './demoMedia.ts'

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
      await addDemoFile(target, { name: medium.file, mediaType, purpose: 'MAIN', locale: null })
      for (const locale of medium.captions)
        await addDemoFile(target, {
          name: captionsOf(medium, locale),
          mediaType: 'text/vtt',
          purpose: 'CAPTIONS',
          locale,
        })
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

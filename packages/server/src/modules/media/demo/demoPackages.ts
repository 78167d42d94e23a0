import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Pool } from 'pg'
import { ZipFile } from 'yazl'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { createFileKey, keyBelow, type FileStore } from '../../../files/fileStore.ts'
import { readManifest } from '../processing/tasks/manifest.ts'

interface DemoPackage {
  readonly titles: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
  readonly minutes: number
  readonly unit: string
  readonly category: string
  readonly name: string
  /** Files of the folder `packages`, by their paths in the package. */
  readonly files: Readonly<Record<string, string>>
}

const player = { 'index.html': 'index.html', 'course.css': 'course.css', 'course.js': 'course.js' }

/** A package of SCORM 1.2 and one of 2004, each with four pages, two of them with a question, in English and German. */
const demoPackages: readonly DemoPackage[] = [
  {
    titles: {
      en: 'Working safely on ladders',
      de: 'Sicher arbeiten auf Leitern',
      sw: 'Kufanya kazi kwa usalama kwenye ngazi',
    },
    summaries: { en: 'Check it, place it, three points of contact.', de: 'Prüfen, aufstellen, drei Punkte Kontakt.' },
    minutes: 6,
    unit: 'operations',
    category: 'safety',
    name: 'ladders-scorm12.zip',
    files: { 'imsmanifest.xml': 'manifest12.xml', 'content.js': 'ladders.js', ...player },
  },
  {
    titles: { en: 'Passwords that hold', de: 'Passwörter, die halten', sw: 'Nywila zinazodumu' },
    summaries: {
      en: 'Long, different everywhere, and never told.',
      de: 'Lang, überall anders und niemandem verraten.',
    },
    minutes: 5,
    unit: 'offices',
    category: 'it-security',
    name: 'passwords-scorm2004.zip',
    files: { 'imsmanifest.xml': 'manifest2004.xml', 'content.js': 'passwords.js', ...player },
  },
]

/**
 * Publishes the SCORM packages of the demo. Only beside the demo's organisation, and only where there is no package yet.
 * @returns how many media it made
 */
export async function seedDemoPackages(pool: Pool, files: FileStore): Promise<number> {
  const { rows } = await pool.query<{ isWanted: boolean }>(
    `select not exists (select from medium where kind = 'SCORM') and exists (select from unit where key = 'operations')
      and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
  )
  if (rows[0]?.isWanted !== true) return 0
  for (const given of demoPackages) await publish(pool, files, given)
  return demoPackages.length
}

const insertMedium = `insert into medium (uuid, kind, main_locale, titles, summaries, languages, duration_minutes, owner_unit, booking,
    responsible, created_at, updated_at, updated_by)
  select $1, 'SCORM', 'en', $2, $3, array['en', 'de'], $4, u.uuid, 'OPEN', p.uuid, now() - interval '90 days', now() - interval '5 days', p.uuid
  from unit u left join person p on p.username = 'all' where u.key = $5`
const insertVersion = `insert into medium_version (uuid, medium, number, state, content) values ($1, $2, 1, 'READY', $3)`
const insertFile = `insert into medium_file (uuid, medium, version, purpose, name, media_type, size, sha256, storage_key)
  values ($1, $2, $3, 'PACKAGE', $4, 'application/zip', $5, $6, $7)`

async function publish(pool: Pool, files: FileStore, given: DemoPackage): Promise<void> {
  const entries = Object.entries(given.files).map(
    ([path, name]) => [path, readFileSync(new URL(`packages/${name}`, import.meta.url))] as const,
  )
  const archive = await pack(entries)
  const storageKey = createFileKey('bin')
  await files.put(storageKey, archive)
  for (const [path, content] of entries) await files.put(keyBelow(storageKey, path), content)
  const [medium, version] = [createUuid(), createUuid()]
  await inTransaction(pool, async (client) => {
    await client.query(insertMedium, [medium, given.titles, given.summaries, given.minutes, given.unit])
    await client.query(insertVersion, [version, medium, contentOf(entries)])
    await client.query(insertFile, [
      createUuid(),
      medium,
      version,
      given.name,
      archive.length,
      createHash('sha256').update(archive).digest('hex'),
      storageKey,
    ])
    await client.query(`update medium_version set published_at = now(), change = 'CONTENT' where uuid = $1`, [version])
    await client.query(`update medium set state = 'PUBLISHED', current_version = $2 where uuid = $1`, [medium, version])
    await client.query('insert into medium_category (medium, category) select $1, uuid from category where key = $2', [
      medium,
      given.category,
    ])
  })
}

type Entry = readonly [path: string, content: Buffer]

function contentOf(entries: readonly Entry[]): Readonly<Record<string, unknown>> {
  const byPath = new Map(entries)
  const { content } = readManifest(byPath.get('imsmanifest.xml') ?? Buffer.alloc(0), '', (path) => byPath.has(path))
  return {
    ...content,
    manifest: 'imsmanifest.xml',
    files: entries.length,
    bytes: entries.reduce((sum, [, { length }]) => sum + length, 0),
  }
}

function pack(entries: readonly Entry[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of entries) zip.addBuffer(content, path)
  zip.end()
  return buffer(zip.outputStream)
}

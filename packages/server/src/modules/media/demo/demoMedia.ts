import type { PageBlock } from '@somo/graphql/pageBlocks'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { FileStore } from '../../../files/fileStore.ts'
import { addDemoFile, digestOf, type FileTarget } from './addDemoFile.ts'
import type { DemoMedium } from './demoMedium.ts'
import { demoMedia } from './demoTexts.ts'

/**
 * Publishes the media of the demo, owned by its units and sorted into its categories. Only beside nothing: where there is a
 * medium already, everything stays as it is.
 * @returns how many media it made
 */
export const seedDemoMedia = (pool: Pool, files: FileStore): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from medium) and exists (select from unit where key = 'operations')
        and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    const uuids = new Map(demoMedia.map(({ key }) => [key, createUuid()]))
    for (const [place, medium] of demoMedia.entries()) {
      const version = await publishDemoMedium(client, medium, { uuids, place, content: await contentOf(medium) })
      await addPictures({ client, files, medium: uuids.get(medium.key) ?? '', version }, medium)
    }
    return demoMedia.length
  })

/** Keeps the pictures of a page. */
async function addPictures(target: FileTarget, { pictures = {} }: DemoMedium): Promise<void> {
  for (const name of Object.values(pictures))
    await addDemoFile(target, { name, mediaType: 'image/webp', purpose: 'IMAGE', locale: null })
}

/** The blocks of a page, which name their pictures by the digests of their bytes. */
const namePictures = ({ blocks = [], pictures = {} }: DemoMedium): Promise<readonly PageBlock[]> =>
  Promise.all(
    blocks.map(async (block) => {
      const name = pictures[block.id]
      return name === undefined || block.kind !== 'image' ? block : { ...block, image: await digestOf(name) }
    }),
  )

const insertMedium = `insert into medium (uuid, kind, main_locale, titles, summaries, languages, duration_minutes, owner_unit, booking, responsible,
    created_at, created_by, updated_at, updated_by)
  select $1, $2, $3, $4, $5, array[$3], $6, u.uuid, $8, p.uuid, now() - interval '90 days', p.uuid, now() - $9 * interval '3 days' - interval '5 hours', p.uuid
  from unit u left join person p on p.username = case u.key when 'offices' then 'all' else 'manager' end where u.key = $7`

const insertVersion = `insert into medium_version (uuid, medium, number, state, content, completion, created_at)
  values ($1, $2, 1, 'READY', $3, $4, now() - interval '90 days')`

/** Where a medium of the demo goes. */
export interface DemoPlace {
  /** Of all media that are made, by their keys. */
  readonly uuids: ReadonlyMap<string, string>
  /** Its number: later ones were changed longer ago. */
  readonly place: number
  /** Of its version. */
  readonly content: Readonly<Record<string, unknown>>
}

/** Publishes one medium of the demo. @returns the uuid of its version */
export async function publishDemoMedium(
  client: PoolClient,
  medium: DemoMedium,
  { uuids, place, content }: DemoPlace,
): Promise<string> {
  const [uuid, version] = [uuids.get(medium.key), createUuid()]
  const { kind, locale, titles, summaries, minutes, unit, booking } = medium
  await client.query(insertMedium, [uuid, kind, locale, titles, summaries, minutes, unit, booking, place])
  await client.query(insertVersion, [version, uuid, content, { rule: medium.completion }])
  const items = (medium.parts ?? []).map((part) => ({ item: createUuid(), part: uuids.get(part) }))
  for (const [position, { item, part }] of items.entries())
    await client.query('insert into course_item (uuid, course, medium, position, opens) values ($1, $2, $3, $4, $5)', [
      item,
      version,
      part,
      position,
      position === 0 ? null : { after: items[position - 1]?.item },
    ])
  await client.query(
    `update medium_version set published_at = now() - interval '80 days', change = 'CONTENT' where uuid = $1`,
    [version],
  )
  await client.query(`update medium set state = 'PUBLISHED', current_version = $2 where uuid = $1`, [uuid, version])
  await client.query('insert into medium_category (medium, category) select $1, uuid from category where key = $2', [
    uuid,
    medium.category,
  ])
  return version
}

async function contentOf(medium: DemoMedium): Promise<Readonly<Record<string, unknown>>> {
  if (medium.kind === 'COURSE') return {}
  if (medium.kind === 'SURVEY') return { survey: medium.survey }
  return medium.kind === 'LINK' ? { url: medium.url } : { blocks: await namePictures(medium) }
}

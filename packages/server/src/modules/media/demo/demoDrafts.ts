import type { PageBlock } from '@somo/graphql/pageBlocks'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'

/** Two chapters of media that were published before; the titles are those in English. */
const chapters = [
  {
    names: { en: 'Before loading', de: 'Vor dem Beladen', sw: 'Kabla ya kupakia' },
    media: ['Lifting and carrying safely', 'Hand pallet truck: working instruction'],
  },
  {
    names: { en: 'On the road', de: 'Unterwegs', sw: 'Barabarani' },
    media: ['Vehicle check before departure', 'First aid: the essentials'],
  },
] as const

const insertCourse = `insert into medium (uuid, kind, main_locale, titles, summaries, languages, duration_minutes, owner_unit, booking,
    responsible, created_at, created_by, updated_at, updated_by)
  select $1, 'COURSE', 'en', $2, $3, array['en'], 40, u.uuid, 'ASSIGNED_ONLY', p.uuid, now() - interval '6 days', p.uuid,
    now() - interval '2 hours', p.uuid
  from unit u left join person p on p.username = 'manager' where u.key = 'road'`

const insertItem = `insert into course_item (uuid, course, medium, position, chapter)
  select $1, $2, m.uuid, $4, $5 from medium m where m.titles ->> 'en' = $3`

/** A course that was never published. */
async function addCourse(client: PoolClient): Promise<void> {
  const [course, version] = [createUuid(), createUuid()]
  await client.query(insertCourse, [
    course,
    {
      en: 'Securing loads in road transport',
      de: 'Ladungssicherung im Straßenverkehr',
      sw: 'Kufunga mizigo kwa usafiri wa barabara',
    },
    { en: 'Lashing, weight and checks for everyone who loads or drives.' },
  ])
  await client.query(
    `insert into medium_version (uuid, medium, number, completion, created_at)
      values ($1, $2, 1, '{"rule": "ALL_REQUIRED_PARTS"}', now() - interval '6 days')`,
    [version, course],
  )
  const items = chapters.flatMap(({ names, media }) =>
    media.map((title, place) => ({ title, chapter: place === 0 ? names : null })),
  )
  for (const [position, { title, chapter }] of items.entries())
    await client.query(insertItem, [createUuid(), version, title, position, chapter])
  await client.query(
    `insert into medium_category (medium, category) select $1, uuid from category where key = 'safety'`,
    [course],
  )
}

/** What the next version of a page says besides. */
const added: readonly PageBlock[] = [
  { id: 'd', kind: 'heading', level: 2, text: 'If a colleague needs help' },
  {
    id: 'e',
    kind: 'text',
    text: 'Tell the warden where they are. Help people on your way only as far as you stay safe yourself.',
  },
]

const insertDraft = `insert into medium_version (uuid, medium, number, content, completion, created_at)
  select $1, v.medium, v.number + 1, jsonb_set(v.content, '{blocks}', (v.content -> 'blocks') || $3::jsonb), v.completion, now() - interval '1 day'
  from medium m join medium_version v on v.uuid = m.current_version where m.titles ->> 'en' = $2 returning medium`

/** A page with a next version in the making. */
async function addVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ medium: string }>(insertDraft, [
    createUuid(),
    'When the alarm sounds',
    JSON.stringify(added),
  ])
  await client.query(
    `update medium set revision = revision + 1, updated_at = now() - interval '1 day',
      updated_by = (select p.uuid from person p where p.username = 'manager') where uuid = $1`,
    [rows[0]?.medium ?? null],
  )
}

/**
 * Adds two drafts to the media of the demo, before people are enrolled: a course, and the next version of a page. Only where there is
 * no draft yet.
 * @returns whether it did
 */
export const seedDemoDrafts = (pool: Pool): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from medium_version where published_at is null) and not exists (select from enrolment)
        and exists (select from unit where key = 'road') and exists (select from medium)
        and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return false
    await addCourse(client)
    await addVersion(client)
    return true
  })

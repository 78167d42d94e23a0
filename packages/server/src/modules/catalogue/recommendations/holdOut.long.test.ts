import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { seedUnits } from '../../../testing/testOrganisation.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { recommendationCount } from './recommenderClient.ts'
import { readRecommendations } from './recommendationStore.ts'

/**
 * The Open University's learning analytics dataset (CC BY 4.0), which is read from where it lies: each assessment is a medium, in
 * the category of its module, and each submission a completion.
 */
const folder = join(
  process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../shared/realdata'),
  'oulad',
)
const files = ['assessments.csv', 'studentAssessment.csv'].map((name) => join(folder, name))
const isThere = files.every(existsSync)
if (!isThere) process.stdout.write(`There is no ${files.join(' and no ')}: the recommender is not held out.\n`)

/** People whose last completion is hidden. */
const held = 500
/** With fewer completions there is nothing to go by. */
const fewestCompletions = 3

const linesOf = (file: string | undefined): string[][] =>
  readFileSync(file ?? '', 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map((value) => value.replaceAll('"', '')))

let database: TestDatabase
beforeAll(async () => {
  if (!isThere) return
  database = await createTestDatabase()
  await load()
}, 120_000)
afterAll(() => database?.close())

/** All rows at once, without the triggers that would prepare each by itself. */
async function load(): Promise<void> {
  const assessments = linesOf(files[0]).map(([module = '', presentation = '', id = '']) => ({
    module,
    presentation,
    id,
    uuid: createUuid(),
  }))
  const known = new Map(assessments.map((each) => [each.id, each]))
  const completions = linesOf(files[1]).flatMap(([id = '', student = '', day = '']) => {
    const medium = known.get(id)
    return medium === undefined ? [] : [{ medium, student: `student ${student}`, day: dayOf(medium, Number(day)) }]
  })
  const units = await seedUnits(database)
  const client = await database.pool.connect()
  try {
    await insertAll(client, { assessments, completions, general: units.general })
  } finally {
    client.release()
  }
}

interface Rows {
  readonly assessments: readonly { readonly module: string; readonly id: string; readonly uuid: string }[]
  readonly completions: readonly {
    readonly medium: { readonly uuid: string }
    readonly student: string
    readonly day: Date
  }[]
  readonly general: string
}

async function insertAll(client: PoolClient, { assessments, completions, general }: Rows): Promise<void> {
  const students = [...new Set(completions.map(({ student }) => student))]
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into medium (uuid, kind, main_locale, titles, owner_unit, booking)
      select m, 'LINK', 'en', jsonb_build_object('en', t), $3, 'OPEN'
      from unnest($1::uuid[], $2::text[]) as x (m, t)`,
    [assessments.map(({ uuid }) => uuid), assessments.map(({ module, id }) => `${module} ${id}`), general],
  )
  await client.query(
    `insert into medium_version (uuid, medium, number, state, published_at, change)
      select gen_random_uuid(), uuid, 1, 'READY', now() - interval '3 years', 'CONTENT' from medium`,
  )
  await client.query(
    `update medium m set state = 'PUBLISHED', current_version = v.uuid from medium_version v where v.medium = m.uuid`,
  )
  await client.query(
    `insert into category (uuid, key, names, position) select gen_random_uuid(), k, jsonb_build_object('en', k), n
      from unnest($1::text[]) with ordinality as x (k, n)`,
    [[...new Set(assessments.map(({ module }) => module))].map((module) => module.toLowerCase())],
  )
  await client.query(
    `insert into medium_category (medium, category) select m, c.uuid from unnest($1::uuid[], $2::text[]) as x (m, k) join category c on c.key = k`,
    [assessments.map(({ uuid }) => uuid), assessments.map(({ module }) => module.toLowerCase())],
  )
  await client.query(
    `insert into person (uuid, subject, username, roles, status, source)
      select gen_random_uuid(), s, s, '{LEARNER}', 'ACTIVE', 'SEED' from unnest($1::text[]) s`,
    [students],
  )
  await client.query('analyze person')
  await client.query(
    `insert into enrolment (uuid, person, medium, progress_state, progress, started_at, completed_at)
      select gen_random_uuid(), p.uuid, m, 'COMPLETED', 100, at, at
      from unnest($1::text[], $2::uuid[], $3::timestamptz[]) as x (s, m, at) join person p on p.subject = s`,
    [
      completions.map(({ student }) => student),
      completions.map(({ medium }) => medium.uuid),
      completions.map(({ day }) => day),
    ],
  )
  await client.query('select refresh_medium_search(array(select uuid from medium))')
  await client.query(`update medium_search set listed_at = now() - interval '3 years'`)
  await client.query('set session_replication_role = default')
  await client.query('analyze')
}

/** Presentations begin in February (B) or October (J); days count from there. */
function dayOf({ presentation }: { readonly presentation: string }, day: number): Date {
  const month = presentation.endsWith('B') ? 1 : 9
  return new Date(Date.UTC(Number(presentation.slice(0, 4)), month, 1 + day))
}

/** The last completion of people, chosen by the hash of their name. */
const lastCompletions = `select p.subject, (array_agg(e.medium order by e.completed_at desc, e.uuid))[1] as medium
  from enrolment e join person p on p.uuid = e.person group by p.subject having count(*) >= $2 order by md5(p.subject) limit $1`

/** What most people completed, of what a person does not have: all of it, or of the categories of what they have. */
const popular = (isOfOwnCategories: boolean): string => `select e.medium from enrolment e
  where e.medium not in (select o.medium from enrolment o join person p on p.uuid = o.person where p.subject = $1)
    ${
      isOfOwnCategories
        ? `and e.medium in (select c.medium from medium_category c where c.category in (select oc.category from enrolment o
      join person p on p.uuid = o.person join medium_category oc on oc.medium = o.medium where p.subject = $1))`
        : ''
    } group by e.medium order by count(*) desc, e.medium limit $2`

it.skipIf(!isThere)(
  'finds a hidden completion among its four more often than popularity does',
  async () => {
    const { rows: hidden } = await database.pool.query<{ subject: string; medium: string }>(lastCompletions, [
      held,
      fewestCompletions,
    ])
    expect(hidden).toHaveLength(held)
    const found = { recommender: 0, popularity: 0, 'popularity in own categories': 0 }
    const client = await database.pool.connect()
    const media = async (isOfOwnCategories: boolean, subject: string): Promise<string[]> =>
      (await client.query<{ medium: string }>(popular(isOfOwnCategories), [subject, recommendationCount])).rows.map(
        ({ medium }) => medium,
      )
    for (const { subject, medium } of hidden) {
      await client.query('begin')
      await client.query(
        'delete from enrolment e using person p where p.uuid = e.person and p.subject = $1 and e.medium = $2',
        [subject, medium],
      )
      const recommended = await readRecommendations(client, { subject, locale: 'en' }, recommendationCount, [])
      if (recommended.some(({ uuid }) => uuid === medium)) found.recommender += 1
      if ((await media(false, subject)).includes(medium)) found.popularity += 1
      if ((await media(true, subject)).includes(medium)) found['popularity in own categories'] += 1
      await client.query('rollback')
    }
    client.release()
    // The figures of docs/catalogue.md.
    for (const [name, count] of Object.entries(found))
      process.stdout.write(
        `recall@${recommendationCount} of ${name}: ${((count * 100) / held).toFixed(1)} % of ${held} people\n`,
      )
    expect(found.recommender).toBeGreaterThan(found.popularity)
    expect(found.recommender).toBeGreaterThan(found['popularity in own categories'])
  },
  600_000,
)

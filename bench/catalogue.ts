import { countFacets } from '@somo/server/modules/catalogue/list/facetStore'
import { readChoice } from '@somo/server/modules/catalogue/list/catalogueChoice'
import { countCatalogue, listCatalogue } from '@somo/server/modules/catalogue/list/catalogueListStore'
import { readRecommendations } from '@somo/server/modules/catalogue/recommendations/recommendationStore'
import { planPage } from '@somo/server/modules/paging'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { BenchDatabase } from './cluster.ts'
import { median, type Figure } from './figures.ts'

const media = 20_000
const people = 2_000
const rounds = 15
/** In milliseconds of the database: the first page of a search, from the words to its rows. */
const searchGoal = 20

const searches = {
  'a rare word': { search: 'Gefahrgut' },
  'a frequent word': { search: 'safety' },
  'a synonym': { search: 'DSGVO' },
  'three words': { search: 'first aid 1204' },
  'a typing error': { search: 'Brandschuz' },
  'a word nobody has': { search: 'xylophonist' },
  'the whole catalogue': {},
} as const

const topics: readonly (readonly [string, string])[] = [
  ['Fire safety', 'Brandschutz'],
  ['First aid', 'Erste Hilfe'],
  ['Data protection', 'Datenschutz'],
  ['Workplace safety', 'Arbeitssicherheit'],
  ['Forklift licence', 'Staplerschein'],
  ['Load securing', 'Ladungssicherung'],
  ['Difficult conversations', 'Schwierige Gespräche'],
  ['Project management', 'Projektmanagement'],
  ['Information security', 'Informationssicherheit'],
  ['Customer service', 'Kundenservice'],
]
const places = ['office', 'warehouse', 'kitchen', 'laboratory', 'workshop', 'school', 'clinic']

/** How it is measured. */
const note = `processor time of PostgreSQL, planning included, ${media.toLocaleString('en')} media`

/** A number from 0 to below `end` that a key always has. */
const pick = (key: string, end: number): number => createHash('sha256').update(key).digest().readUInt32BE(0) % end

function titlesOf(number: number): Readonly<Record<'en' | 'de', string>> {
  const [en, de] = topics[pick(`topic ${number}`, topics.length)] ?? ['', '']
  const place = places[pick(`place ${number}`, places.length)] ?? ''
  const rare = number % 4000 === 7 ? ' Gefahrgut' : ''
  return { en: `${en} in the ${place}, part ${number}`, de: `${de}, Teil ${number}${rare}` }
}

/** So many published media, some for one unit alone, and people who completed some of them. */
async function fill(client: pg.PoolClient): Promise<void> {
  // Triggers would prepare the search of each row by itself; it is prepared for all at the end.
  await client.query('set session_replication_role = replica')
  const titles = Array.from({ length: media }, (_, number) => JSON.stringify(titlesOf(number)))
  await client.query(
    `insert into medium (uuid, kind, main_locale, titles, languages, duration_minutes, owner_unit, booking)
      select gen_random_uuid(), (array['COURSE', 'VIDEO', 'PDF', 'PAGE'])[n % 4 + 1], 'en', t, array['en', 'de'], n % 120 + 1,
        (select uuid from unit where is_general), 'OPEN' from unnest($1::jsonb[]) with ordinality x (t, n)`,
    [titles],
  )
  await client.query(
    `insert into medium_version (uuid, medium, number, state) select gen_random_uuid(), uuid, 1, 'READY' from medium`,
  )
  await client.query(
    `update medium_version set published_at = now() - random() * interval '1000 days', change = 'CONTENT'`,
  )
  await client.query(
    `update medium m set state = 'PUBLISHED', current_version = v.uuid from medium_version v where v.medium = m.uuid`,
  )
  await client.query(`insert into category (uuid, key, names, position)
    select gen_random_uuid(), 'bench-' || n, jsonb_build_object('en', 'Category ' || n), n from generate_series(1, 40) n`)
  await client.query(`insert into medium_category select m.uuid, c.uuid from (select uuid, row_number() over () as n from medium) m
    join (select uuid, row_number() over () as n from category) c on c.n = m.n % 40 + 1`)
  await client.query(`insert into medium_unit select m.uuid, u.uuid from (select uuid, row_number() over () as n from medium) m
    join (select uuid, row_number() over () as n from unit limit 50) u on m.n % 10 = 0 and u.n = m.n / 10 % 50 + 1`)
  await client.query(
    `insert into person (uuid, subject, username, roles, status, source)
      select gen_random_uuid(), 'bench ' || n, 'bench ' || n, '{LEARNER}', 'ACTIVE', 'SEED' from generate_series(1, $1) n`,
    [people],
  )
  await client.query('analyze person, medium')
  await client.query(`insert into enrolment (uuid, person, medium, progress_state, progress, completed_at, started_at)
    select gen_random_uuid(), p.uuid, m.uuid, 'COMPLETED', 100, now(), now() from (select uuid, row_number() over () as n from person) p
    join (select uuid, row_number() over () as n from medium) m on m.n % 200 = p.n % 200 and (m.n + p.n) % 3 = 0`)
  await client.query('analyze')
  await client.query('select refresh_medium_search(array(select uuid from medium))')
  await client.query('set session_replication_role = default')
  await client.query('vacuum (analyze)')
}

/** Milliseconds that the process of a connection has worked: other load on the machine does not count. */
const workOf = (process: number): number =>
  Number(readFileSync(`/proc/${process}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000

async function time(process: number, run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = workOf(process)
    await run()
    times.push(workOf(process) - before)
  }
  return median(times)
}

/** Searches, facets and recommendations of a catalogue of 20,000 media. */
export async function measureCatalogue(database: BenchDatabase, isFilled = false): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const client = await pool.connect()
  if (!isFilled) await fill(client)
  client.release()
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const process = rows[0]?.pid ?? 0
  const subject = 'bench 7'
  const plan = planPage({ first: 25 }, { field: 'RELEVANCE', direction: 'DESCENDING' })
  const figures: Figure[] = []
  const add = async (name: string, goal: number | null, run: () => Promise<unknown>): Promise<void> => {
    figures.push({ group: 'catalogue', name, goal, unit: 'ms', value: await time(process, run), note })
  }
  for (const [name, filter] of Object.entries(searches)) {
    const choice = await readChoice(pool, subject, filter)
    await add(`first page of ${name}`, searchGoal, async () =>
      listCatalogue(pool, plan, await readChoice(pool, subject, filter)),
    )
    await add(`number of ${name}`, null, () => countCatalogue(pool, 1000, choice))
    await add(`facets of ${name}`, null, () => countFacets(pool, choice))
  }
  await add('recommendations', null, () => readRecommendations(pool, { subject, locale: 'en' }, 4, []))
  await pool.end()
  return figures
}

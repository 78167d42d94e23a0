import type { StatisticsPage, StatisticsTiles } from '@somo/graphql/schema'
import { beforeEach } from 'vitest'
import {
  callerOf,
  read,
  startTestOrganisation,
  testPeople,
  type TestOrganisation,
} from '../../../testing/testOrganisation.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'

/** What is asked of the API. */
function createCalls(organisation: TestOrganisation) {
  async function ask(kind: 'query' | 'mutation', field: string, who = 'above'): Promise<unknown> {
    const text = `${kind} { userStatistics { it: ${field} } }`
    return read(await organisation.server.call(text, {}, callerOf(who)), 'userStatistics', 'it')
  }

  const bulk = (name: string, args: string, who = 'above') =>
    ask('mutation', `${name}(${args}) { changed undo userErrors { code path } }`, who) as Promise<{
      changed: number
      undo: string | null
      userErrors: { code: string; path: string[] }[]
    }>

  /** Moves due dates as the preview tells of them. */
  async function extend(enrolments: string, days: number, who = 'above') {
    const { digest } = (await ask('query', `consequences(act: EXTEND, ${enrolments}) { digest }`, who)) as {
      digest: string
    }
    return bulk('extend', `${enrolments}, days: ${days}, digest: "${digest}"`, who)
  }

  const filterOf = (filter: string): string => (filter === '' ? '' : `, filter: { ${filter} }`)

  /** Name, item and state of each row, sorted as text. */
  async function list(filter = '', who = 'above'): Promise<string[]> {
    const { items } = (await ask(
      'query',
      `rows(page: { first: 50 }${filterOf(filter)}) { items { person { name } mediumTitle state } }`,
      who,
    )) as StatisticsPage
    return items
      .map(({ person, mediumTitle, state }) => `${person.name.split(' ', 1)[0] ?? ''} ${mediumTitle} ${state}`)
      .sort()
  }

  const tiles = (filter = '', who = 'above') =>
    ask(
      'query',
      `tiles(cap: 1000${filterOf(filter)}) { compliant dueSoon overdue expired detail meanScore }`,
      who,
    ) as Promise<Omit<StatisticsTiles, 'moment'>>
  return { ask, bulk, extend, list, tiles }
}

/** Five people of two units with two media, and what is asked about them; times are days from now. */
export function startStatisticsScenario() {
  const organisation = startTestOrganisation(
    testPeople,
    'issued_certificate, certificate_template, badge_award, badge, assignment, assignment_recheck, notification, learning_event, enrolment, medium, replaced_value, module_preference',
  )
  const pool = () => organisation.server.database.pool

  const { ask, bulk, extend, list, tiles } = createCalls(organisation)

  const media = { fire: '', load: '' }

  /** Enrols a person; times are days from now. */
  async function enrol(
    name: string,
    medium: keyof typeof media,
    {
      due = null,
      done = null,
      valid = null,
      created = -40,
      score = null,
      cycle = 1,
    }: Partial<Record<'due' | 'done' | 'valid' | 'score', number | null>> & {
      created?: number
      cycle?: number
    },
  ): Promise<string> {
    const { rows } = await pool().query<{ uuid: string }>(
      `insert into enrolment (uuid, person, medium, cycle, is_mandatory, created_at, due_at, completed_at, valid_until, progress_state, progress, score)
        values (gen_random_uuid(), $1, $2, $3, true, now() + $4 * interval '1 day', now() + $5 * interval '1 day', now() + $6 * interval '1 day',
          now() + $7 * interval '1 day', case when $6::int is null then 'NOT_STARTED' else 'COMPLETED' end, case when $6::int is null then 0 else 100 end, $8)
        returning uuid`,
      [organisation.uuidOf(name), media[medium], cycle, created, due, done, valid, score],
    )
    const uuid = rows[0]?.uuid ?? ''
    await pool().query(
      `insert into enrolment_source (uuid, enrolment, kind, due_at, since) select gen_random_uuid(), uuid, 'MANAGER', due_at, created_at from enrolment where uuid = $1`,
      [uuid],
    )
    return uuid
  }

  const day = async (days: number): Promise<string> =>
    (await pool().query<{ day: string }>(`select (installation_day() + $1::int)::text as day`, [days])).rows[0]?.day ??
    ''

  beforeEach(async () => {
    const unit = organisation.units.school
    Object.assign(media, {
      fire: (await publishTestMedium(pool(), { kind: 'PAGE', title: 'Fire safety', unit })).medium,
      load: (await publishTestMedium(pool(), { kind: 'QUIZ', title: 'Load securing', unit })).medium,
    })
  })
  return { organisation, pool, ask, bulk, extend, list, tiles, media, enrol, day }
}

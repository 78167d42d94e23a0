import type { MediaFigures, MediaStatisticsOverview } from '@somo/graphql/schema'
import { createUuid } from '../../../database/uuid.ts'
import {
  callerOf,
  read,
  testPeople,
  type PersonFixture,
  type TestOrganisation,
  type UnitName,
} from '../../../testing/testOrganisation.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'

const crowd = (unit: UnitName, count: number): PersonFixture[] =>
  Array.from({ length: count }, (_, place) => ({ name: `${unit}${place}`, in: [{ unit }] }))

/** Seven more people in the class, six in the school beside it, six in sales: class5a0, class5a1, … */
export const crowds: readonly PersonFixture[] = [...crowd('class5a', 7), ...crowd('school', 6), ...crowd('sales', 6)]
export const statisticsPeople: readonly PersonFixture[] = [...testPeople, ...crowds]

/** What a test empties. */
export const statisticsTables =
  'learning_event, learning_day, learning_week, learning_value, learning_start, learning_result, missed_search, enrolment, medium'

/** What somebody did with a medium. */
export interface Act {
  readonly person: string
  readonly medium: string
  readonly cycle?: number
  /** Days before today. */
  readonly started: number
  readonly finished?: number
  readonly score?: number
  readonly seconds?: number
}

/** A row of the list as tests read it. */
export interface ListedRow {
  readonly title: string
  readonly figures: MediaFigures | null
}

/** The selection of figures. */
export const figures = '{ starts completions people completionRate meanScore meanSeconds }'

/** The first people of a unit's crowd, each with the same medium. */
export const each = (unit: UnitName, count: number, medium: string, rest: Partial<Act> = {}): Act[] =>
  Array.from({ length: count }, (_, place) => ({ person: `${unit}${place}`, medium, started: 10, ...rest }))

const addEnrolment = `insert into enrolment (uuid, person, medium, version, cycle, progress_state, started_at, completed_at)
  select $1, $2, m.uuid, m.current_version, $4, case when $5::int is null then 'IN_PROGRESS' else 'COMPLETED' end, now(),
    case when $5::int is not null then now() end from medium m where m.uuid = $3`

const addEvents = `insert into learning_event (at, kind, person, enrolment, medium, version, cycle, units, score, seconds)
  select now() - n.days * interval '1 day', n.kind, e.person, e.uuid, e.medium, e.version, e.cycle,
    coalesce((select array_agg(distinct a.ancestor) from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = e.person), '{}'),
    case when n.kind = 'ATTEMPT_ENDED' then $4::numeric end, case when n.kind = 'ATTEMPT_ENDED' then $5::int end
  from enrolment e cross join (values (1, 'STARTED', $2::int), (2, 'ATTEMPT_ENDED', $3::int), (3, 'COMPLETED', $3::int)) n (place, kind, days)
  where e.uuid = $1 and n.days is not null order by n.place`

/** Calls of `mediaStatistics` for tests, and what they are about. */
export function createStatisticsScenario(organisation: TestOrganisation) {
  const pool = () => organisation.server.database.pool
  const ask = async (field: string, who = 'root'): Promise<unknown> =>
    read(
      await organisation.server.call(`{ mediaStatistics { it: ${field} } }`, {}, callerOf(who, statisticsPeople)),
      'mediaStatistics',
      'it',
    )
  const list = async (unit: UnitName, more = '', who = 'root', period = 'WEEKS_12'): Promise<readonly ListedRow[]> =>
    (
      (await ask(
        `media(page: { first: 50 }, filter: { unit: "${organisation.units[unit]}", period: ${period} } ${more}) { items { title figures ${figures} } pageInfo { hasNext } }`,
        who,
      )) as { items: ListedRow[] }
    ).items
  return {
    ask,
    list,
    /** Writes events as the learning module does, on the days that a test says. */
    async learn(acts: readonly Act[]): Promise<void> {
      for (const { person, medium, cycle = 1, started, finished, score, seconds } of acts) {
        const enrolment = createUuid()
        await pool().query(addEnrolment, [enrolment, organisation.uuidOf(person), medium, cycle, finished ?? null])
        await pool().query(addEvents, [enrolment, started, finished ?? null, score ?? null, seconds ?? null])
      }
    },
    publish: async (title: string, kind: 'LINK' | 'QUIZ' = 'LINK'): Promise<string> =>
      (await publishTestMedium(pool(), { kind, title, unit: organisation.units.school })).medium,
    overview: async (unit: UnitName | null, period = 'WEEKS_12', who = 'root') =>
      (await ask(
        `overview(unit: ${unit === null ? 'null' : `"${organisation.units[unit]}"`}, period: ${period}) {
          unit { key } from figures ${figures} weeks { week starts completions } }`,
        who,
      )) as MediaStatisticsOverview | null,
    /** How many people each medium of the list shows; null for too few. */
    shown: async (...args: Parameters<typeof list>): Promise<Record<string, number | null>> =>
      Object.fromEntries((await list(...args)).map((row) => [row.title, row.figures?.people ?? null])),
  }
}

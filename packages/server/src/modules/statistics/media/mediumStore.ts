import type { CoursePartStatistics, MediumKind, PublishedVersion } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { fewestPeople } from './figures.ts'
import type { Selection } from './selection.ts'

/** A medium whose statistics are asked for. */
export interface StatisticsMedium {
  readonly uuid: string
  readonly title: string
  readonly kind: MediumKind
  readonly durationMinutes: number | null
  readonly currentVersion: string | null
  readonly isManaged: boolean
}

const medium = (managed: string): string => `
  select m.uuid, m.title, m.kind, m.duration_minutes as "durationMinutes", m.current_version as "currentVersion", ${managed} as "isManaged"
  from medium m where m.uuid = $1
    and (${managed} or exists (select from learning_week d where d.medium = m.uuid and d.unit = $2 and d.week >= $3::date))`

/** A medium that the reader manages, or that people of the selection did something in; null for any other. */
export async function findStatisticsMedium(
  sql: Queryable,
  scope: Scope,
  { unit, from }: Selection,
  uuid: string,
): Promise<StatisticsMedium | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<StatisticsMedium>(medium(isUnitInScope(scope, 'm.owner_unit', '$4')), [
    uuid,
    unit.uuid,
    from,
    ...(scope.manager === null ? [] : [scope.manager]),
  ])
  return rows[0] ?? null
}

/** So many people, the latest of them, say enough about a course. */
const mostPeople = 5000

// The last part that somebody opened, by its place in the course; 0: none yet, which counts for the first one.
const parts = `
  with learners as (
    select e.uuid, e.progress_state = 'COMPLETED' as is_finished from learning_event s join enrolment e on e.uuid = s.enrolment
    where s.medium = $1 and s.at >= $3::date::timestamp at time zone installation_zone() and s.kind = 'STARTED' and s.item is null and $2 = any(s.units) and e.version = $4
    order by s.at desc limit ${mostPeople}
  ), reached as (
    select l.is_finished, greatest(max(i.position), (select min(f.position) from course_item f where f.course = $4)) as position
    from learners l left join part_progress p on p.enrolment = l.uuid left join course_item i on i.uuid = p.item and i.course = $4
    group by l.uuid, l.is_finished
  )
  select i.uuid, m.title, m.kind, (count(r.*) filter (where r.is_finished or r.position >= i.position))::int as reached,
    (count(r.*) filter (where not r.is_finished and r.position = i.position))::int as stopped
  from course_item i join medium m on m.uuid = i.medium cross join reached r where i.course = $4
  group by i.uuid, m.uuid order by i.position`

/** How far people of the selection have come in the published version of a course; empty for too few people. */
export async function readParts(
  sql: Queryable,
  { unit, from }: Selection,
  { uuid, currentVersion }: StatisticsMedium,
): Promise<CoursePartStatistics[]> {
  const { rows } = await sql.query<CoursePartStatistics>(parts, [uuid, unit.uuid, from, currentVersion])
  // The first part was reached by everybody who started this version.
  return (rows[0]?.reached ?? 0) < fewestPeople ? [] : rows
}

const versions = `select number, published_at as "publishedAt" from medium_version
  where medium = $1 and published_at is not null order by number desc limit 50`

/** When a medium was published, the latest first. */
export const readPublications = async (sql: Queryable, uuid: string): Promise<PublishedVersion[]> =>
  (await sql.query<PublishedVersion>(versions, [uuid])).rows

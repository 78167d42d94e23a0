import type { ListedMedium } from '@somo/graphql/schema'
import { personInSql } from '../../list/keysetPage.ts'
import { listTexts } from '../mediumMapper.ts'
import type { LocalTexts } from '../mediumTypes.ts'

/** A medium of a list, as the database answers it. */
export interface ListedMediumRow extends Omit<ListedMedium, 'categories' | 'learners'> {
  readonly learners: number
  readonly categories: readonly { readonly uuid: string; readonly names: LocalTexts }[]
}

const categories = `coalesce((select jsonb_agg(jsonb_build_object('uuid', g.uuid, 'names', g.names) order by g.position, g.uuid)
  from medium_category x join category g on g.uuid = x.category where x.medium = t.uuid), '[]'::jsonb)`

const assignments = (managed: (unit: string) => string): string => `(select count(*)::int
  from assignment_target x join assignment a on a.uuid = x.assignment
  where x.medium = t.uuid and a.edit_of is null and a.state <> 'ENDED' and ${managed('a.owner_unit')})`

const paths = (managed: (unit: string) => string): string => `(select count(distinct p.uuid)::int
  from path_stage_item x join path_stage s on s.uuid = x.stage join path_version v on v.uuid = s.version join learning_path p on p.uuid = v.path
  where x.medium = t.uuid and (v.uuid = p.current_version or v.published_at is null) and ${managed('p.owner_unit')})`

// As the usage of one medium counts them (mediumUsage.ts).
const courses = `(select count(distinct m.uuid)::int
  from course_item x join medium_version v on v.uuid = x.course join medium m on m.uuid = v.medium
  where x.medium = t.uuid and (v.uuid = m.current_version or v.published_at is null))`

// Who starts a medium for the first time has no week before; everyone is below the general unit.
const learners = `(select coalesce(sum(l.starts), 0)::int from learning_start l
  where l.unit = (select g.uuid from unit g where g.is_general) and l.medium = t.uuid and l.previous is null)`

const isFull = `(select bool_and(s.seats <= (select count(*) from event_booking b
    where b.session = s.uuid and b.state in ('REGISTERED', 'ATTENDED', 'ABSENT', 'EXCUSED')))
  and bool_and(s.seats is not null) from event_session s where s.medium = t.uuid and s.starts_at > now() and s.cancelled_at is null)`

const lacksCaptions = `t.kind in ('VIDEO', 'AUDIO') and coalesce(d.state, c.state) = 'READY'
  and not exists (select from medium_file f where f.version = coalesce(d.uuid, c.uuid) and f.purpose = 'CAPTIONS')`

const problem = `case
  when t.kind = 'EVENT' and t.state = 'PUBLISHED' and ${isFull} then 'NO_SEATS'
  when ${lacksCaptions} then 'NO_CAPTIONS' end`

/**
 * What else a row of the list says of `t`, with `c` its published version, `d` its draft and `e` who changed it last. Read for the
 * rows of the page alone, each fact by the index on the medium.
 * @param managed whether the caller manages a unit, in SQL
 */
export const listedMediumColumns = (managed: (unit: string) => string): string => `${categories} as categories,
  jsonb_build_object('assignments', ${assignments(managed)}, 'paths', ${paths(managed)}, 'courses', ${courses},
    'isInCatalogue', t.state = 'PUBLISHED' and t.booking <> 'ASSIGNED_ONLY') as usage,
  ${learners} as learners, ${problem} as problem, ${personInSql('e')} as "updatedBy"`

/** A medium as a list answers it. */
export const toListedMedium = ({ categories: rows, learners: count, ...row }: ListedMediumRow): ListedMedium => ({
  ...row,
  categories: rows.map(({ uuid, names }) => ({ uuid, names: listTexts(names) })),
  learners: count === 0 && row.usage.courses > 0 ? null : count,
})

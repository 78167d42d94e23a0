import { notifyNewAwards } from '../badges/notifyNewAwards.ts'
import { notifyPathCertificates } from '../certificates/notifyIssued.ts'
import type { LearningPathMove } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { personInSql } from '../list/keysetPage.ts'
import { isAmongPeopleInScope, type Scope } from '../scope.ts'

/** People who are in a path and have not completed it, in another version than `$2`. */
const movable = `array(select e.uuid from enrolment e where e.path = $1 and e.access = 'OPEN' and e.completed_at is null
  and e.path_version <> $2)`

// The steps and states are those that `advance_paths` writes once people are in the version.
const moved = `with given as materialized (select ${movable} as enrolments),
  whole as (select s.enrolment, bool_and(s.is_done) as is_done from path_stage_states((select enrolments from given), $2) s group by 1),
  step as (select s.enrolment, bool_or(s.action in ('OPEN', 'DATE', 'LOOSEN')) as changes, bool_or(s.action = 'END') as loses,
      string_agg(s.medium::text || s.action || coalesce(s.due_at::text, ''), ',' order by s.medium, s.action) as told
    from path_steps((select enrolments from given), $2) s group by 1),
  person_move as (
    select e.uuid, e.person, coalesce(t.told, '') as told, case when w.is_done then 'COMPLETES' when t.changes then 'CHANGES'
      when t.loses then 'LOSES' else 'UNCHANGED' end as change
    from enrolment e left join whole w on w.enrolment = e.uuid left join step t on t.enrolment = e.uuid
    where e.uuid = any((select enrolments from given)::uuid[]))`

const count = (change: string): string => `count(*) filter (where m.change = '${change}')::int`

const inside = `(select count(*)::int from enrolment e where e.path = $1 and e.access = 'OPEN' and e.completed_at is null)`

const preview = (scope: Scope): string => `${moved}
  select ${inside} as people, ${count('COMPLETES')} as completes, ${count('CHANGES')} as changes, ${count('LOSES')} as loses,
    ${inside} - count(*) filter (where m.change <> 'UNCHANGED')::int as unchanged,
    md5(coalesce(string_agg(m.uuid::text || m.change || m.told, ';' order by m.uuid), '')) as digest,
    coalesce((select jsonb_agg(n.person order by n.sort_name) from (
      select ${personInSql('p')} as person, p.sort_name from person_move o join person p on p.uuid = o.person
      where o.change <> 'UNCHANGED' and ${isAmongPeopleInScope(scope, 'o.person', '$3')} order by p.sort_name, p.uuid limit 5) n), '[]'::jsonb) as sample
  from person_move m`

/** What moving everybody in a path to a version would change now. */
export async function previewMove(
  sql: Queryable,
  { path, version, scope }: { readonly path: string; readonly version: string; readonly scope: Scope },
): Promise<LearningPathMove> {
  const { rows } = await sql.query<LearningPathMove>(preview(scope), [
    path,
    version,
    ...(scope.manager === null ? [] : [scope.manager]),
  ])
  const [row] = rows
  if (row === undefined) throw new Error('A count without groups has one row.')
  return row
}

/** Moves everybody in a path to a version. @returns how many */
export async function movePeople(sql: Queryable, path: string, version: string): Promise<number> {
  const { rows } = await sql.query<{ uuid: string }>(
    `update enrolment e set path_version = $2, revision = e.revision + 1 where e.uuid = any(${movable}) returning e.uuid`,
    [path, version],
  )
  await sql.query('select advance_paths($1)', [rows.map(({ uuid }) => uuid)])
  await notifyPathCertificates(sql)
  await notifyNewAwards(sql)
  return rows.length
}

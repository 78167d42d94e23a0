import type { SightChange } from '@somo/graphql/schema'
import { nameOf } from '../memberSql.ts'
import { type Connection, isManaging, readRowsAnew, stepOf } from '../statements.ts'

/** Who gains or loses sight of the people of a branch. */
export interface VisibilityQuestion {
  /** The people in this unit and below it. */
  readonly branch: string
  /** Those who manage this unit … */
  readonly managersOf: string
  /** … directly alone, or from anywhere above. */
  readonly isDirect: boolean
  /** … and do not manage this one from anywhere. */
  readonly notOf: string
}

/** The managers of a question, those with the most people first, and how many there are in all. */
export interface VisibilityChanges {
  readonly list: readonly SightChange[]
  readonly count: number
}

const mostListed = 50

// Looked up by the index, unit by unit: the planner takes a branch for half of the company and would read all of it.
const membersOf = (unit: string): string => `(select i.person from unit_membership i where i.unit = ${unit} offset 0) m`

/*
  The managers see the branch on one side of the change alone. Of its people they see on the other side as well those who
  are in units they manage elsewhere, and those in the part of the branch that they manage from inside.
*/
const write = (isDirect: boolean): string => `
  with branch as materialized (select unit from unit_ancestor where ancestor = $1),
  folk as materialized (select distinct m.person from branch b cross join lateral ${membersOf('b.unit')}),
  manager as materialized (
    select distinct on (g.person) g.person, g.unit from unit_ancestor a join unit_membership g on g.unit = a.ancestor
    join person p on p.uuid = g.person
    where a.unit = $2 and ${isDirect ? 'a.distance = 0' : 'true'} and ${isManaging('g')} and not p.roles @> '{ADMIN}'
      and p.status <> 'ANONYMISED' and not exists (
        select from unit_ancestor o join unit_membership h on h.unit = o.ancestor
        where o.unit = $3 and h.person = g.person and ${isManaging('h')})
    order by g.person, a.distance
  ),
  held as materialized (
    select g.person as manager, h.unit, h.unit in (select unit from branch) as "isInside"
    from manager g join unit_membership h on h.person = g.person and ${isManaging('h')}
  ),
  elsewhere as materialized (
    select f.person, m.unit
    from folk f cross join lateral (select o.unit from unit_membership o where o.person = f.person offset 0) m
    where exists (select from manager) and m.unit not in (select unit from branch)
  ),
  seen as (
    select s.manager, count(distinct s.person)::int as people from (
      select h.manager, e.person from held h join unit_ancestor a on a.ancestor = h.unit join elsewhere e on e.unit = a.unit
      union all
      select h.manager, m.person from held h join unit_ancestor a on a.ancestor = h.unit
      cross join lateral ${membersOf('a.unit')} where h."isInside"
    ) s group by s.manager
  ),
  changed as (
    select g.person, g.unit, (select count(*)::int from folk) - coalesce(s.people, 0) as people
    from manager g left join seen s on s.manager = g.person
  )
  select ${nameOf('p')} as manager, ${stepOf('u')} as unit, c.people, count(*) over ()::int as count
  from changed c join person p on p.uuid = c.person join unit u on u.uuid = c.unit
  where c.people > 0 order by c.people desc, p.sort_name, p.uuid limit ${mostListed}`

/** Answers one question about sight. Administrators see everything before and after. */
export async function readVisibilityChanges(
  connection: Connection,
  { branch, managersOf, isDirect, notOf }: VisibilityQuestion,
): Promise<VisibilityChanges> {
  const rows = await readRowsAnew<SightChange & { count: number }>(connection, write(isDirect), [
    branch,
    managersOf,
    notOf,
  ])
  return { list: rows.map(({ manager, unit, people }) => ({ manager, unit, people })), count: rows[0]?.count ?? 0 }
}

import type { Database } from '../../database/connect.ts'

const mostSummands = 8

// One statement: whoever counts meanwhile sees the summands or their sum.
const fold = `with gone as (
    delete from unit_people where unit in (select unit from unit_people group by unit having count(*) > ${mostSummands})
    returning unit, people
  )
  insert into unit_people (unit, people) select unit, sum(people) from gone group by unit having sum(people) <> 0`

/** Folds the summands of people counted in units, and forgets the steps that can be taken back no longer and old answers. */
export async function cleanUnits({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(fold)
  await pool.query(`delete from roll_forward where created_at < now() - interval '30 days'`)
  await pool.query(`delete from join_request where decided_at < now() - interval '90 days'`)
}

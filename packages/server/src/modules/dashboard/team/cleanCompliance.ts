import type { Queryable } from '../../../database/transaction.ts'

const mostSteps = 8

// One statement: whoever counts meanwhile sees the steps or their sum.
const fold = `with gone as (
    delete from unit_compliance where (unit, is_mandatory, state) in (
      select unit, is_mandatory, state from unit_compliance where at <= now() group by 1, 2, 3 having count(*) > ${mostSteps})
    returning unit, is_mandatory, state, case when at <= now() then '-infinity' else at end as at, change
  )
  insert into unit_compliance (unit, is_mandatory, state, at, change)
  select unit, is_mandatory, state, at, sum(change) from gone group by 1, 2, 3, 4 having sum(change) <> 0`

/** Sums up the steps of units that count by now. */
export const cleanCompliance = async (sql: Queryable): Promise<void> => {
  await sql.query(fold)
}

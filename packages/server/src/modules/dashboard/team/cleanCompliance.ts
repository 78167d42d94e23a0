import type { Queryable } from '../../../database/transaction.ts'

const mostSteps = 8

// One statement: whoever counts meanwhile sees the steps or their sum.
const fold = `with gone as (
    delete from unit_compliance where (unit, state) in (
      select unit, state from unit_compliance where at <= now() group by unit, state having count(*) > ${mostSteps})
    returning unit, state, case when at <= now() then '-infinity' else at end as at, change
  )
  insert into unit_compliance (unit, state, at, change)
  select unit, state, at, sum(change) from gone group by unit, state, at having sum(change) <> 0`

/** Sums up the steps of units that count by now. */
export const cleanCompliance = async (sql: Queryable): Promise<void> => {
  await sql.query(fold)
}

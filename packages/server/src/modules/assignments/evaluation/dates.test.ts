import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { renewalDay, type RenewalRule } from '../recurrence.ts'
import { dueTable } from '../testing/dueTable.ts'
import { renewalChains, renewalRule, renewalTable } from '../testing/renewalTable.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function ask(expression: string, values: readonly unknown[]): Promise<string | null> {
  const { rows } = await database.pool.query<{ value: string | null }>(`select ${expression} as value`, [...values])
  return rows[0]?.value ?? null
}

const inUtc = (moment: string): string => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const renewalSql = 'renewal_day($1, $2, $3::date, $4, $5, $6::date, $7::date)'
const valuesOf = (
  { renewal, everyMonths, fixedFrom, minimumDays, graceDays }: RenewalRule,
  days: readonly unknown[],
) => [renewal, everyMonths, fixedFrom, minimumDays, graceDays, ...days]

describe('in the database', () => {
  it.each(renewalTable)('the validity of %o, completed on %s, before until %s, is %s', async (...row) => {
    const [given, completed, expires, day] = row
    expect(await ask(`${renewalSql}::text`, valuesOf(renewalRule(given), [completed, expires]))).toBe(day)
  })

  it.each(dueTable)('%o in %s is due until %s', async ({ rule, ...given }, zone, end) => {
    const { dueOn, dueDays, lateDays, active, assigned, joined } = given
    const day = 'assignment_due_day($1, $2::date, $3::int, $4::int, $5::date, $6::date, $7::date)'
    const days = [rule, dueOn, dueDays, lateDays, active, assigned, joined]
    expect(await ask(inUtc(`day_end(${day}, $8)`), [...days, zone])).toBe(end)
  })
})

it.each(renewalChains)('over three years, %o ends as the calendar says', async (given, steps) => {
  const rule = renewalRule(given)
  let expires: string | null = null
  for (const [completed, end] of steps) {
    const values = valuesOf(rule, [completed, expires])
    expect(await ask(inUtc(`day_end(${renewalSql}, 'Europe/Berlin')`), values)).toBe(end)
    expires = renewalDay(rule, completed, expires)
    expect(await ask(`${renewalSql}::text`, values)).toBe(expires)
  }
})

import { expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { sendReminders } from './reminders.ts'
import { startAssignmentScenario } from './testing/assignmentScenario.ts'

const { pool, draft, activate } = startAssignmentScenario()

it('reminds on the days before the due date and when it is over, once a day', async () => {
  const uuid = await draft({ due_days: 7 })
  await activate(uuid)
  const remind = () => inTransaction(pool(), sendReminders)
  expect(await remind()).toBe(1)
  expect(await remind()).toBe(0)
  await pool().query(`update enrolment set due_at = due_at - interval '8 days'`)
  expect(await remind()).toBe(2)
  const { rows } = await pool().query('select distinct event from notification order by event')
  expect(rows.map(({ event }: { event: string }) => event)).toEqual([
    'ASSIGNED',
    'DUE_REMINDER',
    'OVERDUE',
    'OVERDUE_LIST',
  ])
})

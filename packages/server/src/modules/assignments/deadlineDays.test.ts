import type { DashboardDate, DashboardDueList, StatisticsMatrixPage, StatisticsPage } from '@somo/graphql/schema'
import { describe, expect, it } from 'vitest'
import { callerOf, read } from '../../testing/testOrganisation.ts'
import { startAssignmentScenario } from './testing/assignmentScenario.ts'

const { organisation, pool, ask, draft, activate, complete, medium } = startAssignmentScenario()

/** The last day of the deadline that the assignment of these tests has. */
const day = '2031-06-20'

const query = async (text: string, who = 'above', ...path: string[]): Promise<unknown> =>
  read(await organisation.server.call(`{ ${text} }`, {}, callerOf(who)), ...path)

/** Class 5a lives by these clocks, the installation by those of UTC; the deadline is a day there. */
async function assignBy(zone: string): Promise<void> {
  await pool().query('update unit set time_zone = $2 where uuid = $1', [organisation.units.class5a, zone])
  await activate(await draft({ due_rule: 'FIXED_DATE', due_on: day, due_days: null }))
}

describe.each(['America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC'])('a deadline in %s', (zone) => {
  it('is the day of the unit wherever the API tells it', async () => {
    await assignBy(zone)
    const { items } = (await query(
      'learning { mine(page: { first: 5 }, locale: "en") { items { dueAt dueOn } } }',
      'pupil',
      'learning',
      'mine',
    )) as { items: { dueAt: string; dueOn: string }[] }
    expect(items.map(({ dueOn }) => dueOn)).toEqual([day])
    const due = (await query(
      'dashboard { due(locale: "en") { items { enrolment { dueOn } } } }',
      'pupil',
      'dashboard',
      'due',
    )) as DashboardDueList
    expect(due.items).toEqual([{ enrolment: { dueOn: day } }])
    const dates = (await query(
      'dashboard { dates(from: "2031-06-01", to: "2031-06-30", locale: "en") { day } }',
      'pupil',
      'dashboard',
      'dates',
    )) as DashboardDate[]
    expect(dates).toEqual([{ day }])
    expect(await ask('query', 'assignments(page: { first: 5 }) { items { nextDueOn } }')).toEqual({
      items: [{ nextDueOn: day }],
    })
    const [listed] = (
      (await ask('query', 'assignments(page: { first: 5 }) { items { uuid } }')) as {
        items: { uuid: string }[]
      }
    ).items
    expect(await ask('query', `people(uuid: "${listed?.uuid ?? ''}", page: { first: 1 }) { items { dueOn } }`)).toEqual(
      { items: [{ dueOn: day }] },
    )
    const rows = (await query(
      'userStatistics { rows(page: { first: 1 }) { items { dueOn } } }',
      'above',
      'userStatistics',
      'rows',
    )) as StatisticsPage
    expect(rows.items).toEqual([{ dueOn: day }])
    const matrix = (await query(
      `userStatistics { matrix(page: { first: 1 }, media: ["${medium()}"]) { items { cells { dueOn } } } }`,
      'above',
      'userStatistics',
      'matrix',
    )) as StatisticsMatrixPage
    expect(matrix.items).toEqual([{ cells: [{ dueOn: day }] }])
  })

  it('is the same day in the check, before and after', async () => {
    await assignBy(zone)
    const again = await draft({ due_rule: 'FIXED_DATE', due_on: '2031-06-10', due_days: null })
    expect(
      await ask(
        'query',
        `checkRows(uuid: "${again}", page: { first: 1 }, change: [EARLIER]) { items { dueNowDay dueThenDay } }`,
      ),
    ).toEqual({ items: [{ dueNowDay: day, dueThenDay: '2031-06-10' }] })
  })

  const days = async (): Promise<unknown> =>
    query(
      'userStatistics { rows(page: { first: 1 }) { items { validUntilDay waivedUntilDay } } }',
      'above',
      'userStatistics',
      'rows',
    )

  it('and the last day of a validity, which a unit or the installation sets', async () => {
    await assignBy(zone)
    await complete('pupil', 1)
    for (const clocks of [zone, 'UTC']) {
      await pool().query('update enrolment set valid_until = day_end($1::date, $2)', [day, clocks])
      expect(await days()).toEqual({ items: [{ validUntilDay: day, waivedUntilDay: null }] })
    }
  })

  it('and the last day of an exemption', async () => {
    await assignBy(zone)
    await pool().query(
      'update enrolment set waived_at = now(), waived_until = day_end($1::date, installation_zone())',
      [day],
    )
    expect(await days()).toEqual({ items: [{ validUntilDay: null, waivedUntilDay: day }] })
    await pool().query(`update enrolment set waived_until = 'infinity'`)
    expect(await days()).toEqual({ items: [{ validUntilDay: null, waivedUntilDay: null }] })
  })
})

it('a date that was set for a person ends by the clocks of the unit too', async () => {
  await assignBy('America/Los_Angeles')
  await pool().query(
    `update enrolment set own_due_at = day_end('2031-07-01', 'America/Los_Angeles'), due_at = day_end('2031-07-01', 'America/Los_Angeles')
      where person = $1`,
    [organisation.uuidOf('pupil')],
  )
  const { items } = (await query(
    'learning { mine(page: { first: 5 }, locale: "en") { items { dueOn } } }',
    'pupil',
    'learning',
    'mine',
  )) as { items: { dueOn: string }[] }
  expect(items).toEqual([{ dueOn: '2031-07-01' }])
})

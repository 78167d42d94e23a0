import { describe, expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { createTaskScenario, taskTables } from './testing/taskScenario.ts'

const organisation = startTestOrganisation(testPeople, taskTables)
const pool = () => organisation.server.database.pool
const { publish, handIn, review, claimNext, submissionOf } = createTaskScenario(organisation, (name) => callerOf(name))

const day = async (offset: number): Promise<string> =>
  (await pool().query<{ day: string }>('select (installation_day() + $1::int)::text as day', [offset])).rows[0]?.day ??
  ''

describe('the dashboard and the calendar', () => {
  const dashboard = async (field: string, who: string) =>
    read(await organisation.server.call(`{ dashboard { it: ${field} } }`, {}, callerOf(who)), 'dashboard', 'it')
  const due = 'due(locale: "en") { total overdue dueSoon items { enrolment { uuid } task { title state } } }'

  it('list what is to be handed in by a date, and what was returned', async () => {
    await publish({ title: 'Whenever' })
    await publish({ title: 'Later', dueOn: await day(30) })
    const soon = await publish({ title: 'Soon', dueOn: await day(3) })
    const missed = await publish({ title: 'Missed', dueOn: await day(3), lateRule: 'REFUSE' })
    await pool().query(`update task set due_at = now() - interval '1 hour' where uuid = $1`, [missed])
    const returned = await publish({ title: 'Returned' })
    await handIn(returned, 1)
    await review(await submissionOf(returned), 1, 'decision: RETURNED, comment: "More"')
    expect(await dashboard(due, 'pupil')).toEqual({
      ...{ total: 3, overdue: 0, dueSoon: 1 },
      items: [
        { enrolment: null, task: { title: 'Soon', state: 'NOT_STARTED' } },
        { enrolment: null, task: { title: 'Later', state: 'NOT_STARTED' } },
        { enrolment: null, task: { title: 'Returned', state: 'RETURNED' } },
      ],
    })
    const dates = `dates(from: "${await day(0)}", to: "${await day(30)}", locale: "en") { kind uuid medium day }`
    expect(await dashboard(dates, 'pupil')).toContainEqual({
      ...{ kind: 'TASK', uuid: soon, medium: null, day: await day(3) },
    })
    const feed = (await organisation.server.call('{ notifications { calendarAddress } }', {}, callerOf('pupil'))) as {
      data: { notifications: { calendarAddress: string } }
    }
    const address = new URL(feed.data.notifications.calendarAddress)
    const calendar = await (await fetch(organisation.server.url + address.pathname + address.search)).text()
    expect(calendar).toContain(`UID:task-${soon}`)
    expect(calendar).toContain('SUMMARY:Due: Soon')
  })

  it('count what waits for a review by whoever may do it', async () => {
    const reviews = 'teamReviews { count }'
    expect(await dashboard(reviews, 'manager')).toBeNull()
    await handIn(await publish(), 1)
    await handIn(await publish({ reviewedBy: 'NAMED', reviewers: [organisation.uuidOf('member')] }), 1)
    expect(await dashboard(reviews, 'manager')).toEqual({ count: 1 })
    expect(await dashboard(reviews, 'member')).toEqual({ count: 1 })
    expect(await dashboard(reviews, 'pupil')).toBeNull()
    await claimNext('manager')
    expect(await dashboard(reviews, 'manager')).toEqual({ count: 1 })
    expect(await dashboard(reviews, 'above')).toBeNull()
  })
})

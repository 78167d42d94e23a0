import { expect, it, vi } from 'vitest'
import {
  callerOf,
  read,
  startTestOrganisation,
  testPeople,
  type PersonFixture,
} from '../../../testing/testOrganisation.ts'
import { createTaskScenario, taskTables } from '../testing/taskScenario.ts'

const learners = Array.from({ length: 6 }, (_, at) => `learner${at}`)
const people: readonly PersonFixture[] = [
  ...testPeople,
  ...learners.map((name): PersonFixture => ({ name, in: [{ unit: 'class5a' }] })),
]
const organisation = startTestOrganisation(people, `${taskTables}, job`)
const { publish, handIn, submissionOf, review } = createTaskScenario(organisation, (name) => callerOf(name, people))

const figures = 'figures { handedIn answered medianHours returnedRate passRate lateRate }'
const statistics = async (field: string, who = 'manager') =>
  read(
    await organisation.server.call(`{ taskStatistics { it: ${field} } }`, {}, callerOf(who, people)),
    'taskStatistics',
    'it',
  )
const all = 'filter: { period: ALL }'

/** Six answers to a task of the class: five are passed, one of them after a revision, and one waits. */
async function handInAll(): Promise<string> {
  const task = await publish()
  for (const name of learners) await handIn(task, 1, 'Answer', name)
  for (const [place, name] of learners.slice(0, 5).entries()) {
    const submission = await submissionOf(task, name)
    await review(submission, 1, `decision: ${place === 0 ? 'RETURNED' : 'PASSED'}, comment: "Well."`)
    if (place > 0) continue
    await handIn(task, 2, 'Revised', name)
    await review(submission, 2, 'decision: PASSED, comment: ""')
  }
  return task
}

it('count what is open, waiting and decided, for tasks and people whom the caller manages', async () => {
  await handInAll()
  expect(await statistics(`overview(${all}) { open waiting ${figures} days }`)).toEqual({
    open: 1,
    waiting: 1,
    days: [6, 0, 0, 0, 0, 0, 0, 0, 0],
    figures: {
      handedIn: 6,
      answered: 6,
      medianHours: expect.closeTo(0, 1) as number,
      returnedRate: 0.2,
      passRate: 1,
      lateRate: 0,
    },
  })
  expect(await statistics(`byUnit(${all}) { name waiting }`)).toEqual([{ name: 'Class5a', waiting: 1 }])
  expect(await statistics(`overview(${all}) { waiting figures { handedIn } days }`, 'sister')).toEqual({
    waiting: 0,
    figures: { handedIn: null },
    days: [],
  })
})

it('hide figures of fewer than five people', async () => {
  const task = await publish()
  for (const name of learners.slice(0, 4)) await handIn(task, 1, 'Answer', name)
  expect(await statistics(`byTask(${all}) { name waiting ${figures} }`)).toEqual([
    {
      name: 'Field report',
      waiting: 4,
      figures: {
        handedIn: null,
        answered: null,
        medianHours: null,
        returnedRate: null,
        passRate: null,
        lateRate: null,
      },
    },
  ])
})

it('show reviewers only themselves, and administrators all', async () => {
  const task = await handInAll()
  await review(await submissionOf(task, 'learner5'), 1, 'decision: PASSED, comment: ""', 'above')
  const names = async (who: string) =>
    ((await statistics(`byReviewer(${all}) { name figures { answered } }`, who)) as { name: string }[]).map(
      ({ name }) => name,
    )
  expect(await names('manager')).toEqual(['Manager Test'])
  expect(await names('root')).toEqual(['Above Test', 'Manager Test'])
})

it('are written into a file as they are shown', async () => {
  await handInAll()
  const caller = callerOf('manager', people)
  const started = read(
    await organisation.server.call(
      `mutation { taskStatistics { export(${all}, format: CSV) { job { uuid } userErrors { code } } } }`,
      {},
      caller,
    ),
    'taskStatistics',
    'export',
    'job',
    'uuid',
  ) as string
  const job = await vi.waitFor(async () => {
    const { data } = await organisation.server.call(
      `{ jobs { job(uuid: "${started}") { state fileUrl } } }`,
      {},
      caller,
    )
    expect(data).toMatchObject({ jobs: { job: { state: 'DONE' } } })
    return (data as { jobs: { job: { fileUrl: string } } }).jobs.job
  }, 10_000)
  const text = await (await fetch(organisation.server.url + job.fileUrl)).text()
  expect(text).toMatch(/Field report.6.6.1.0.20.100.0/)
})

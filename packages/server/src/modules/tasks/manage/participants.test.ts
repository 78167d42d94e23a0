import { expect, it } from 'vitest'
import { callerOf, startTestOrganisation, testPeople, type PersonFixture } from '../../../testing/testOrganisation.ts'
import { createTaskScenario, taskTables } from '../testing/taskScenario.ts'

const people: readonly PersonFixture[] = [...testPeople, { name: 'second', in: [{ unit: 'class5a' }] }]
const organisation = startTestOrganisation(people, taskTables)
const { ask, publish, handIn, saveDraft } = createTaskScenario(organisation, (name) => callerOf(name, people))

it('people of a task are listed with their state, and the list counts them', async () => {
  const task = await publish()
  await handIn(task, 1)
  await saveDraft(task, 'Begun', 1, 'second')
  const list = (filter: string) =>
    ask(`participants(task: "${task}", page: { first: 5 }${filter}) { items { name state version } }`, 'manager')
  expect(await list('')).toEqual({
    items: [
      { name: 'Pupil Test', state: 'SUBMITTED', version: 1 },
      { name: 'Second Test', state: 'DRAFT', version: 0 },
    ],
  })
  expect(await list(', filter: { state: [DRAFT] }')).toMatchObject({ items: [{ name: 'Second Test' }] })
  expect(
    await ask('tasks(page: { first: 5 }) { items { title audience audienceNames handedIn waiting done } }', 'manager'),
  ).toEqual({
    items: [{ title: 'Field report', audience: 2, audienceNames: ['Class5a'], handedIn: 1, waiting: 1, done: 0 }],
  })
  expect(await ask('queueCounts { waiting reviewed }', 'manager')).toEqual({ waiting: 1, reviewed: 0 })
  expect(await ask('count(filter: { isWaiting: true, search: "field" })', 'manager')).toBe(1)
})

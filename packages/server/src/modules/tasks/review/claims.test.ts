import { describe, expect, it } from 'vitest'
import { callerOf, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { createTaskScenario, taskTables } from '../testing/taskScenario.ts'

const organisation = startTestOrganisation(testPeople, taskTables)
const { call, act, publish, handIn, claim, submissionOf } = createTaskScenario(organisation, (name) => callerOf(name))

describe('claims', () => {
  it('are given back by who leaves, and released by who manages the task', async () => {
    const task = await publish()
    await handIn(task, 1)
    const submission = await submissionOf(task)
    await claim(submission, 'above')
    const save = (comment: string) =>
      act(
        `saveFeedback(submission: "${submission}", version: 1, comment: "${comment}", points: null) { userErrors { code } }`,
        'above',
      )
    const unclaim = `unclaim(submission: "${submission}") { changed }`
    expect(await save(' '.repeat(4001))).toEqual({ userErrors: [] })
    expect(await act(unclaim, 'above')).toEqual({ changed: 1 })
    await claim(submission, 'above')
    expect(await save('Good so far')).toEqual({ userErrors: [] })
    expect(await act(unclaim, 'above')).toEqual({ changed: 0 })
    expect((await claim(submission)).review).toMatchObject({ isMine: false, canRelease: true })
    const release = (who: string) =>
      act(`releaseSubmission(submission: "${submission}") { changed userErrors { code } }`, who)
    expect(await release('sister')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
    expect(await release('manager')).toEqual({ changed: 1, userErrors: [] })
    expect((await claim(submission)).review).toMatchObject({ isMine: true, canRelease: false, feedback: '' })
  })
})

it('spaces count as letters do in an answer', async () => {
  const task = await publish()
  const input = { task, text: ' '.repeat(50_001), link: '', sequence: 3 }
  const save = 'saveDraft(input: $input) { userErrors { code path } }'
  const spaces = await call('mutation', save, 'pupil', { input }, '($input: TaskDraftInput!)')
  expect(spaces).toMatchObject({ userErrors: [{ code: 'TOO_LONG', path: ['text'] }] })
})

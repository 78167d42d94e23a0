import { expect, it } from 'vitest'
import { startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { createQuizScenario, singleChoice } from '../testing/quizScenario.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium, question')
const scenario = createQuizScenario(organisation)
const { ask } = scenario

/** A quiz with a question of one right option and an essay, handed in with an answer to the essay alone. */
async function handInEssay() {
  const { version: choice } = await scenario.addQuestion(singleChoice('Question'))
  const { version: essay } = await scenario.addQuestion({
    type: 'ESSAY',
    stem: 'Describe it.',
    guide: 'Three steps',
    maxWords: null,
  })
  const { medium } = await scenario.publish({ sections: [{ questions: [choice, essay] }] })
  const { attempt, device, enrolment } = await scenario.start(medium)
  await scenario.open(attempt, device)
  const at = new Date().toISOString()
  await organisation.server.call(
    'mutation ($input: HandInInput!) { quiz { handIn(input: $input) { outcome } } }',
    {
      input: {
        attempt,
        device,
        sequence: 2,
        sentAt: at,
        answers: [{ position: 2, sequence: 1, givenAt: at, answer: '{"type":"ESSAY","text":"Like this."}' }],
      },
    },
    { subject: 'pupil', sessionId: 'pupil', roles: ['LEARNER'] },
  )
  return { medium, attempt, enrolment }
}

const list = (medium: string, who: string) =>
  ask('query', 'quiz', `essays(medium: "${medium}") { attempt position person { name } stem guide text points }`, who)
const review = (attempt: string, percent: number, who: string) =>
  ask(
    'mutation',
    'quiz',
    `reviewEssay(input: { attempt: "${attempt}", position: 2, percent: ${percent}, comment: "Good." }) { isScored userErrors { code } }`,
    who,
  )

it('waits for those who manage the quiz, and its review completes the attempt', async () => {
  const { medium, attempt, enrolment } = await handInEssay()
  expect(await list(medium, 'above')).toMatchObject([
    { attempt, position: 2, stem: 'Describe it.', guide: 'Three steps', text: 'Like this.', points: 1 },
  ])
  expect(await review(attempt, 101, 'above')).toMatchObject({ userErrors: [{ code: 'NOT_A_NUMBER' }] })
  expect(await review(attempt, 100, 'above')).toEqual({ isScored: true, userErrors: [] })
  expect(await list(medium, 'above')).toEqual([])
  expect(await review(attempt, 0, 'above')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
  const result = await ask('query', 'quiz', `result(attempt: "${attempt}") { state score questions { comment } }`)
  expect(result).toEqual({ state: 'PASSED', score: 50, questions: [{ comment: null }, { comment: 'Good.' }] })
  const { rows } = await scenario
    .pool()
    .query('select progress_state as state from enrolment where uuid = $1', [enrolment])
  expect(rows).toEqual([{ state: 'COMPLETED' }])
})

it('is nothing for managers of other units', async () => {
  const { medium, attempt } = await handInEssay()
  expect(await list(medium, 'sister')).toEqual([])
  expect(await review(attempt, 100, 'sister')).toMatchObject({ isScored: false, userErrors: [{ code: 'UNKNOWN' }] })
})

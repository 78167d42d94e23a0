import { createUuid } from '../../../database/uuid.ts'
import { expect, it } from 'vitest'
import { startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { authorCalls, codesOf } from '../../media/testing/authorCalls.ts'
import { createQuizScenario, singleChoice } from '../testing/quizScenario.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium, question')
const scenario = createQuizScenario(organisation)
const { ask, create, setContent, publish } = authorCalls(organisation)

const quizOf = (...versions: readonly string[]): string =>
  `quiz: ${JSON.stringify(JSON.stringify({ timeLimitMinutes: 20, sections: [{ questions: versions }] }))}`

it('a quiz is published with its questions, which are in use from then on', async () => {
  const { version } = await scenario.addQuestion(singleChoice('What is it?'))
  const draft = await create('QUIZ', 'Final test', 'above')
  expect(draft.gaps).toEqual([{ code: 'CONTENT', title: null }])
  const { medium } = await setContent(draft, quizOf(version), 'above')
  expect(medium?.gaps).toEqual([])
  const stored = (await ask(`medium(uuid: "${draft.uuid}") { draft { quiz } }`)) as { draft: { quiz: string } }
  expect(JSON.parse(stored.draft.quiz)).toMatchObject({
    timeLimitMinutes: 20,
    paging: 'ONE',
    showResults: 'AFTER',
    sections: [{ title: '', pick: null, questions: [version] }],
  })
  expect(medium === null ? [] : codesOf(await publish(medium))).toEqual([])
  const named = await scenario.ask(
    'query',
    'quiz',
    `namedQuestions(versions: ["${version}", "${createUuid()}"]) { question { stem isUsed } }`,
    'above',
  )
  expect(named).toEqual([{ question: { stem: 'What is it?', isUsed: true } }])
})

it('titles of sections have no characters that turn the direction', async () => {
  const { version } = await scenario.addQuestion(singleChoice('What is it?'))
  const draft = await create('QUIZ', 'Final test')
  const quiz = JSON.stringify({ sections: [{ title: ' Safe\u202etxt', questions: [version] }] })
  await setContent(draft, `quiz: ${JSON.stringify(quiz)}`)
  const stored = (await ask(`medium(uuid: "${draft.uuid}") { draft { quiz } }`)) as { draft: { quiz: string } }
  expect(JSON.parse(stored.draft.quiz)).toMatchObject({ sections: [{ title: 'Safetxt' }] })
})

it('settings that cannot be read and questions of other units are refused at their place', async () => {
  const { version } = await scenario.addQuestion(singleChoice('Of the school'))
  const draft = await create('QUIZ', 'Final test')
  expect(codesOf(await setContent(draft, 'quiz: "no JSON"'))).toEqual(['UNREADABLE input quiz'])
  expect(codesOf(await setContent(draft, quizOf()))).toEqual(['UNREADABLE input quiz sections 0 questions'])
  expect(codesOf(await setContent(draft, quizOf(createUuid())))).toEqual(['NOT_OFFERED input quiz sections'])
  const elsewhere = await create('QUIZ', 'Of sales', 'root', organisation.units.sales)
  expect(codesOf(await setContent(elsewhere, quizOf(version)))).toEqual([])
  expect(await scenario.ask('query', 'quiz', `namedQuestions(versions: ["${version}"]) { version }`, 'sister')).toEqual(
    [],
  )
})

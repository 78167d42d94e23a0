import { describe, expect, it } from 'vitest'
import { callerOf, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import type { QuestionContent } from '../core/questionContent.ts'
import { createQuizScenario } from '../testing/quizScenario.ts'

const learners = ['third', 'fourth', 'fifth'].map((name) => ({ name, in: [{ unit: 'class5a' as const }] }))
const organisation = startTestOrganisation([...testPeople, ...learners], 'learning_event, enrolment, medium, question')
const scenario = createQuizScenario(organisation)
const { ask, pool } = scenario

const choice = (right: 'Water' | 'Foam'): QuestionContent => ({
  type: 'SINGLE',
  stem: 'What puts out burning petrol?',
  options: ['Water', 'Foam'].map((text) => ({ id: text, text, weight: text === right ? 100 : 0 })),
})

/** Starts, answers with the option of this text and hands in. */
async function take(medium: string, who: string, text: string) {
  const { attempt, device, enrolment } = await scenario.start(medium, who)
  const { session } = await scenario.open(attempt, device, who)
  const shown = JSON.parse(session.questions[0]?.question ?? '{}') as { options: { id: string; text: string }[] }
  const option = shown.options.find((one) => one.text === text)?.id
  const at = new Date().toISOString()
  const answer = { position: 1, sequence: 1, givenAt: at, answer: JSON.stringify({ type: 'SINGLE', option }) }
  await organisation.server.call(
    'mutation ($input: HandInInput!) { quiz { handIn(input: $input) { outcome } } }',
    { input: { attempt, device, sequence: 2, sentAt: at, answers: [answer] } },
    callerOf(who),
  )
  return { attempt, enrolment }
}

/** A quiz whose only question has the wrong key; two people answered rightly, one by the key. */
async function publishWrongKey(attemptLimit?: number) {
  const { question, version } = await scenario.addQuestion(choice('Water'))
  const { medium } = await scenario.publish(
    { sections: [{ questions: [version] }], shuffleOptions: false },
    attemptLimit === undefined ? {} : { attemptLimit },
  )
  const taken = {
    pupil: await take(medium, 'pupil', 'Foam'),
    seller: await take(medium, 'seller', 'Foam'),
    third: await take(medium, 'third', 'Water'),
  }
  const { rows } = await pool().query<{ revision: number }>('select revision from question where uuid = $1', [question])
  const correct = async () => {
    const content = JSON.stringify(JSON.stringify(choice('Foam')))
    const input = `{ content: ${content}, tags: [] }`
    const field = `saveQuestion(uuid: "${question}", revision: ${rows[0]?.revision ?? 0}, input: ${input}) { userErrors { code } }`
    expect(await ask('mutation', 'quiz', field, 'root')).toEqual({ userErrors: [] })
  }
  return { medium, correct, ...taken }
}

const parts = `changed nowPassed nowFailed questions { answers changed kept } sample { person { name } before after passesNow failsNow }`
const preview = (medium: string, mayLower: boolean, who = 'above') =>
  ask('query', 'quiz', `regrade(medium: "${medium}", mayLower: ${mayLower}) { ${parts} }`, who)
const apply = (medium: string, mayLower: boolean, [changed, nowPassed, nowFailed]: number[], who = 'above') =>
  ask(
    'mutation',
    'quiz',
    `regrade(input: { medium: "${medium}", mayLower: ${mayLower}, expected: { changed: ${changed ?? 0}, nowPassed: ${nowPassed ?? 0}, nowFailed: ${nowFailed ?? 0} } }) { regrade { changed } userErrors { code } }`,
    who,
  )
const statesOf = async (...enrolments: { enrolment: string }[]) => {
  const { rows } = await pool().query<{ state: string; score: number }>(
    `select progress_state as state, score::float8 as score from enrolment where uuid = any($1::uuid[]) order by array_position($1::uuid[], uuid)`,
    [enrolments.map(({ enrolment }) => enrolment)],
  )
  return rows.map(({ state, score }) => [state, score])
}

describe('a corrected key', () => {
  it('lets those pass who were right, in one step that is recorded', async () => {
    const { medium, correct, pupil, seller, third } = await publishWrongKey(1)
    expect(await preview(medium, false)).toMatchObject({ changed: 0, questions: [] })
    expect(await statesOf(pupil, seller, third)).toEqual([
      ['FAILED', 0],
      ['FAILED', 0],
      ['COMPLETED', 100],
    ])
    await correct()
    const planned = await preview(medium, false)
    expect(planned).toMatchObject({
      changed: 2,
      nowPassed: 2,
      nowFailed: 0,
      questions: [{ answers: 3, changed: 3, kept: 0 }],
      sample: [
        { before: 0, after: 100, passesNow: true },
        { before: 0, after: 100, passesNow: true },
      ],
    })
    // The preview has changed nothing.
    expect(await statesOf(pupil)).toEqual([['FAILED', 0]])
    expect(await apply(medium, false, [1, 1, 0])).toMatchObject({ userErrors: [{ code: 'COUNT_CHANGED' }] })
    expect(await apply(medium, false, [2, 2, 0])).toEqual({ regrade: { changed: 2 }, userErrors: [] })
    expect(await statesOf(pupil, seller, third)).toEqual([
      ['COMPLETED', 100],
      ['COMPLETED', 100],
      ['COMPLETED', 100],
    ])
    const { rows } = await pool().query<{ kind: string }>(
      `select kind from learning_event where enrolment = $1 and actor is not null or enrolment = $1 and kind = 'COMPLETED' order by id`,
      [pupil.enrolment],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['REGRADED', 'COMPLETED'])
    const audit = await pool().query<{ after: object }>(
      `select after from audit_event where action = 'quiz.regrade' and object = $1`,
      [medium],
    )
    expect(audit.rows).toEqual([
      { after: expect.objectContaining({ changed: 2, nowPassed: 2, nowFailed: 0 }) as object },
    ])
    expect(await preview(medium, false)).toMatchObject({ changed: 0 })
    const result = await ask(
      'query',
      'quiz',
      `result(attempt: "${pupil.attempt}") { state score questions { answer rightAnswer } }`,
    )
    const [shown] = result['questions'] as { answer: string; rightAnswer: string }[]
    expect([result['state'], result['score'], shown?.rightAnswer]).toEqual(['PASSED', 100, shown?.answer])
  })

  it('lowers results only where that is wanted, and takes no completion away', async () => {
    const { medium, correct, third } = await publishWrongKey()
    await correct()
    expect(await preview(medium, true)).toMatchObject({ changed: 3, nowPassed: 2, nowFailed: 1 })
    await apply(medium, true, [3, 2, 1])
    expect(await statesOf(third)).toEqual([['COMPLETED', 0]])
    const result = await ask('query', 'quiz', `result(attempt: "${third.attempt}") { state }`, 'third')
    expect(result).toEqual({ state: 'FAILED' })
  })

  it('is nothing for managers of other units', async () => {
    const { medium, correct } = await publishWrongKey()
    await correct()
    expect(await preview(medium, false, 'sister')).toBeNull()
    expect(await apply(medium, false, [2, 2, 0], 'sister')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
  })
})

it('statistics count the first attempt of each person, and say nothing of less than five', async () => {
  const { version } = await scenario.addQuestion(choice('Foam'))
  const { medium } = await scenario.publish({ sections: [{ questions: [version] }] })
  const read = async (who = 'above') =>
    ask(
      'query',
      'quiz',
      `itemStatistics(medium: "${medium}") { people facility discrimination wrongAnswer wrongAnswers }`,
      who,
    )
  for (const who of ['pupil', 'seller', 'third', 'fourth']) await take(medium, who, who === 'pupil' ? 'Foam' : 'Water')
  await take(medium, 'seller', 'Foam')
  const nothing = { facility: null, discrimination: null, wrongAnswer: null, wrongAnswers: null }
  expect(await read()).toEqual([{ people: 4, ...nothing }])
  await take(medium, 'fifth', 'Foam')
  expect(await read()).toEqual([
    { people: 5, facility: 40, discrimination: null, wrongAnswer: 'Water', wrongAnswers: 3 },
  ])
  expect(await read('sister')).toEqual([])
})

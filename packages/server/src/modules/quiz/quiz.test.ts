import { describe, expect, it } from 'vitest'
import { testPeople, startTestOrganisation } from '../../testing/testOrganisation.ts'
import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import { createQuizScenario, type OpenQuestion, singleChoice } from './testing/quizScenario.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium, question')
const scenario = createQuizScenario(organisation)
const { pool, ask } = scenario

const minute = 60_000

async function publishQuiz(count: number, settings: object = {}, more = {}) {
  const versions: string[] = []
  for (let at = 1; at <= count; at += 1)
    versions.push((await scenario.addQuestion(singleChoice(`Question ${at}`))).version)
  return scenario.publish({ sections: [{ questions: versions }], order: 'FIXED', ...settings }, more)
}

interface Sent {
  readonly sequence: number
  readonly position: number
  /** Ms before it was sent. */
  readonly ago?: number
  readonly text?: string
  readonly isRight?: boolean
}

/** Answers as a player sends them; its clock is an hour fast. */
function inputOf(
  opened: { attempt: string; device: string; questions: readonly OpenQuestion[] },
  sent: readonly Sent[],
) {
  const clock = Date.now() + 60 * minute
  return {
    attempt: opened.attempt,
    device: opened.device,
    sentAt: new Date(clock).toISOString(),
    answers: sent.map(({ sequence, position, ago = 0, isRight = true }) => {
      const question = opened.questions.find((each) => each.position === position)
      const { options } = JSON.parse(question?.question ?? '{"options":[]}') as {
        options: { id: string; text: string }[]
      }
      const option = options.find(({ text }) => text === (isRight ? 'Yes' : 'No'))?.id ?? null
      const answer: QuizAnswer = { type: 'SINGLE', option }
      return { position, sequence, answer: JSON.stringify(answer), givenAt: new Date(clock - ago).toISOString() }
    }),
  }
}

async function begin(medium: string, who = 'pupil') {
  const started = await scenario.start(medium, who)
  const { session } = await scenario.open(started.attempt, started.device, who)
  return { ...started, ...session }
}
type Begun = Awaited<ReturnType<typeof begin>>

async function call(field: 'saveAnswers' | 'handIn', input: object, who = 'pupil') {
  const type = field === 'handIn' ? 'HandInInput' : 'SaveAnswersInput'
  const selection =
    field === 'handIn'
      ? 'result { state score correct scored showsAnswers questions { score feedback rightAnswer } }'
      : ''
  const answer = await organisation.server.call(
    `mutation ($input: ${type}!) { quiz { it: ${field}(input: $input) { outcome answers { sequence outcome } ${selection} } } }`,
    { input },
    { subject: who, sessionId: who, roles: ['LEARNER'] },
  )
  expect(answer.errors).toBeUndefined()
  return (
    answer.data as unknown as {
      quiz: { it: { outcome: string; answers: { outcome: string }[]; result: Record<string, unknown> | null } }
    }
  ).quiz.it
}
const save = (opened: Begun, sent: readonly Sent[], who?: string) => call('saveAnswers', inputOf(opened, sent), who)
const handIn = (opened: Begun, sequence: number, sent: readonly Sent[] = [], who?: string) =>
  call('handIn', { ...inputOf(opened, sent), sequence }, who)
const outcomes = ({ answers }: { answers: { outcome: string }[] }) => answers.map(({ outcome }) => outcome)

/** Moves the time of an attempt into the past. */
const passTime = (attempt: string, minutes: number) =>
  pool().query(
    `with moved as (update quiz_attempt set opened_at = opened_at - $2 * interval '1 minute' where attempt = $1)
      update attempt set started_at = started_at - $2 * interval '1 minute', last_active_at = last_active_at - $2 * interval '1 minute',
        ends_at = ends_at - $2 * interval '1 minute' where uuid = $1`,
    [attempt, minutes],
  )

describe('before a quiz begins', () => {
  const overview = (attempt: string, who?: string) =>
    ask(
      'query',
      'quiz',
      `overview(attempt: "${attempt}") { phase number questions timeLimitMinutes hasMoreTime previous }`,
      who,
    )

  it('says how many questions there are, how long it takes, and how far the attempt has come', async () => {
    const { medium } = await publishQuiz(5, { timeLimitMinutes: 20 })
    const { attempt, device } = await scenario.start(medium)
    const facts = { number: 1, questions: 5, timeLimitMinutes: 20, hasMoreTime: false, previous: null }
    expect(await overview(attempt)).toEqual({ phase: 'READY', ...facts })
    await scenario.open(attempt, device)
    expect(await overview(attempt)).toEqual({ phase: 'RUNNING', ...facts })
    expect(await overview(attempt, 'seller')).toBeNull()
  })

  it('names the attempt before it that was handed in', async () => {
    const { medium } = await publishQuiz(1)
    const first = await begin(medium)
    await handIn(first, 1)
    const second = await scenario.start(medium)
    expect(await overview(second.attempt)).toMatchObject({ phase: 'READY', number: 2, previous: first.attempt })
    expect(await overview(first.attempt)).toMatchObject({ phase: 'ENDED', number: 1, previous: null })
  })
})

describe('opening a quiz', () => {
  it('draws the questions once and sends no right answers', async () => {
    const { medium } = await publishQuiz(5)
    const { attempt, device, questions } = await begin(medium)
    expect(questions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
    expect(JSON.stringify(questions)).not.toMatch(/weight|Well done|feedback/)
    expect((await scenario.open(attempt, device)).session.questions).toEqual(questions)
  })

  it('draws unseen questions first', async () => {
    const versions = await Promise.all([1, 2, 3, 4].map((at) => scenario.addQuestion(singleChoice(`Question ${at}`))))
    const { medium } = await scenario.publish(
      { sections: [{ questions: versions.map(({ version }) => version), pick: 2 }] },
      { passMark: 100 },
    )
    const stems: string[] = []
    for (const round of [1, 2]) {
      const opened = await begin(medium)
      stems.push(...opened.questions.map(({ question }) => (JSON.parse(question) as { stem: string }).stem))
      await handIn(opened, round)
    }
    expect(new Set(stems).size).toBe(4)
  })

  it('is refused to anybody else', async () => {
    const { medium } = await publishQuiz(1)
    const opened = await begin(medium)
    expect((await scenario.open(opened.attempt, opened.device, 'seller')).userErrors).toEqual([{ code: 'UNKNOWN' }])
    expect((await save(opened, [{ sequence: 1, position: 1 }], 'seller')).outcome).toBe('UNKNOWN')
    expect((await handIn(opened, 2, [], 'seller')).result).toBeNull()
    expect(await ask('query', 'quiz', `result(attempt: "${opened.attempt}") { state }`, 'seller')).toBeNull()
  })
})

describe('an answer', () => {
  it('is stored once, in the order of its numbers, and is there on another device', async () => {
    const { medium } = await publishQuiz(2)
    const opened = await begin(medium)
    expect(outcomes(await save(opened, [{ sequence: 1, position: 1 }]))).toEqual(['WRITTEN'])
    expect(await save(opened, [{ sequence: 1, position: 1 }])).toMatchObject({ outcome: 'REPEATED' })
    expect(
      outcomes(
        await save(opened, [
          { sequence: 4, position: 1 },
          { sequence: 2, position: 1 },
        ]),
      ),
    ).toEqual(['WRITTEN', 'WRITTEN'])
    expect(
      outcomes(
        await save(opened, [
          { sequence: 3, position: 1 },
          { sequence: 3, position: 2 },
        ]),
      ),
    ).toEqual(['STALE', 'WRITTEN'])
    const again = await scenario.open(opened.attempt, opened.device)
    expect(again.session.questions.map(({ sequence }) => sequence)).toEqual([4, 3])
    expect(again.session.sequence).toBe(4)
  })

  it('is refused where it does not fit the question', async () => {
    const { medium } = await publishQuiz(1)
    const opened = await begin(medium)
    const input = inputOf(opened, [{ sequence: 1, position: 1 }])
    const [answer] = input.answers
    for (const bad of ['{"type":"ESSAY","text":"x"}', '{"type":"SINGLE"}', 'no JSON'])
      expect(outcomes(await call('saveAnswers', { ...input, answers: [{ ...answer, answer: bad }] }))).toEqual([
        'REFUSED',
      ])
    expect(outcomes(await save(opened, [{ sequence: 1, position: 9 }]))).toEqual(['REFUSED'])
  })
})

describe('a player that another one has replaced', () => {
  const takeOver = async (opened: Begun & { medium: string }): Promise<Begun> => {
    const { device } = await scenario.start(opened.medium)
    const { session } = await scenario.open(opened.attempt, device)
    return { ...opened, ...session, device }
  }
  const right = async ({ attempt }: Begun) =>
    (
      await pool().query<{ right: number[] }>(
        `select array_agg(position order by position) filter (where answer ->> 'option' = 'yes') as right from quiz_answer where attempt = $1`,
        [attempt],
      )
    ).rows[0]?.right

  it('brings its answers, and takes none away that was given later on the other one', async () => {
    const { medium } = await publishQuiz(3)
    const phone = { ...(await begin(medium)), medium }
    await passTime(phone.attempt, 10)
    const desk = await takeOver(phone)
    await save(desk, [{ sequence: 1, position: 2, ago: 2 * minute }])
    const late = [
      { sequence: 1, position: 1, ago: 5 * minute },
      { sequence: 2, position: 2, ago: 5 * minute, isRight: false },
      { sequence: 3, position: 3, ago: minute },
    ]
    expect(await save(phone, late)).toMatchObject({
      outcome: 'CONTINUED_ELSEWHERE',
      answers: [{ outcome: 'WRITTEN' }, { outcome: 'STALE' }, { outcome: 'WRITTEN' }],
    })
    expect(await right(phone)).toEqual([1, 2, 3])
    expect(outcomes(await save(desk, [{ sequence: 2, position: 1, isRight: false }]))).toEqual(['WRITTEN'])
    expect(await right(phone)).toEqual([2, 3])
  })

  it('hands in where the other one has stored nothing, and only brings its answers where it has', async () => {
    const { medium } = await publishQuiz(2)
    const phone = { ...(await begin(medium)), medium }
    await passTime(phone.attempt, 10)
    await takeOver(phone)
    const sent = [{ sequence: 1, position: 1, ago: minute }]
    expect(await handIn(phone, 2, sent)).toMatchObject({ outcome: 'WRITTEN', result: { correct: 1 } })
    expect(await handIn(phone, 2, sent)).toMatchObject({ outcome: 'REPEATED' })

    const next = (await publishQuiz(2)).medium
    const again = { ...(await begin(next)), medium: next }
    await passTime(again.attempt, 10)
    const desk = await takeOver(again)
    await save(desk, [{ sequence: 1, position: 2 }])
    expect(await handIn(again, 2, sent)).toMatchObject({ outcome: 'CONTINUED_ELSEWHERE' })
    expect(await handIn(desk, 2)).toMatchObject({ outcome: 'WRITTEN', result: { correct: 2 } })
  })
})

describe('the time limit', () => {
  it('counts what was given before the end, without a gap, and nothing given after it', async () => {
    const { medium } = await publishQuiz(4, { timeLimitMinutes: 20 })
    const opened = await begin(medium)
    await save(opened, [{ sequence: 1, position: 1 }])
    await passTime(opened.attempt, 60)
    const sent = [
      { sequence: 2, position: 2, ago: 45 * minute },
      { sequence: 3, position: 3, ago: 30 * minute },
    ]
    const { answers, result } = await handIn(opened, 4, sent)
    expect(answers.map(({ outcome }) => outcome)).toEqual(['WRITTEN', 'TOO_LATE'])
    expect(result).toMatchObject({ correct: 2, score: 50 })
  })

  it('takes a hand-in that was made before the end and arrives after it for what it is', async () => {
    const { medium } = await publishQuiz(1, { timeLimitMinutes: 20 })
    const opened = await begin(medium)
    await passTime(opened.attempt, 60)
    const input = inputOf(opened, [{ sequence: 1, position: 1, ago: 50 * minute }])
    const givenAt = new Date(Date.parse(input.sentAt) - 45 * minute).toISOString()
    await call('handIn', { ...input, sequence: 2, givenAt })
    const { isTimedOut, handedInAt } = await ask(
      'query',
      'quiz',
      `result(attempt: "${opened.attempt}") { isTimedOut handedInAt }`,
    )
    expect(isTimedOut).toBe(false)
    expect((Date.now() - Date.parse(String(handedInAt))) / minute).toBeCloseTo(45, 0)
  })

  it('does not count what leaves a gap after the end', async () => {
    const { medium } = await publishQuiz(2, { timeLimitMinutes: 20 })
    const opened = await begin(medium)
    await passTime(opened.attempt, 60)
    expect(outcomes(await save(opened, [{ sequence: 2, position: 1, ago: 50 * minute }]))).toEqual(['TOO_LATE'])
  })

  it('is longer for people with an accommodation, also while they answer', async () => {
    const { medium } = await publishQuiz(1, { timeLimitMinutes: 20 })
    const opened = await begin(medium)
    const before = Date.parse(opened.endsAt ?? '')
    const set = `setAccommodation(person: "${organisation.uuidOf('pupil')}", factor: 1.5, extraDays: 3) { changedAttempts userErrors { code } }`
    expect(await ask('mutation', 'quiz', set, 'sister')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
    expect(await ask('mutation', 'quiz', set, 'manager')).toEqual({ changedAttempts: 1, userErrors: [] })
    const { session } = await scenario.open(opened.attempt, opened.device)
    expect(Date.parse(session.endsAt ?? '') - before).toBe(10 * minute)
  })

  it('hands in what has arrived when the grace is over', async () => {
    const { medium } = await publishQuiz(2, { timeLimitMinutes: 20 })
    const opened = await begin(medium)
    await save(opened, [{ sequence: 1, position: 1 }])
    await passTime(opened.attempt, 25 * 60)
    expect((await scenario.open(opened.attempt, opened.device)).session.handedInAt).not.toBeNull()
    expect(await ask('query', 'quiz', `result(attempt: "${opened.attempt}") { state score isTimedOut }`)).toEqual({
      state: 'PASSED',
      score: 50,
      isTimedOut: true,
    })
    expect((await save(opened, [{ sequence: 2, position: 2 }])).outcome).toBe('ENDED')
  })
})

describe('handing in', () => {
  it('scores, completes in the same transaction, and is safe to repeat', async () => {
    const { medium } = await publishQuiz(2)
    const opened = await begin(medium)
    const first = await handIn(opened, 3, [
      { sequence: 1, position: 1 },
      { sequence: 2, position: 2, isRight: false },
    ])
    expect(first).toMatchObject({ outcome: 'WRITTEN', result: { state: 'PASSED', score: 50, correct: 1, scored: 2 } })
    expect(first.result?.['questions']).toMatchObject([
      { score: 1, feedback: ['Well done.'] },
      { score: 0, feedback: ['Read again.'] },
    ])
    expect(await handIn(opened, 3)).toMatchObject({ outcome: 'REPEATED', result: { score: 50 } })
    expect((await handIn(opened, 4)).outcome).toBe('ENDED')
    const { rows } = await pool().query(
      `select progress_state as state, score::float8 as score from enrolment where uuid = $1`,
      [opened.enrolment],
    )
    expect(rows).toEqual([{ state: 'COMPLETED', score: 50 }])
    const { rows: events } = await pool().query<{ kind: string }>(
      'select kind from learning_event where enrolment = $1 order by id',
      [opened.enrolment],
    )
    expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['ATTEMPT_ENDED', 'COMPLETED'])
  })

  it.each([
    ['NEVER', true, false],
    ['AFTER', false, true],
    ['AFTER_PASSING', false, false],
    ['AFTER_PASSING', true, true],
  ] as const)('with results %s, passed %s, shows answers: %s', async (showResults, isRight, showsAnswers) => {
    const { medium } = await publishQuiz(1, { showResults })
    const { result } = await handIn(await begin(medium), 2, [{ sequence: 1, position: 1, isRight }])
    expect(result).toMatchObject({ state: isRight ? 'PASSED' : 'FAILED', showsAnswers })
    expect(result?.['questions']).toHaveLength(showsAnswers ? 1 : 0)
  })

  it('shows the result of the last attempt where none is left', async () => {
    const { medium } = await publishQuiz(1, {}, { attemptLimit: 1 })
    const opened = await begin(medium)
    await handIn(opened, 2, [{ sequence: 1, position: 1, isRight: false }])
    const started = await ask(
      'mutation',
      'learning',
      `start(enrolment: "${opened.enrolment}", device: "${opened.device}") { attempt { uuid isReview } userErrors { code } }`,
    )
    expect(started).toEqual({ attempt: { uuid: opened.attempt, isReview: true }, userErrors: [] })
  })

  it('waits for a review where an essay has points', async () => {
    const { version } = await scenario.addQuestion({ type: 'ESSAY', stem: 'Describe it.', maxWords: null })
    const { medium } = await scenario.publish({ sections: [{ questions: [version] }] })
    const opened = await begin(medium)
    expect((await handIn(opened, 1)).result).toMatchObject({ state: 'TO_REVIEW', score: null })
  })

  it('takes a text with characters that the database cannot store, without them', async () => {
    const { version } = await scenario.addQuestion({ type: 'ESSAY', stem: 'Describe it.', maxWords: null })
    const { medium } = await scenario.publish({ sections: [{ questions: [version] }] })
    const opened = await begin(medium)
    const answer = JSON.stringify({ type: 'ESSAY', text: 'One\u0000 two \ud83d' })
    const given = { position: 1, sequence: 1, answer, givenAt: new Date().toISOString() }
    const { answers } = await call('saveAnswers', { ...inputOf(opened, []), answers: [given] })
    expect(answers).toEqual([{ sequence: 1, outcome: 'WRITTEN' }])
    const { rows } = await pool().query(`select answer ->> 'text' as text from quiz_answer where attempt = $1`, [
      opened.attempt,
    ])
    expect(rows).toEqual([{ text: 'One two \ufffd' }])
  })

  it('is the only way to a result: a player that says it has passed has not', async () => {
    const { medium } = await publishQuiz(1)
    const opened = await begin(medium)
    const answer = await ask(
      'mutation',
      'learning',
      `commit(locale: "en", input: { attempt: "${opened.attempt}", device: "${opened.device}", sequence: 1, completion: COMPLETE, success: PASSED, score: 100, isLeaving: true }) { outcome enrolment { state score } }`,
    )
    expect(answer).toEqual({ outcome: 'WRITTEN', enrolment: { state: 'IN_PROGRESS', score: null } })
  })
})

import { describe, expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { createQuizScenario, singleChoice } from '../quiz/testing/quizScenario.ts'

const organisation = startTestOrganisation(
  testPeople,
  'survey_response, event_session, learning_event, enrolment, medium, question',
)
const quiz = createQuizScenario(organisation)
const pool = () => organisation.server.database.pool
const unit = () => organisation.units.school

/** Every table that learning writes to. */
const learningTables = [
  'enrolment',
  'enrolment_source',
  'past_enrolment_term',
  'attempt',
  'part_progress',
  'learning_event',
  'learning_day',
  'quiz_attempt',
  'quiz_answer',
  'survey_participation',
  'survey_response',
  'survey_answer',
  'event_session',
  'event_booking',
  'rating',
  'medium',
  'medium_version',
  'question',
  'question_version',
]

/** How many rows each table has, and what is in them. */
async function snapshot(): Promise<readonly unknown[]> {
  const texts = learningTables.map(
    (table) =>
      `select '${table}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content from ${table} t`,
  )
  return (await pool().query<Record<string, unknown>>(texts.join(' union all '))).rows
}

const ask = async (field: string, who = 'above', variables = {}): Promise<unknown> =>
  read(await organisation.server.call(`query { preview { it: ${field} } }`, variables, callerOf(who)), 'preview', 'it')
const part = (medium: string, who = 'above', item: string | null = null) =>
  ask(
    `part(input: { medium: "${medium}", item: ${item === null ? 'null' : `"${item}"`}, seed: "one" }) { content { kind url }
      survey sessions { uuid } quiz { overview { questions phase } session { questions { position question answer } } } }`,
    who,
  ) as Promise<{ content: { kind: string; url: string | null } } | null>
const medium = (uuid: string, who = 'above') =>
  ask(`medium(uuid: "${uuid}", locale: "en") { isDraft medium { title } outline { uuid lockedBy state } }`, who)
const result = (uuid: string, option: string, who = 'above') =>
  ask(
    `quizResult(input: { medium: "${uuid}", seed: "one" }, answers: [{ position: 1, answer: ${JSON.stringify(
      JSON.stringify({ type: 'SINGLE', option }),
    )} }]) { state score correct questions { rightAnswer feedback } }`,
    who,
  )

const form = { isAnonymous: true, questions: [{ id: 'wish', type: 'ESSAY', stem: 'What?', isRequired: true }] }
const publish = (given: Omit<Parameters<typeof publishTestMedium>[1], 'unit' | 'title'>) =>
  publishTestMedium(pool(), { title: 'Medium', unit: unit(), ...given })
const publishQuiz = async () => {
  const { version } = await quiz.addQuestion(singleChoice('Which one?'))
  return quiz.publish({ sections: [{ questions: [version] }] })
}
const addDraft = async (of: string, content: object): Promise<void> => {
  await pool().query(
    `insert into medium_version (uuid, medium, number, state, content) values (gen_random_uuid(), $1, 2, 'DRAFT', $2)`,
    [of, content],
  )
}

describe('a preview as a learner', () => {
  it('leaves no trace: no learning table has another row or another value afterwards', async () => {
    const page = await publish({ kind: 'PAGE', content: { blocks: [] } })
    const link = await publish({ kind: 'LINK', content: { url: 'https://straps.example' } })
    const survey = await publish({ kind: 'SURVEY', content: { survey: form } })
    const event = await publish({ kind: 'EVENT' })
    await pool().query(
      `insert into event_session (uuid, medium, starts_at, ends_at, zone)
        values (gen_random_uuid(), $1, now() + interval '1 day', now() + interval '2 days', 'Europe/Berlin')`,
      [event.medium],
    )
    const test = await publishQuiz()
    const course = await publish({ kind: 'COURSE', items: [page.medium, test.medium, survey.medium] })
    // Somebody learns already: nothing of theirs changes either.
    await quiz.start(test.medium)
    const before = await snapshot()
    for (const { medium: uuid } of [page, link, survey, event, test, course]) {
      expect(await medium(uuid)).not.toBeNull()
      if (uuid !== course.medium) expect(await part(uuid)).not.toBeNull()
    }
    for (const item of course.items) expect(await part(course.medium, 'above', item)).not.toBeNull()
    expect(await result(test.medium, 'yes')).not.toBeNull()
    expect(await snapshot()).toEqual(before)
  })

  it('shows the draft, and without one the published version', async () => {
    const link = await publish({ kind: 'LINK', content: { url: 'https://old.example' } })
    expect(await medium(link.medium)).toMatchObject({ isDraft: false, medium: { title: 'Medium' } })
    expect(await part(link.medium)).toMatchObject({ content: { kind: 'LINK', url: 'https://old.example' } })
    await addDraft(link.medium, { url: 'https://new.example' })
    expect(await medium(link.medium)).toMatchObject({ isDraft: true })
    expect(await part(link.medium)).toMatchObject({ content: { url: 'https://new.example' } })
  })

  it('is for those who may edit the medium only', async () => {
    const { medium: uuid } = await publishQuiz()
    expect(await medium(uuid, 'root')).not.toBeNull()
    for (const who of ['sister', 'manager']) {
      expect(await medium(uuid, who)).toBeNull()
      expect(await part(uuid, who)).toBeNull()
      expect(await result(uuid, 'yes', who)).toBeNull()
    }
  })

  it('opens every part of a course, with what learners of the course would get', async () => {
    const parts = await Promise.all([1, 2].map(() => publish({ kind: 'LINK', content: { url: 'https://a.example' } })))
    const course = await publish({ kind: 'COURSE', items: parts.map((one) => one.medium) })
    await addDraft(parts[1]?.medium ?? '', { url: 'https://b.example' })
    expect(await medium(course.medium)).toMatchObject({
      outline: course.items.map((uuid) => ({ uuid, lockedBy: null, state: 'NOT_STARTED' })),
    })
    expect(await part(course.medium, 'above', course.items[1])).toMatchObject({
      content: { url: 'https://a.example' },
    })
    expect(await part(course.medium)).toBeNull()
    const other = await publish({ kind: 'COURSE', items: [] })
    expect(await part(other.medium, 'above', course.items[1])).toBeNull()
  })

  it('draws the questions of a quiz without an attempt, and scores the answers', async () => {
    const { medium: uuid } = await publishQuiz()
    expect(await part(uuid)).toMatchObject({
      quiz: { overview: { questions: 1, phase: 'READY' }, session: { questions: [{ position: 1, answer: null }] } },
    })
    expect(await result(uuid, 'yes')).toMatchObject({ state: 'PASSED', score: 100, correct: 1 })
    expect(await result(uuid, 'no')).toMatchObject({
      state: 'FAILED',
      score: 0,
      questions: [{ feedback: ['Read again.'] }],
    })
  })

  it('has nothing to show of a quiz or survey without questions', async () => {
    const survey = await publish({ kind: 'SURVEY', content: { survey: { ...form, questions: [] } } })
    expect(await part(survey.medium)).toBeNull()
    const empty = await publish({ kind: 'QUIZ' })
    expect(await part(empty.medium)).toBeNull()
    expect(await result(empty.medium, 'yes')).toBeNull()
  })
})

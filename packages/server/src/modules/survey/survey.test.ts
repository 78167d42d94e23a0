import { describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'

const organisation = startTestOrganisation(
  testPeople,
  'survey_participation, survey_response, learning_event, enrolment, medium',
)
const pool = () => organisation.server.database.pool

const questions = [
  {
    id: 'clear',
    type: 'SINGLE',
    stem: 'Was it clear?',
    isRequired: true,
    options: [
      { id: 'yes', text: 'Yes' },
      { id: 'no', text: 'No' },
    ],
  },
  { id: 'mood', type: 'SCALE', stem: 'How are you?', from: 1, to: 5 },
  { id: 'wish', type: 'SHORT_TEXT', stem: 'What do you wish?' },
]
const publish = async (isAnonymous = true): Promise<string> =>
  (
    await publishTestMedium(pool(), {
      kind: 'SURVEY',
      title: 'Pulse',
      unit: organisation.units.class5a,
      content: { survey: { isAnonymous, questions } },
    })
  ).medium

const device = createUuid()

async function change(namespace: 'learning' | 'survey', field: string, who: string, variables = {}): Promise<unknown> {
  const declared = field.includes('$input') ? '($input: SubmitSurveyInput!)' : ''
  const caller = { ...callerOf(who), roles: ['LEARNER' as const] }
  return read(
    await organisation.server.call(`mutation ${declared} { ${namespace} { it: ${field} } }`, variables, caller),
    namespace,
    'it',
  )
}

async function start(medium: string, who = 'pupil'): Promise<string> {
  const { enrolment } = (await change(
    'learning',
    `enrol(medium: "${medium}", locale: "en") { enrolment { uuid } userErrors { code } }`,
    who,
  )) as { enrolment: { uuid: string } }
  const { attempt } = (await change(
    'learning',
    `start(enrolment: "${enrolment.uuid}", device: "${device}") { attempt { uuid } }`,
    who,
  )) as { attempt: { uuid: string } }
  return attempt.uuid
}

const submit = (attempt: string, given: Record<string, object>, who = 'pupil') =>
  change('survey', 'submit(input: $input) { outcome userErrors { code path } }', who, {
    input: {
      attempt,
      device,
      sequence: 1,
      answers: Object.entries(given).map(([question, answer]) => ({ question, answer: JSON.stringify(answer) })),
    },
  })

const yes = { clear: { type: 'SINGLE', option: 'yes' } }
const resultOf = async (medium: string, who = 'manager') =>
  read(
    await organisation.server.call(
      `{ survey { result(medium: "${medium}") { responses isMasked isAnonymous questions { id answered mean texts options { id count } } } } }`,
      {},
      callerOf(who),
    ),
    'survey',
    'result',
  )
const stateOf = async (medium: string): Promise<unknown[]> =>
  (await pool().query<{ state: string }>('select progress_state as state from enrolment where medium = $1', [medium]))
    .rows

describe('answering a survey', () => {
  it('completes it once, with answers that lead to nobody where it is anonymous', async () => {
    const medium = await publish()
    const attempt = await start(medium)
    expect(await submit(attempt, { ...yes, wish: { type: 'SHORT_TEXT', text: 'More time.' } })).toEqual({
      outcome: 'WRITTEN',
      userErrors: [],
    })
    expect(await submit(attempt, yes)).toEqual({ outcome: 'REPEATED', userErrors: [] })
    expect(await stateOf(medium)).toEqual([{ state: 'COMPLETED' }])
    const { rows } = await pool().query('select person from survey_response')
    expect(rows).toEqual([{ person: null }])
    const { rows: columns } = await pool().query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name in ('survey_response', 'survey_answer') order by 1`,
    )
    expect(columns.map(({ name }) => name)).toEqual(['answer', 'person', 'question', 'response', 'uuid', 'version'])
  })

  it('takes texts with characters that the database cannot store, without them', async () => {
    const wish = { type: 'SHORT_TEXT', text: 'More\u0000 time \ud83d' }
    expect(await submit(await start(await publish()), { ...yes, wish })).toMatchObject({ outcome: 'WRITTEN' })
    const { rows } = await pool().query(`select answer ->> 'text' as text from survey_answer where question = 'wish'`)
    expect(rows).toEqual([{ text: 'More time \ufffd' }])
  })

  it('takes what was sent without a network before another device opened it', async () => {
    const medium = await publish()
    const attempt = await start(medium)
    await pool().query('update attempt set device = $2, sequence = 1 where uuid = $1', [attempt, createUuid()])
    expect(await submit(attempt, yes)).toEqual({ outcome: 'WRITTEN', userErrors: [] })
    expect(await stateOf(medium)).toEqual([{ state: 'COMPLETED' }])
  })

  it('names the person where it is not anonymous', async () => {
    await submit(await start(await publish(false)), yes)
    const { rows } = await pool().query('select person from survey_response')
    expect(rows).toEqual([{ person: organisation.uuidOf('pupil') }])
  })

  it('stores nothing while a required answer is missing or an answer does not fit, nor for another person', async () => {
    const medium = await publish()
    const attempt = await start(medium)
    expect(
      await submit(attempt, { mood: { type: 'SCALE', value: 9 }, clear: { type: 'SINGLE', option: null } }),
    ).toEqual({
      outcome: null,
      userErrors: [
        { code: 'REQUIRED', path: ['answers', 'clear'] },
        { code: 'NOT_OFFERED', path: ['answers', 'mood'] },
      ],
    })
    expect(await submit(attempt, yes, 'seller')).toEqual({ outcome: 'UNKNOWN', userErrors: [] })
    expect((await pool().query('select from survey_participation')).rowCount).toBe(0)
    expect(await stateOf(medium)).toEqual([{ state: 'IN_PROGRESS' }])
  })

  it('is not completed by what a player says', async () => {
    const medium = await publish()
    const attempt = await start(medium)
    await change(
      'learning',
      `commit(locale: "en", input: { attempt: "${attempt}", device: "${device}", sequence: 1, completion: COMPLETE }) { outcome }`,
      'pupil',
    )
    expect(await stateOf(medium)).toEqual([{ state: 'IN_PROGRESS' }])
  })
})

describe('the result of a survey', () => {
  it('is shown to its authors from 5 answers on', async () => {
    const medium = await publish()
    const people = ['pupil', 'seller', 'member', 'manager', 'above'] as const
    for (const [index, who] of people.entries()) {
      if (index === 4) expect(await resultOf(medium)).toMatchObject({ responses: 4, isMasked: true, questions: [] })
      const clear = { type: 'SINGLE', option: index === 0 ? 'no' : 'yes' }
      await submit(await start(medium, who), { clear, mood: { type: 'SCALE', value: index + 1 } }, who)
    }
    expect(await resultOf(medium)).toEqual({
      responses: 5,
      isMasked: false,
      isAnonymous: true,
      questions: [
        {
          id: 'clear',
          answered: 5,
          mean: null,
          texts: [],
          options: [
            { id: 'yes', count: 4 },
            { id: 'no', count: 1 },
          ],
        },
        {
          id: 'mood',
          answered: 5,
          mean: 3,
          texts: [],
          options: ['1', '2', '3', '4', '5'].map((id) => ({ id, count: 1 })),
        },
        { id: 'wish', answered: 0, mean: null, texts: [], options: [] },
      ],
    })
    expect(await resultOf(medium, 'sister')).toBeNull()
  })
})

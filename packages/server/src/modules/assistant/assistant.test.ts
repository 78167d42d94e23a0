import type { AssistantAnswer, AssistantPayload, AssistantState } from '@somo/graphql/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import type { Caller } from '../../access/caller.ts'
import { inTransaction } from '../../database/transaction.ts'
import { noClaims } from '../../testing/noClaims.ts'
import { createSettingReader, type Settings } from '../system/settings.ts'
import { createAssistantService } from './assistantService.ts'
import { anonymisePeople } from '../users/person/anonymisePeople.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { cleanQuestions } from './assistantStore.ts'

const organisation = startTestOrganisation(testPeople, 'enrolment, medium, learning_event, setting')
const pool = () => organisation.server.database.pool

const answerFields = `intent total overdue subject unit { name } enrolments { medium { title } action } rows { person { name } mediumTitle }
  media { title } contacts { name } badges { name } certificates { title } help { title } screens`

async function ask(question: string, who = 'pupil'): Promise<AssistantPayload> {
  const text = `mutation($question: String!) { assistant { ask(question: $question, locale: "en") { answer { ${answerFields} } userErrors { code path } } } }`
  return read(await organisation.server.call(text, { question }, callerOf(who)), 'assistant', 'ask') as AssistantPayload
}

async function answerTo(question: string, who?: string): Promise<AssistantAnswer> {
  const { answer, userErrors } = await ask(question, who)
  expect(userErrors).toEqual([])
  if (answer === null || answer === undefined) throw new Error('There is no answer.')
  return answer
}

const stateOf = async (who = 'pupil'): Promise<AssistantState> =>
  read(
    await organisation.server.call(
      '{ assistant { assistant { isOn asked limit history { question } } } }',
      {},
      callerOf(who),
    ),
    'assistant',
    'assistant',
  ) as AssistantState

async function enrol(name: string, medium: string, days: number): Promise<void> {
  await pool().query(
    `with made as (insert into enrolment (uuid, person, medium, is_mandatory, due_at, created_at, progress_state, progress) values
       (gen_random_uuid(), $1, $2, true, now() + $3 * interval '1 day', now() - interval '40 days', 'NOT_STARTED', 0) returning uuid)
     insert into enrolment_source (uuid, enrolment, kind, due_at, since) select gen_random_uuid(), uuid, 'MANAGER', now() + $3 * interval '1 day', now() - interval '40 days' from made`,
    [organisation.uuidOf(name), medium, days],
  )
}

beforeEach(async () => {
  const { general } = organisation.units
  const fire = (await publishTestMedium(pool(), { kind: 'LINK', title: 'Fire safety', unit: general })).medium
  await publishTestMedium(pool(), { kind: 'LINK', title: 'Forklift driving', unit: general })
  await enrol('pupil', fire, -10)
  await enrol('seller', fire, -20)
})

describe('an answer', () => {
  it('tells learners what is due, and finds content by words', async () => {
    expect(await answerTo('What is due?')).toMatchObject({
      intent: 'DUE',
      total: 1,
      overdue: 1,
      enrolments: [{ medium: { title: 'Fire safety' }, action: 'START' }],
    })
    expect(await answerTo('Find a course on forklift')).toMatchObject({
      intent: 'FIND',
      subject: 'forklift',
      media: [{ title: 'Forklift driving' }],
    })
    expect((await answerTo('forklift')).intent).toBe('FIND')
  })

  it('tells who is responsible, and what somebody has', async () => {
    expect((await answerTo('Who is responsible for my unit?')).contacts.map(({ name }) => name)).toContain(
      'Manager Test',
    )
    expect(await answerTo('my badges')).toMatchObject({ intent: 'BADGES', total: 0, badges: [] })
    expect(await answerTo('my certificates')).toMatchObject({ intent: 'CERTIFICATES', total: 0 })
    expect(await answerTo('Where do I continue?')).toMatchObject({ intent: 'CONTINUE', total: 0 })
  })

  it('tells managers who is overdue among their people alone', async () => {
    const names = async (question: string, who: string) =>
      (await answerTo(question, who)).rows.map(({ person }) => person.name)
    expect(await names('Who is overdue?', 'manager')).toEqual(['Pupil Test'])
    expect(await names('Who is overdue?', 'sister')).toEqual(['Seller Test'])
    expect(await names('Who is overdue?', 'root')).toEqual(['Seller Test', 'Pupil Test'])
    expect(await names('Who is overdue in Sales?', 'root')).toEqual(['Seller Test'])
    expect(await answerTo('Who is overdue in School?', 'above')).toMatchObject({ unit: { name: 'School' }, total: 1 })
    expect(await answerTo('Who is overdue in Sales?', 'manager')).toMatchObject({
      unit: null,
      subject: 'Sales',
      total: 0,
      rows: [],
    })
    expect(await names('Who is late with fire safety?', 'manager')).toEqual(['Pupil Test'])
    expect(await names('Who is overdue?', 'expired')).toEqual([])
  })

  it('tells learners nothing about others', async () => {
    expect(await answerTo('Who is overdue?')).toMatchObject({ intent: 'UNKNOWN', total: 0, rows: [] })
  })

  it.each([
    ["When is Pupil's course due?", 'en'],
    ['Hat Pupil Test die Brandschutzschulung abgeschlossen?', 'de'],
    ['Je, Pupil amekamilisha kozi?', 'sw'],
  ])('about another person leads managers to people in their scope alone: %s', async (question) => {
    const own = { enrolments: [], certificates: [], media: [], rows: [] }
    expect(await answerTo(question, 'manager')).toMatchObject({
      intent: 'PERSON',
      total: 1,
      subject: 'Pupil Test',
      ...own,
    })
    expect(await answerTo(question, 'root')).toMatchObject({ total: 1, subject: 'Pupil Test' })
    const unknown = await answerTo(question.replace('Pupil', 'Zzyzx'), 'sister')
    expect(unknown).toMatchObject({ intent: 'PERSON', total: 0, subject: null, ...own })
    for (const who of ['sister', 'expired', 'seller', 'pupil']) expect(await answerTo(question, who)).toEqual(unknown)
  })

  it('about several people of one name leads to all of them, and a name among other words is found', async () => {
    expect(await answerTo("When is Test's course due?", 'root')).toMatchObject({ intent: 'PERSON', subject: 'Test' })
    expect(await answerTo('is pupil test done', 'manager')).toMatchObject({ intent: 'PERSON', subject: 'Pupil Test' })
    expect(await answerTo('What is due?', 'root')).not.toMatchObject({ intent: 'PERSON' })
  })

  it('leads to the screen that helps, and says where it does not know', async () => {
    expect(await answerTo('How do I change my password?')).toMatchObject({ intent: 'HELP', screens: ['/my-profile'] })
    expect(await answerTo('How many days of holiday are left?')).toMatchObject({ intent: 'UNKNOWN', help: [] })
  })
})

describe('questions', () => {
  it('are kept for their person until they delete them, and count for the day all the same', async () => {
    await answerTo('my badges')
    await answerTo('What is due?')
    expect((await stateOf()).history.map(({ question }) => question)).toEqual(['What is due?', 'my badges'])
    expect(await stateOf('seller')).toMatchObject({ asked: 0, history: [] })
    const deleted = await organisation.server.call(
      'mutation { assistant { deleteHistory { asked history { question } } } }',
      {},
      callerOf('pupil'),
    )
    expect(read(deleted, 'assistant', 'deleteHistory')).toEqual({ asked: 2, history: [] })
    const { rows } = await pool().query('select question from assistant_question')
    expect(rows).toEqual([{ question: null }, { question: null }])
  })

  it('are limited by the day, and refused where the assistant is switched off', async () => {
    const caller: Caller = { subject: 'pupil', sessionId: null, roles: ['LEARNER'], claims: noClaims, expiresAt: 0 }
    const usual = await createSettingReader(pool()).read()
    const sources = { badges: { readOwn: () => Promise.resolve({ earned: [], open: [] }) } } as never
    const withSetting = (assistant: Settings['assistant']) =>
      createAssistantService({
        pool: pool(),
        sources,
        settings: { read: () => Promise.resolve({ ...usual, assistant }) },
      })
    const codes = async (assistant: Settings['assistant']) =>
      (await withSetting(assistant).ask(caller, 'my badges', 'en')).userErrors.map(({ code }) => code)
    expect(await codes({ questions: 1 })).toEqual([])
    expect(await codes({ questions: 1 })).toEqual(['TOO_MANY'])
    expect(await codes(null)).toEqual(['LOCKED'])
    expect(await withSetting(null).read(caller)).toMatchObject({ isOn: false })
  })

  it.each([
    ['nothing', ' ', 'REQUIRED'],
    ['more than 500 characters', 'x'.repeat(501), 'TOO_LONG'],
  ])('with %s are refused and not kept', async (_, question, code) => {
    expect((await ask(question)).userErrors).toEqual([{ code, path: ['question'] }])
    expect((await stateOf()).asked).toBe(0)
  })

  it('go after 30 days, and with their person', async () => {
    await answerTo('my badges')
    await answerTo('my badges', 'seller')
    await pool().query(`update assistant_question set asked_at = now() - interval '31 days' where person = $1`, [
      organisation.uuidOf('pupil'),
    ])
    expect((await stateOf()).history).toEqual([])
    await cleanQuestions(pool(), Date.now())
    const left = async () => (await pool().query('select 1 from assistant_question')).rowCount
    expect(await left()).toBe(1)
    const gateway = { source: 'OUTSIDE', endSessionsOf: () => Promise.resolve() } as never
    await inTransaction(pool(), (client) => anonymisePeople({ gateway }, client, [organisation.uuidOf('seller')]))
    expect(await left()).toBe(0)
  })
})

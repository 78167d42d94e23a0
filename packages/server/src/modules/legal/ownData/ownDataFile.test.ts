import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { beginForgetting, withdrawFiles } from '../../private-files/withdrawFiles.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { readOwnData } from './ownDataStore.ts'
import { ownDataWordsOf } from './ownDataWords.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)

beforeAll(async () => {
  server = await startTestServer()
  await calls.addPerson('learner', { givenName: 'Łukasz' })
  await calls.addPerson('other', { givenName: 'Other' })
  await server.database.pool.query(`update person set locale = 'sw' where subject = 'learner'`)
})
afterAll(() => server.close())

const learner: TestCaller = { subject: 'learner', roles: ['LEARNER'] }

interface Seen {
  readonly state: string
  readonly fileUrl: string | null
  readonly fileName: string | null
  readonly isFileWithdrawn: boolean
}

async function find(uuid: string, caller: TestCaller): Promise<Seen | null> {
  const { data } = await server.call(
    `{ jobs { job(uuid: "${uuid}") { state fileUrl fileName isFileWithdrawn } } }`,
    {},
    caller,
  )
  // The shape is the query's.
  return (data as { jobs: { job: Seen | null } } | null)?.jobs.job ?? null
}

async function make(format: string): Promise<string> {
  const { data, errors } = await server.call(
    `mutation { legal { exportMyData${format} { job { uuid } } } }`,
    {},
    learner,
  )
  expect(errors).toBeUndefined()
  // The shape is the query's.
  const { uuid } = (data as { legal: { exportMyData: { job: { uuid: string } } } }).legal.exportMyData.job
  await expect.poll(async () => (await find(uuid, learner))?.state, { timeout: 8000, interval: 50 }).toBe('DONE')
  return uuid
}

it('is a PDF in the reader’s language where they ask for one, and JSON where nothing is said', async () => {
  const seen = await find(await make('(format: PDF)'), learner)
  expect(seen?.fileName).toMatch(/^data-yangu-\d{4}-\d\d-\d\d\.pdf$/)
  const answer = await fetch(server.url + (seen?.fileUrl ?? ''))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(bytes.slice(0, 5)).toBe('%PDF-')
  expect(bytes).toContain('/Lang (sw)')
  expect((await find(await make(''), learner))?.fileName).toMatch(/\.json$/)
})

it('is nobody else’s, not even for an administrator to fetch', async () => {
  const uuid = await make('(format: PDF)')
  expect(await find(uuid, { subject: 'other', roles: ['LEARNER'] })).toBeNull()
  expect(await find(uuid, { subject: 'other', roles: ['EDUCATION_MANAGER'] })).toBeNull()
  expect((await find(uuid, { subject: 'other', roles: ['ADMIN'] }))?.fileUrl ?? null).toBeNull()
})

it('ends after seven days and goes when somebody is anonymised, as the one for machines does', async () => {
  const [pdf, json] = [await make('(format: PDF)'), await make('(format: JSON)')]
  const { rows } = await server.database.pool.query(
    `select has_people as "hasPeople", round(extract(epoch from expires_at - now()) / 86400)::int as days from private_file`,
  )
  expect(rows).toEqual(rows.map(() => ({ hasPeople: true, days: 7 })))
  await inTransaction(server.database.pool, async (client) => {
    await beginForgetting(client)
    await withdrawFiles(client)
  })
  for (const uuid of [pdf, json])
    expect(await find(uuid, learner)).toMatchObject({ fileUrl: null, isFileWithdrawn: true })
})

it('has a word in each language for every field of every part', async () => {
  const { pool } = server.database
  const { live } = await calls.publishNew({ title: 'Terms', audienceRoles: ['LEARNER'] })
  await calls.decide(learner, live?.uuid ?? '')
  await server.call('mutation { legal { requestDeletion { userErrors { code } } } }', {}, learner)
  for (const statement of [
    `with made as (insert into unit (uuid, key, name) values (gen_random_uuid(), 'choir', 'Choir') returning uuid), joined as (
       insert into unit_membership (uuid, unit, person) select gen_random_uuid(), made.uuid, p.uuid from made, person p where p.subject = 'learner'), coming as (
       insert into coming_membership (uuid, unit, person, begins_on) select gen_random_uuid(), made.uuid, p.uuid, '2098-01-01' from made, person p where p.subject = 'learner')
     insert into join_request (uuid, unit, person) select gen_random_uuid(), made.uuid, p.uuid from made, person p where p.subject = 'learner'`,
    `insert into saved_view (uuid, owner, screen, name, query) select gen_random_uuid(), uuid, '/user-management', 'Mine', '?q=a' from person where subject = 'learner'`,
    `with made as (insert into medium (uuid, kind, main_locale, titles, owner_unit)
       select gen_random_uuid(), 'PAGE', 'en', '{"en": "Lifting"}', uuid from unit where key = 'choir' returning uuid)
     insert into rating (person, medium, stars, comment) select p.uuid, made.uuid, 4, 'Clear.' from made, person p where p.subject = 'learner'`,
    `with made as (insert into badge (uuid, kind) values (gen_random_uuid(), 'SYSTEM') returning uuid),
       version as (insert into badge_version (uuid, badge, number, names, image, rule, published_at)
         select gen_random_uuid(), uuid, 1, '{"en": "First steps"}', '{}', '{}', now() from made returning uuid, badge)
     insert into badge_award (badge, version, person, reason, revoked_at, revoked_reason)
       select badge, version.uuid, p.uuid, 'Helped.', now(), 'Mistake.' from version, person p where p.subject = 'learner'`,
    `insert into assistant_question (uuid, person, question) select gen_random_uuid(), uuid, 'What is due?' from person where subject = 'learner'`,
    `with written as (insert into news (uuid, main_locale, texts) values (gen_random_uuid(), 'en', '{"en": {"title": "Hall B", "body": "Closed."}}') returning uuid)
     insert into news_receipt (news, person, confirmed_at) select written.uuid, p.uuid, now() from written, person p where p.subject = 'learner'`,
    `with sent as (insert into message (uuid, subject, body) values (gen_random_uuid(), 'Thursday', 'Can you come?') returning uuid)
     insert into message_recipient (message, person, sent_at, read_at) select sent.uuid, p.uuid, now(), now() from sent, person p where p.subject = 'learner'`,
    `insert into relation (uuid, learner, type, sees, state, started_at, until, ended_at)
       select gen_random_uuid(), uuid, 'MENTOR', '{SCORES}', 'ENDED', now(), current_date, now() from person where subject = 'learner'`,
    `insert into login_day (person, day) select uuid, current_date from person where subject = 'learner' on conflict do nothing`,
    `with owner as (select uuid from unit where key = 'choir'), me as (select uuid from person where subject = 'learner'),
       quiz as (insert into medium (uuid, kind, main_locale, titles, owner_unit) select gen_random_uuid(), 'QUIZ', 'en', '{"en": "Final test"}', uuid from owner returning uuid),
       version as (insert into medium_version (uuid, medium, number, state, content) select gen_random_uuid(), uuid, 1, 'READY',
         '{"survey": {"questions": [{"id": "q", "stem": "How was it?"}]}}' from quiz returning uuid),
       enrolled as (insert into enrolment (uuid, person, medium) select gen_random_uuid(), me.uuid, quiz.uuid from me, quiz returning uuid),
       tried as (insert into attempt (uuid, enrolment, version, number) select gen_random_uuid(), enrolled.uuid, version.uuid, 1 from enrolled, version returning uuid),
       opened as (insert into quiz_attempt (attempt, seed) select uuid, 's' from tried returning attempt),
       asked as (insert into question (uuid, owner_unit) select gen_random_uuid(), uuid from owner returning uuid),
       asked_version as (insert into question_version (uuid, question, number, type, content) select gen_random_uuid(), uuid, 1, 'SINGLE',
         '{"type": "SINGLE", "stem": "Which one?", "options": [{"id": "o", "text": "Foam", "weight": 100}]}' from asked returning uuid),
       answered as (insert into quiz_answer (attempt, position, section, question_version, answer)
         select opened.attempt, 1, 0, asked_version.uuid, '{"type": "SINGLE", "option": "o"}' from opened, asked_version),
       responded as (insert into survey_response (version, person) select version.uuid, me.uuid from version, me returning uuid),
       told as (insert into survey_answer (response, question, answer) select uuid, 'q', '{"type": "SHORT_TEXT", "text": "Good."}' from responded),
       session as (insert into event_session (uuid, medium, starts_at, ends_at, zone) select gen_random_uuid(), uuid, now(), now() + interval '1 hour', 'UTC' from quiz returning uuid),
       booked as (insert into event_booking (uuid, session, attempt, state) select gen_random_uuid(), session.uuid, tried.uuid, 'REGISTERED' from session, tried)
     insert into accommodation (person, factor) select uuid, 1.5 from me`,
    `with made as (insert into task (uuid, title, owner_unit) select gen_random_uuid(), 'Report', uuid from unit where key = 'choir' returning uuid),
       handed as (insert into task_submission (task, person, state, version, handed_in_at, first_handed_in_at)
         select made.uuid, p.uuid, 'SUBMITTED', 1, now(), now() from made, person p where p.subject = 'learner' returning uuid)
     insert into task_version (submission, number, text, sha256, receipt, decision, comment, reviewed_at)
       select uuid, 1, 'Mine', 'abc', 'T-1', 'PASSED', 'Good.', now() from handed`,
    `insert into external_certificate (uuid, person, title, issuer, issued_on, file, file_name, media_type)
       select gen_random_uuid(), uuid, 'First aid', 'Red Cross', '2026-03-03', 'f', 'f.pdf', 'application/pdf' from person where subject = 'learner'`,
    `insert into outbox_mail (uuid, event, person, address, locale, subject, body, dedupe_key) select gen_random_uuid(), 'INVITATION', uuid, 'a@b.example', 'en', 'Hello', 'Hello', 'd' from person where subject = 'learner'`,
    `insert into notification (uuid, person, event, subject, address, in_app) select gen_random_uuid(), uuid, 'NEWS', uuid, '/communication', true
       from person where subject = 'learner'`,
    `insert into notification_preference (person, event_group, in_app, email) select uuid, 'NEWS', true, 'OFF' from person where subject = 'learner'`,
    `insert into link_case (uuid, reason, state, subject, candidates) values (gen_random_uuid(), 'NO_CANDIDATE', 'OPEN', 'learner', '{}')`,
    `insert into counted_session (subject, session_id, counted_at) values ('learner', 's', now())`,
  ])
    await pool.query(statement)
  const data = await inTransaction(pool, (client) => readOwnData(client, 'learner'))
  expect(data).toMatchObject({
    enrolments: [{ medium: 'Final test', state: 'NOT_STARTED' }],
    eventBookings: [{ state: 'REGISTERED' }],
    quizAnswers: [{ question: 'Which one?', answer: 'Foam' }],
    surveyAnswers: [{ question: 'How was it?', answer: 'Good.' }],
  })
  const fieldsOf = (part: object | readonly object[]): string[] => Object.keys([part].flat()[0] ?? {})
  const parts = Object.values<object | readonly object[]>({ ...data }).map(fieldsOf)
  for (const fields of parts) expect(fields.length).toBeGreaterThan(0)
  for (const locale of ['en', 'de', 'sw']) {
    const { fields, codes } = ownDataWordsOf(locale)
    expect(parts.flat().filter((field) => !Object.hasOwn(fields, field))).toEqual([])
    expect(Object.keys(codes).toSorted()).toEqual(Object.keys(ownDataWordsOf('en').codes).toSorted())
  }
})

import { expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { createAnnounceWorker } from '../announceWorker.ts'

const organisation = startTestOrganisation(
  testPeople,
  'message, notification, idempotence_key, learning_event, enrolment, medium',
)
const pool = () => organisation.server.database.pool

const count = async (target: object, who = 'above') => {
  const text =
    'query ($target: MessageTargetInput!) { messages { preview(target: $target) { count withoutEmail overLimit sample } } }'
  return read(await organisation.server.call(text, { target }, callerOf(who)), 'messages', 'preview') as {
    count: number
    sample: string[]
    overLimit: number
  }
}

interface Sent {
  readonly message: { readonly uuid: string; readonly recipients: number } | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}
const send = async (
  target: object,
  expectedCount: number,
  who = 'above',
  key = createUuid(),
  subject = 'Please finish',
): Promise<Sent> => {
  const text = `mutation ($input: MessageInput!, $expectedCount: Int!, $key: String!) { message { send(input: $input, expectedCount: $expectedCount,
    idempotenceKey: $key) { message { uuid recipients } userErrors { code path } } } }`
  const variables = { input: { subject, body: 'The training is due.', target }, expectedCount, key }
  return read(await organisation.server.call(text, variables, callerOf(who)), 'message', 'send') as Sent
}
const inbox = async (who: string) =>
  (
    read(
      await organisation.server.call(
        '{ news { inbox(page: { first: 20 }, locale: "en") { items { uuid kind title from readAt } } } }',
        {},
        callerOf(who),
      ),
      'news',
      'inbox',
      'items',
    ) as { title: string; uuid: string }[]
  ).map(({ title }) => title)

async function makeOverdue(...names: readonly string[]): Promise<void> {
  const { medium } = await publishTestMedium(pool(), {
    kind: 'PAGE',
    title: 'Fire safety',
    unit: organisation.units.general,
  })
  for (const name of names)
    await pool().query(
      `insert into enrolment (uuid, person, medium, is_mandatory, due_at) values ($1, $2, $3, true, now() - interval '30 days')`,
      [createUuid(), organisation.uuidOf(name), medium],
    )
}

it('the preview of a list and its effect are the same, within the scope and without the sender', async () => {
  await makeOverdue('pupil', 'member', 'seller')
  const { general, school, class5a, sales } = organisation.units
  const targets = [
    { unit: school, state: ['OVERDUE'] },
    { unit: class5a },
    { unit: school, withSubunits: false },
    { unit: sales },
    { unit: general, state: ['OVERDUE', 'COMPLETED'] },
    { people: [organisation.uuidOf('pupil'), organisation.uuidOf('seller')] },
  ]
  const found: number[] = []
  for (const who of ['above', 'root'])
    for (const target of targets) {
      const preview = await count(target, who)
      found.push(preview.count)
      const { message, userErrors } = await send(target, preview.count, who)
      if (preview.count === 0) expect(userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: ['target'] }])
      else expect(message?.recipients).toBe(preview.count)
    }
  expect(found).toEqual([2, 4, 0, 0, 2, 1, 2, 4, 1, 2, 3, 2])
})

it('is sent once by a key, and not where another number of people would get it', async () => {
  const target = { unit: organisation.units.class5a }
  expect((await send(target, 3)).userErrors).toEqual([{ code: 'COUNT_CHANGED', path: ['target'] }])
  const key = createUuid()
  expect((await send(target, 9, 'above', key)).message).toBeNull()
  const first = await send(target, 4, 'above', key)
  expect((await send(target, 4, 'above', key)).message?.uuid).toBe(first.message?.uuid)
  expect((await send({}, 0)).userErrors).toEqual([{ code: 'REQUIRED', path: ['target'] }])
  expect((await send(target, 4, 'above', createUuid(), ' ')).userErrors).toEqual([
    { code: 'REQUIRED', path: ['subject'] },
  ])
  expect((await pool().query('select from message')).rowCount).toBe(1)
})

it('reaches the inbox and the bell of its readers alone; the sender sees who read it', async () => {
  const { message } = await send({ people: [organisation.uuidOf('pupil')] }, 1)
  expect([await inbox('pupil'), await inbox('member')]).toEqual([['Please finish'], []])
  await inTransaction(pool(), (client) =>
    createAnnounceWorker().step({}, null, { uuid: createUuid(), owner: null, client }),
  )
  const { rows } = await pool().query(
    `select p.subject, n.email from notification n join person p on p.uuid = n.person where n.event = 'MESSAGE'`,
  )
  expect(rows).toEqual([{ subject: 'pupil', email: 'DUE' }])
  const mark = `mutation { news { setRead(uuid: "${message?.uuid}", isRead: true, locale: "en") { entry { readAt } } } }`
  expect(read(await organisation.server.call(mark, {}, callerOf('member')), 'news', 'setRead', 'entry')).toBeNull()
  expect(
    read(await organisation.server.call(mark, {}, callerOf('pupil')), 'news', 'setRead', 'entry', 'readAt'),
  ).not.toBeNull()
  const sent = async (who: string) =>
    read(
      await organisation.server.call(
        '{ messages { sent(page: { first: 5 }) { items { subject readCount recipients } } } }',
        {},
        callerOf(who),
      ),
      'messages',
      'sent',
      'items',
    )
  expect(await sent('above')).toEqual([{ subject: 'Please finish', readCount: 1, recipients: 1 }])
  expect(await sent('root')).toEqual([])
  const people = `{ messages { recipients(message: "${message?.uuid}", page: { first: 5 }) { items { name } } } }`
  expect(read(await organisation.server.call(people, {}, callerOf('root')), 'messages', 'recipients', 'items')).toEqual(
    [],
  )
})

it('of somebody who is anonymised loses its sender, and a reader’s copy goes', async () => {
  await send({ people: [organisation.uuidOf('pupil'), organisation.uuidOf('member')] }, 2)
  await pool().query(`update person set status = 'ANONYMISED', anonymised_at = now() where uuid = any($1::uuid[])`, [
    [organisation.uuidOf('pupil'), organisation.uuidOf('above')],
  ])
  expect(
    (await pool().query('select sender, (select count(*)::int from message_recipient) as readers from message')).rows,
  ).toEqual([{ sender: null, readers: 1 }])
})

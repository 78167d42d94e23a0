import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createJobs, type JobEngine } from '../jobs/createJobs.ts'
import { createSettingReader } from '../system/settings.ts'
import { createOutbox } from './createOutbox.ts'
import type { AccountMailEvent, NewMail, Outbox } from './outbox.ts'
import { createMailWorker } from './sendMails.ts'
import { giveUpStuck, takeDueMail } from './store.ts'
import { startMailServer, type TestMailServer } from './testing/mailServer.ts'

let database: TestDatabase
let jobs: JobEngine
let post: TestMailServer
let outbox: Outbox
const person = createUuid()

beforeAll(async () => {
  ;[database, post] = await Promise.all([createTestDatabase(), startMailServer()])
  const { pool } = database
  await pool.query(
    `insert into person (uuid, subject, given_name, time_zone) values ($1, 'ada', 'Ada', 'Africa/Nairobi')`,
    [person],
  )
  await pool.query(`insert into setting (id, value) values ('GENERAL.SUPPORT_EMAIL', 'help@example.org')`)
  const log = createLog('silent')
  jobs = await createJobs(database, log)
  const settings = createSettingReader(pool)
  outbox = createOutbox({ hasServer: true, jobs, settings })
  const mailFrom = 'Somo <somo@example.org>'
  await jobs.work([
    createMailWorker({ pool, smtpUrl: new URL(post.url), mailFrom, smtpAllowsPlaintext: false, settings, log }),
  ])
})
afterAll(async () => {
  await jobs.stop()
  await post.close()
  await database.close()
})
beforeEach(async () => {
  await database.pool.query('delete from outbox_mail')
  post.mails.length = 0
  post.refusal = null
})

const invitation = (change: Partial<NewMail<'INVITATION'>> = {}): NewMail<'INVITATION'> => ({
  event: 'INVITATION',
  person,
  address: 'ada@example.org',
  locale: 'de',
  dedupeKey: createUuid(),
  values: {
    name: 'Ada',
    product: 'Lernhaus',
    url: 'https://x.example/einladung#abc',
    until: '2027-03-01T09:30:00.000Z',
  },
  ...change,
})

function enqueue<E extends AccountMailEvent>(...mails: NewMail<E>[]): Promise<void> {
  return inTransaction(database.pool, (client) => outbox.enqueue(client, mails))
}

async function rows(): Promise<{ state: string; tries: number; error: string | null }[]> {
  return (
    await database.pool.query<{ state: string; tries: number; error: string | null }>(
      'select state, tries, error from outbox_mail order by uuid',
    )
  ).rows
}

async function readFirst(): Promise<{ to: readonly string[]; raw: string; mail: Email }> {
  const first = post.mails[0]
  if (first === undefined) throw new Error('No mail has arrived.')
  return { ...first, mail: await PostalMime.parse(first.raw) }
}

const settled = (state: string): Promise<void> =>
  vi.waitFor(async () => expect((await rows()).map((row) => row.state)).toEqual([state]), {
    timeout: 10_000,
    interval: 20,
  })

describe('a mail', () => {
  it('arrives in its reader’s language, pattern and time zone, with whom to ask', async () => {
    await enqueue(invitation())
    await settled('SENT')
    const { to, mail, raw } = await readFirst()
    expect(to).toEqual(['ada@example.org'])
    expect(mail.subject).toBe('Einladung zu Lernhaus')
    expect(mail.from).toMatchObject({ name: 'Somo', address: 'somo@example.org' })
    expect(mail.replyTo).toEqual([{ name: '', address: 'help@example.org' }])
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(mail.text).toContain('https://x.example/einladung#abc')
    expect(mail.text).toContain('bis 01.03.2027, 12:30 (Africa/Nairobi)')
    expect(mail.text).toContain('Fragen? Schreiben Sie an help@example.org.')
  })

  it.each([
    ['en', 'You’ve been invited to Lernhaus'],
    ['sw-KE', 'Umealikwa kutumia Lernhaus'],
    ['fr', 'You’ve been invited to Lernhaus'],
  ])('for %s is called %s', async (locale, subject) => {
    await enqueue(invitation({ locale }))
    await settled('SENT')
    expect((await readFirst()).mail.subject).toBe(subject)
  })

  it('makes no header of its own out of a name, and no second address', async () => {
    const values = { ...invitation().values, product: 'A\r\nBcc: eve@example.org\r\n\r\nB', name: 'Ada\u2028Bcc: x' }
    await enqueue(invitation({ values, address: 'ada@example.org' }))
    await settled('SENT')
    const { to, mail, raw } = await readFirst()
    expect(to).toEqual(['ada@example.org'])
    expect(mail.subject).toBe('Einladung zu A Bcc: eve@example.org B')
    expect(mail.bcc).toBeUndefined()
    expect(raw).not.toMatch(/^Bcc:/m)
    await database.pool.query('delete from outbox_mail')
    await enqueue(invitation({ address: 'ada@example.org, eve@example.org' }))
    await settled('FAILED')
    expect(post.mails.flatMap((one) => one.to)).not.toContain('eve@example.org')
  })

  it('carries the invitation to a session of an event as iCalendar', async () => {
    const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' } as const
    const url = 'https://somo.example/media'
    await inTransaction(database.pool, (client) =>
      outbox.enqueueNotifications(client, [
        {
          event: 'EVENT_BOOKED',
          person,
          address: 'ada@example.org',
          locale: 'en',
          name: 'Ada',
          product: 'Somo',
          url,
          notifications: [{ event: 'EVENT_BOOKED', values: { title: 'First aid', place: 'Hall B' }, url }],
          more: 0,
          preferencesUrl: url,
          unsubscribeUrl: null,
          calendar,
          dedupeKey: createUuid(),
        },
      ]),
    )
    await settled('SENT')
    const { mail, raw } = await readFirst()
    expect(mail.subject).toBe('First aid: your seat on')
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toContainEqual([
      'invite.ics',
      'application/ics',
    ])
  })

  it('is made once for one happening', async () => {
    await enqueue(invitation({ dedupeKey: 'same' }), invitation({ dedupeKey: 'same' }))
    await enqueue(invitation({ dedupeKey: 'same' }))
    await settled('SENT')
    expect(post.mails.length).toBe(1)
  })

  it('is not made where the transaction that asked for it is taken back', async () => {
    const refused = inTransaction(database.pool, async (client) => {
      await outbox.enqueue(client, [invitation()])
      throw new Error('No.')
    })
    await expect(refused).rejects.toThrow('No.')
    expect(await rows()).toEqual([])
  })
})

describe('a mail that does not leave', () => {
  it('is tried again later where the server is busy, and given up after five times', async () => {
    post.refusal = { code: 451, message: 'Busy' }
    await enqueue(invitation())
    await settled('FAILED')
    expect(await rows()).toMatchObject([{ tries: 1 }])
    const { rows: later } = await database.pool.query<{ minutes: number }>(
      `select round(extract(epoch from next_try_at - now()) / 60)::int as minutes from outbox_mail`,
    )
    expect(later).toEqual([{ minutes: 1 }])
    expect(await takeDueMail(database.pool)).toBeNull()
    await database.pool.query('update outbox_mail set next_try_at = now(), tries = 5')
    expect(await takeDueMail(database.pool)).toBeNull()
  })

  it('is not tried again where the server will never take it', async () => {
    post.refusal = { code: 550, message: 'No such mailbox' }
    await enqueue(invitation())
    await settled('FAILED')
    expect(await rows()).toMatchObject([{ tries: 5, error: expect.stringContaining('No such mailbox') as string }])
  })

  it('stays behind, and never goes out twice by itself, where the process died while it was sent', async () => {
    await database.pool.query(
      `insert into outbox_mail (uuid, event, address, locale, subject, body, dedupe_key, next_try_at)
      values ($1, 'TEST', 'a@example.org', 'en', 's', 'b', 'k', now() - interval '1 hour')`,
      [createUuid()],
    )
    expect(await takeDueMail(database.pool)).not.toBeNull()
    expect(await takeDueMail(database.pool)).toBeNull()
    await giveUpStuck(database.pool)
    expect(await rows()).toMatchObject([{ state: 'SENDING' }])
    await database.pool.query(`update outbox_mail set sending_since = now() - interval '11 minutes'`)
    await giveUpStuck(database.pool)
    expect(await rows()).toEqual([{ state: 'FAILED', tries: 5, error: 'INTERRUPTED' }])
    expect(await takeDueMail(database.pool)).toBeNull()
  })
})

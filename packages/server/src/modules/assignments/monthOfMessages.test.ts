import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { PoolClient } from 'pg'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { createLog } from '../../log.ts'
import { isLong } from '../../testing/long.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createOutbox } from '../mail/createOutbox.ts'
import { createMailWorker } from '../mail/sendMails.ts'
import { startMailServer, type TestMailServer } from '../mail/testing/mailServer.ts'
import { createDigestWorker } from '../notifications/digestNotifications.ts'
import { createEmailWorker, mostEmailsADay } from '../notifications/emailNotifications.ts'
import { createPersonLinks } from '../notifications/personLinks.ts'
import { createUnsubscribing } from '../notifications/unsubscribe.ts'
import { createSettingReader } from '../system/settings.ts'
import { sendReminders } from './reminders.ts'
import { assignToAll, goToNextDay, seedReaders, titlesOf, type Reader } from './testing/monthOfMessages.ts'

const [people, days] = isLong ? [1000, 30] : [24, 30]

const file = join(
  process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../shared/realdata'),
  'names/common-forenames-by-country.csv',
)
const isThere = existsSync(file)
if (!isThere) process.stdout.write(`No names at ${file}: the mails greet a few of our own.\n`)

const hard = ['O’Brien', 'Łukasz', 'İpek', 'Nguyễn', 'Zoë & Söhne', '<b>Bob</b>', '{{ name }}', 'ዮሐንስ', '佳子', 'محمد']

/** Names of the whole world, each once, and some of those that break programs. */
function readNames(): readonly string[] {
  const rows: string[][] = isThere ? parse(readFileSync(file, 'utf8'), { bom: true, from: 2 }) : []
  const found = [...new Set(rows.map((row) => row[10]?.trim() ?? ''))].filter((name) => name !== '')
  const step = Math.max(1, Math.floor(found.length / people))
  const world = [...hard, ...found.filter((_, place) => place % step === 0)]
  return Array.from({ length: people }, (_, place) => world[place % world.length] ?? 'Ada')
}

let database: TestDatabase
let post: TestMailServer
const origin = 'https://somo.example'
const links = createPersonLinks(origin, Buffer.from('a key of this test'))
const received: TestMailServer['mails'] = []
let deaths = 0

beforeAll(async () => {
  ;[database, post] = await Promise.all([createTestDatabase(), startMailServer()])
})
afterAll(async () => {
  await post.close()
  await database.close()
})

type Step = Pick<ReturnType<typeof createEmailWorker>, 'step'>

async function runAll({ step }: Step): Promise<void> {
  const run = (client: PoolClient, at: { readonly done: number } | null) =>
    step({}, at, { uuid: createUuid(), owner: null, client })
  for (let at: { readonly done: number } | null | undefined; at !== null;) {
    const before = at ?? null
    at = (await inTransaction(database.pool, (client) => run(client, before))).position
  }
}

async function writeMails(): Promise<void> {
  const { pool } = database
  const jobs = { start: () => Promise.resolve(createUuid()) }
  const outbox = createOutbox({
    hasServer: true,
    settings: createSettingReader(pool),
    jobs,
  })
  const deps = { outbox, links, origin, mailFrom: null }
  await runAll(createEmailWorker(deps))
  await runAll(createDigestWorker({ ...deps, now: () => new Date('2026-12-01T05:00:00Z') }))
}

/** Sends what is due now; what fails is due again. */
async function sendMails(): Promise<void> {
  const { pool } = database
  const worker = createMailWorker({
    pool,
    smtpUrl: new URL(post.url),
    mailFrom: 'Somo <somo@example.org>',
    smtpAllowsPlaintext: false,
    settings: createSettingReader(pool),
    log: createLog('silent'),
  })
  await runAll(worker as unknown as Step)
  await pool.query(`update outbox_mail set next_try_at = now() where state = 'FAILED'`)
}

/** The server dies, or refuses, on some days; it is back before the mails were given up. */
async function deliver(day: number): Promise<void> {
  if (day % 7 === 2) post.refusal = { code: 451, message: 'Try again later' }
  const isDying = day % 7 === 4
  if (isDying) post.dieAfter = 9
  await sendMails()
  if (isDying && post.dieAfter === null) {
    deaths += 1
    received.push(...post.mails)
    post = await startMailServer(Number(new URL(post.url).port))
  }
  post.dieAfter = null
  post.refusal = null
  await sendMails()
  received.push(...post.mails)
  post.mails.length = 0
}

interface Read {
  readonly reader: Reader
  readonly id: string
  readonly mail: Email
  readonly text: string
  readonly isDigest: boolean
  readonly unsubscribe: string
}

const digests = /^(?:Your summary|Ihre Zusammenfassung|Muhtasari wako)/

async function readToday(readers: ReadonlyMap<string, Reader>): Promise<readonly Read[]> {
  const today = received.splice(0)
  return Promise.all(
    today.map(async ({ to, raw }) => {
      const mail = await PostalMime.parse(raw)
      const reader = readers.get(to[0] ?? '')
      if (reader === undefined) throw new Error(`Nobody reads at ${to[0] ?? ''}.`)
      const unsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? ''
      return {
        reader,
        mail,
        id: mail.messageId ?? '',
        text: (mail.text ?? '').replaceAll('\r', ''),
        unsubscribe,
        isDigest: digests.test(mail.subject ?? ''),
      }
    }),
  )
}

const greetings = { en: 'Hello', de: 'Guten Tag', sw: 'Habari' } as const
const words = Object.values(titlesOf(0)).map((title) => title.slice(0, -2))

function checkMail({ reader: { name, locale }, mail, text }: Read): void {
  expect(text.split('\n')[0]).toBe(`${greetings[locale]} ${name},`)
  const own = titlesOf(0)[locale].slice(0, -2)
  expect(words.filter((word) => `${mail.subject ?? ''} ${text}`.includes(word))).toEqual([own])
}

it(`a month of messages to ${people} people: none twice, none lost, none too many, each in the reader’s language`, async () => {
  const { pool } = database
  const readers = await seedReaders(pool, readNames())
  const byAddress = new Map(readers.map((reader) => [reader.address, reader]))
  const unsubscribing = createUnsubscribing(pool, links)
  const silent = new Set<string>()
  const ids = new Set<string>()
  // Four on the first day are one more than leaves at once. The others come to people who have turned emails off.
  const begins = new Map([
    [0, [31, 8, 5, 12]],
    [3, [2]],
    [15, [9]],
  ])
  let number = 0
  let digested = 0
  for (let day = 0; day < days; day += 1) {
    for (const dueDays of begins.get(day) ?? []) await assignToAll(pool, (number += 1), dueDays)
    await pool.query(
      `update enrolment set progress_state = 'COMPLETED', progress = 100, completed_at = now()
        where completed_at is null and hashtext(uuid::text || $1) % 40 = 0`,
      [String(day)],
    )
    // On two mornings the server is down.
    if (day !== 7 && day !== 11) await inTransaction(pool, sendReminders)
    if (day !== 7 && day !== 11) expect(await inTransaction(pool, sendReminders)).toBe(0)
    await writeMails()
    await deliver(day)
    const today = await readToday(byAddress)
    for (const mail of today) {
      checkMail(mail)
      expect(silent.has(mail.reader.uuid)).toBe(false)
      expect(ids.has(mail.id)).toBe(false)
      ids.add(mail.id)
    }
    const perReader = Map.groupBy(today, ({ reader, isDigest }) => `${reader.uuid} ${isDigest}`)
    for (const [key, mails] of perReader) {
      expect(mails.length).toBeLessThanOrEqual(key.endsWith('true') ? 1 : mostEmailsADay)
      expect(new Set(mails.map(({ text }) => text)).size).toBe(mails.length)
    }
    digested += today.filter(({ isDigest }) => isDigest).length
    for (const { reader, unsubscribe } of today.filter((_, place) => place % 50 === 3)) {
      expect(await unsubscribing.unsubscribe(unsubscribe.split('/').at(-1) ?? '', false)).toBe(true)
      silent.add(reader.uuid)
    }
    await goToNextDay(pool)
  }
  const { rows: states } = await pool.query<{ state: string; count: number }>(
    `select state, count(*)::int as count from outbox_mail group by state`,
  )
  expect(states).toEqual([{ state: 'SENT', count: ids.size }])
  const { rows: off } = await pool.query<{ person: string }>(
    `select person from notification_preference where event_group = 'LEARNING' and email = 'OFF'`,
  )
  expect(new Set(off.map(({ person }) => person))).toEqual(silent)
  const { rows: single } = await pool.query<{ count: number }>(
    `select count(*)::int as count from notification where email = 'SENT'`,
  )
  expect(single[0]?.count).toBe(ids.size - digested)
  expect(Math.min(digested, deaths)).toBeGreaterThan(0)
  expect(silent.size).toBeGreaterThan(0)
  const { rows: left } = await pool.query(`select from notification where email in ('DUE', 'DIGEST')`)
  expect(left).toHaveLength(0)
  process.stdout.write(`A month: ${ids.size} mails to ${people} people, ${digested} of them summaries.\n`)
}, 1_800_000)

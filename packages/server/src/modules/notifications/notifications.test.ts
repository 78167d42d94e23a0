import { describe, expect, it } from 'vitest'
import { loadSecret } from '../../database/secrets.ts'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { createTestOutbox } from '../../testing/testOutbox.ts'
import { createDigestWorker } from './digestNotifications.ts'
import { createEmailWorker } from './emailNotifications.ts'
import { notify, type NewNotification } from './notify.ts'
import { createPersonLinks } from './personLinks.ts'

const organisation = startTestOrganisation(
  testPeople,
  'notification, notification_preference, outbox_mail, calendar_feed, mail_template',
)
const pool = () => organisation.server.database.pool
const uuidOf = (name: string): string => organisation.uuidOf(name)
const titles = { texts: { en: 'Fire safety', de: 'Brandschutz' }, mainLocale: 'en' }

const assigned = (change: Partial<NewNotification> = {}): NewNotification => ({
  event: 'ASSIGNED',
  person: uuidOf('pupil'),
  subject: createUuid(),
  address: '/media?medium=1',
  values: { title: titles, due: { day: '2027-03-01' } },
  ...change,
})
const tell = (...notifications: NewNotification[]): Promise<number> =>
  inTransaction(pool(), (client) => notify(client, notifications))

async function ask(kind: 'query' | 'mutation', field: string, who = 'pupil'): Promise<unknown> {
  const namespace = kind === 'query' ? 'notifications' : 'notification'
  return read(
    await organisation.server.call(`${kind} { ${namespace} { it: ${field} } }`, {}, callerOf(who)),
    namespace,
    'it',
  )
}
interface Listed {
  readonly uuid: string
  readonly event: string
  readonly readAt: string | null
  readonly values: readonly { readonly name: string; readonly text: string | null; readonly day: string | null }[]
}
const list = async (who = 'pupil', locale = 'en', isUnread = false): Promise<readonly Listed[]> =>
  (
    (await ask(
      'query',
      `list(page: { first: 50 }, isUnread: ${isUnread}, locale: "${locale}") { items { uuid event readAt values { name text day } } }`,
      who,
    )) as { items: Listed[] }
  ).items
const unread = (who = 'pupil') => ask('query', 'unreadCount', who)
const choose = (group: string, email: string, inApp = true, who = 'pupil') =>
  ask(
    'mutation',
    `setPreference(group: ${group}, inApp: ${inApp}, email: ${email}) { preferences { group inApp email } userErrors { code } }`,
    who,
  )

const origin = 'https://somo.example'
const links = createPersonLinks(origin, Buffer.from('a key of this test'))
const monday = new Date('2026-11-30T05:00:00Z')
const tuesday = new Date('2026-12-01T05:00:00Z')

async function run(kind: 'email' | 'digest', now = tuesday): Promise<void> {
  const deps = { outbox: createTestOutbox(pool()), links, origin, mailFrom: null }
  const worker = kind === 'email' ? createEmailWorker(deps) : createDigestWorker({ ...deps, now: () => now })
  await inTransaction(pool(), (client) => worker.step({}, null, { uuid: createUuid(), owner: null, client }))
}
const mails = async () =>
  (
    await pool().query<{ event: string; subject: string; body: string; button: string; unsubscribe: string | null }>(
      `select event, subject, body, button_label as button, unsubscribe_url as unsubscribe from outbox_mail order by created_at, uuid`,
    )
  ).rows

describe('in the application', () => {
  it('a notification is told once a subject, cycle and day, to hundreds in one statement', async () => {
    const subject = createUuid()
    const one = assigned({ subject, cycle: 1 })
    expect(await tell(one, assigned({ subject, cycle: 2 }))).toBe(2)
    expect(await tell(one)).toBe(0)
    expect(await tell(assigned({ subject, cycle: 1, day: '2026-11-29' }))).toBe(1)
    expect(await tell(...Array.from({ length: 400 }, () => assigned()))).toBe(400)
    expect(await unread()).toBe(100)
  })

  it('it is rolled back with its change', async () => {
    await expect(
      inTransaction(pool(), async (client) => {
        await notify(client, [assigned()])
        throw new Error('The change failed.')
      }),
    ).rejects.toThrow('The change failed.')
    expect(await list()).toEqual([])
  })

  it('each reader gets titles in their language, and only their own', async () => {
    await tell(assigned(), assigned({ person: uuidOf('seller') }))
    const [german] = await list('pupil', 'de')
    expect(german?.values).toEqual([
      { name: 'due', text: null, day: '2027-03-01' },
      { name: 'title', text: 'Brandschutz', day: null },
    ])
    expect((await list('pupil', 'sw'))[0]?.values[1]?.text).toBe('Fire safety')
    const [other] = await list('seller')
    await ask('mutation', `setRead(uuids: ["${other?.uuid}"], isRead: true) { unreadCount }`, 'pupil')
    expect(await unread('seller')).toBe(1)
  })

  it('one is marked as read and unread, all are marked and the mark is undone', async () => {
    await tell(assigned(), assigned(), assigned())
    const [first] = await list()
    expect(await ask('mutation', `setRead(uuids: ["${first?.uuid}"], isRead: true) { unreadCount }`)).toEqual({
      unreadCount: 2,
    })
    expect(await list('pupil', 'en', true)).toHaveLength(2)
    const until = new Date(Date.now() + 60_000).toISOString()
    const all = (await ask('mutation', `markAllRead(until: "${until}") { readAt unreadCount }`)) as { readAt: string }
    expect(all).toMatchObject({ unreadCount: 0 })
    // The one that was read before stays read.
    expect(await ask('mutation', `undoMarkAllRead(readAt: "${all.readAt}") { unreadCount }`)).toEqual({
      unreadCount: 2,
    })
  })

  it('a group that is turned off is neither listed nor emailed; what is mandatory still is', async () => {
    await choose('LEARNING', 'OFF', false)
    await tell(assigned(), assigned({ event: 'EVENT_SESSION_CANCELLED' }))
    expect((await list()).map(({ event }) => event)).toEqual(['EVENT_SESSION_CANCELLED'])
    await run('email')
    expect((await mails()).map(({ event }) => event)).toEqual(['EVENT_SESSION_CANCELLED'])
  })
})

describe('by email', () => {
  it('it says what happened in the reader’s language, with a button and both ways to turn it off', async () => {
    await pool().query(`update person set locale = 'de' where uuid = $1`, [uuidOf('pupil')])
    await tell(assigned())
    await run('email')
    await run('email')
    const [mail, ...others] = await mails()
    await pool().query('update person set locale = null where uuid = $1', [uuidOf('pupil')])
    expect(others).toEqual([])
    expect(mail).toMatchObject({ event: 'ASSIGNED', subject: 'Neue Zuweisung: Brandschutz', button: 'Starten' })
    expect(mail?.body).toContain('„Brandschutz“ wurde Ihnen zugewiesen.')
    expect(mail?.body).toContain(`\n\n${origin}/media?medium=1\n\n`)
    expect(mail?.body).toContain(`Benachrichtigungen einstellen: ${origin}/my-profile?tab=notifications`)
    expect(mail?.body).toContain(`Abbestellen: ${mail?.unsubscribe}`)
  })

  it('a paragraph without a value is left out', async () => {
    await tell(assigned({ values: { title: titles } }))
    await run('email')
    expect((await mails())[0]?.body).not.toContain('due')
  })

  it('the fourth optional one of a day waits for the digest; mandatory ones do not count', async () => {
    await tell(assigned({ event: 'EVENT_SESSION_CANCELLED' }), ...Array.from({ length: 5 }, () => assigned()))
    await run('email')
    expect((await mails()).map(({ event }) => event).toSorted()).toEqual([
      'ASSIGNED',
      'ASSIGNED',
      'ASSIGNED',
      'EVENT_SESSION_CANCELLED',
    ])
    await run('digest')
    const digest = (await mails()).at(-1)
    expect(digest).toMatchObject({ event: 'DIGEST', button: 'Open General' })
    expect(digest?.subject).toContain('2 new')
    expect(digest?.body.match(/• New assignment: Fire safety/g)).toHaveLength(2)
    await run('digest')
    expect(await mails()).toHaveLength(5)
  })

  it('a weekly digest leaves on Mondays, and what was turned off meanwhile never', async () => {
    await choose('LEARNING', 'WEEKLY')
    await choose('PROOFS', 'DAILY')
    await tell(assigned(), assigned({ event: 'BADGE_EARNED', values: { badge: 'First aid' } }))
    await choose('PROOFS', 'OFF')
    await run('digest', tuesday)
    expect(await mails()).toEqual([])
    await run('digest', monday)
    expect((await mails()).map(({ body }) => body.match(/•.*/g))).toEqual([['• New assignment: Fire safety']])
  })

  it('nobody who is suspended or has no address gets one', async () => {
    await pool().query(`update person set status = 'SUSPENDED' where uuid = $1`, [uuidOf('seller')])
    await tell(assigned({ person: uuidOf('seller') }))
    await pool().query(`update person set status = 'ACTIVE' where uuid = $1`, [uuidOf('seller')])
    await tell(assigned())
    await pool().query(`update person set status = 'SUSPENDED' where uuid = $1`, [uuidOf('pupil')])
    await run('email')
    await pool().query(`update person set status = 'ACTIVE' where uuid = $1`, [uuidOf('pupil')])
    expect(await mails()).toEqual([])
  })
})

describe('unsubscribing', () => {
  const linkOf = async (): Promise<string> => {
    const key = await loadSecret(pool(), 'person-links')
    return createPersonLinks(organisation.server.url, key).unsubscribe({ person: uuidOf('pupil'), group: 'LEARNING' })
  }
  const emailOf = async (group: string): Promise<unknown> =>
    ((await ask('query', 'preferences { group email }')) as { group: string; email: string }[]).find(
      (one) => one.group === group,
    )?.email

  it('opening the page changes nothing; one click without a sign-in turns the group off, for good', async () => {
    const link = await linkOf()
    const page = await fetch(link)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self'`)
    expect(await page.text()).toContain('Stop emails about your learning?')
    expect(await emailOf('LEARNING')).toBe('AT_ONCE')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200)
    expect([await emailOf('LEARNING'), await emailOf('NEWS')]).toEqual(['OFF', 'DAILY'])
    await tell(assigned())
    await run('email')
    expect(await mails()).toEqual([])
    expect(await list()).toHaveLength(1)
  })

  it('its form turns all groups off, and a changed link none', async () => {
    const link = await linkOf()
    const changed = link.replace('LEARNING', 'NEWS')
    expect((await fetch(changed, { method: 'POST', body: new URLSearchParams({ scope: 'all' }) })).status).toBe(404)
    expect(await emailOf('NEWS')).toBe('DAILY')
    await fetch(link, { method: 'POST', body: new URLSearchParams({ scope: 'all' }) })
    expect([await emailOf('LEARNING'), await emailOf('NEWS')]).toEqual(['OFF', 'OFF'])
  })
})

it('a calendar is read at its secret address, until it gets another', async () => {
  const address = String(await ask('query', 'calendarAddress'))
  const answer = await fetch(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const renewed = String(await ask('mutation', 'renewCalendarAddress'))
  expect(renewed).not.toBe(address)
  expect([(await fetch(address)).status, (await fetch(renewed)).status]).toEqual([404, 200])
})

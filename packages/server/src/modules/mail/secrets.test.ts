import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createTestOutbox } from '../../testing/testOutbox.ts'
import { sendLinks } from '../users/sign-in/signInLinks.ts'
import { describeSmtpFailure, openSmtpTransport } from './smtpTransport.ts'
import { blankDeadLinks, markFailed, markSent, requeueMail, takeDueMail } from './store.ts'

let database: TestDatabase
const person = createUuid()
const secretLink = /\/oidc\/invitation\/[\w-]{43}/

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`insert into person (uuid, subject, email) values ($1, 'ada', 'ada@somo.example')`, [
    person,
  ])
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from outbox_mail; delete from invitation').then(() => undefined))

interface Row {
  readonly uuid: string
  readonly body: string
  readonly state: string
  readonly error: string | null
}

async function sendInvitation(locale = 'en'): Promise<void> {
  const deps = { outbox: createTestOutbox(database.pool), origin: 'https://learn.example.org' }
  const reader = { uuid: person, name: 'Ada', email: 'ada@somo.example', locale }
  await inTransaction(database.pool, (client) => sendLinks(deps, client, [reader], 'INVITATION'))
}

async function onlyMail(): Promise<Row> {
  const { rows } = await database.pool.query<Row>(
    'select uuid, body, state, error from outbox_mail order by created_at desc',
  )
  if (rows[0] === undefined) throw new Error('There is no mail.')
  return rows[0]
}

describe('the secret link of a mail', () => {
  it.each([
    ['en', '[Link removed]'],
    ['de', '[Link entfernt]'],
    ['sw', '[Kiungo kimeondolewa]'],
  ])('S6: goes with the sending, in %s', async (locale, placeholder) => {
    await sendInvitation(locale)
    const due = await takeDueMail(database.pool)
    expect(due?.body).toMatch(secretLink)
    await markSent(database.pool, due?.uuid ?? '')
    const { body, state } = await onlyMail()
    expect(state).toBe('SENT')
    expect(body).not.toContain('/oidc/')
    expect(body).toContain(placeholder)
  })

  it.each([
    ['expired', `update invitation set expires_at = now()`],
    ['was used', `update invitation set used_at = now()`],
    ['was dropped', `delete from invitation`],
  ])('S6: goes from a mail that did not leave, once it %s; the mail is not sent again', async (_, change) => {
    await sendInvitation()
    const { uuid } = await onlyMail()
    await takeDueMail(database.pool)
    await markFailed(database.pool, uuid, 'Busy', null)
    await blankDeadLinks(database.pool)
    expect((await onlyMail()).body).toMatch(secretLink)
    expect(await requeueMail(database.pool, uuid)).toBe(true)
    await database.pool.query(change)
    await blankDeadLinks(database.pool)
    expect(await onlyMail()).toMatchObject({
      state: 'FAILED',
      error: 'LINK_EXPIRED',
      body: expect.stringContaining('[Link removed]') as string,
    })
    expect(await requeueMail(database.pool, uuid)).toBe(false)
    expect(await takeDueMail(database.pool)).toBeNull()
  })

  it('S6: stays in a mail that waits, and an address without a secret stays for good', async () => {
    await sendInvitation()
    await blankDeadLinks(database.pool)
    expect((await onlyMail()).body).toMatch(secretLink)
    const { rows } = await database.pool.query<{ body: string }>(
      `select blank_mail_links('See https://a.example/my-units and https://a.example/oidc/forgot-password', 'en') as body`,
    )
    expect(rows[0]?.body).toBe('See https://a.example/my-units and https://a.example/oidc/forgot-password')
  })
})

/** A mail server that never offers encryption and keeps what it hears. */
async function startPlainServer() {
  const heard: string[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth({ username }, _session, done) {
      heard.push(`auth ${username ?? ''}`)
      done(null, { user: username })
    },
    onMailFrom(address, _session, done) {
      heard.push(`from ${address.address}`)
      done()
    },
    onData(stream, _session, done) {
      stream.resume()
      stream.once('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address object.
  const { port } = server.server.address() as AddressInfo
  return { port, heard, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

describe('a mail server without encryption', () => {
  // 0.0.0.0 leads to this machine, but is not one of its loopback names.
  it.each([
    ['elsewhere is told nothing', '0.0.0.0', '', false, []],
    [
      'elsewhere is told nothing, whatever its address asks for',
      '0.0.0.0',
      '?ignoreTLS=true&requireTLS=false',
      false,
      [],
    ],
    ['elsewhere is used where the setting allows it', '0.0.0.0', '', true, ['auth somo', 'from somo@example.org']],
    ['on this machine is used', '127.0.0.1', '', false, ['auth somo', 'from somo@example.org']],
  ])('S8: %s', async (_, host, query, smtpAllowsPlaintext, heard) => {
    const server = await startPlainServer()
    const smtpUrl = new URL(`smtp://somo:secret@${host}:${server.port}${query === '' ? '' : `/${query}`}`)
    const transport = openSmtpTransport({ smtpUrl, mailFrom: 'somo@example.org', smtpAllowsPlaintext })
    try {
      const sent = await transport
        .sendMail({ to: 'ada@example.org', subject: 's', text: 't' })
        .then(() => null, describeSmtpFailure)
      expect(server.heard).toEqual(heard)
      if (heard.length === 0) expect(sent).toContain('SMTP_ALLOW_PLAINTEXT')
      else expect(sent).toBeNull()
    } finally {
      transport.close()
      await server.close()
    }
  })
})

import type { Transporter } from 'nodemailer'
import type { Pool } from 'pg'
import type { Logger } from '../../log.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import type { SettingReader } from '../system/settings.ts'
import { readMailLooks, writeMailHtml } from './mailHtml.ts'
import { describeSmtpFailure, openSmtpTransport, type SmtpSettings } from './smtpTransport.ts'
import { giveUpStuck, hasDueMail, markFailed, markSent, takeDueMail, type DueMail, mostTries } from './store.ts'

/** The job that sends what is due. */
export const sendKind = 'mail.send'

// Minutes until a mail is tried again, after each try: what is broken for an hour is often mended the same day.
const pauses = [1, 5, 30, 180] as const
const mailsAStep = 20

/** What is needed to send. */
export interface SendDeps extends SmtpSettings {
  readonly pool: Pool
  readonly settings: SettingReader
  readonly log: Logger
}

/**
 * Sends what is due, one mail after the other. A mail is marked as being sent before it leaves and as sent afterwards,
 * each for itself: should the process die in between, nobody knows whether it left, so it stays behind as interrupted
 * for an administrator to send again, and never goes out twice by itself.
 */
export function createMailWorker(deps: SendDeps): JobWorker<object, { readonly sent: number }> {
  const { pool } = deps
  return {
    kind: sendKind,
    cron: '* * * * *',
    isNeeded: (client) => hasDueMail(client),
    async step(_, position) {
      await giveUpStuck(pool)
      const transport = openSmtpTransport(deps)
      let sent = position?.sent ?? 0
      try {
        for (let place = 0; place < mailsAStep; place += 1) {
          const mail = await takeDueMail(pool)
          if (mail === null) return { position: null, done: sent, total: sent }
          await send(deps, transport, mail)
          sent += 1
        }
      } finally {
        transport.close()
      }
      return { position: { sent }, done: sent, total: null }
    },
  }
}

async function send({ pool, settings, mailFrom, log }: SendDeps, transport: Transporter, mail: DueMail): Promise<void> {
  const { uuid, address, subject, body, tries, buttonLabel, unsubscribeUrl, calendar } = mail
  const { supportEmail } = await settings.read()
  const domain = mailFrom.replace(/>$/, '').split('@')[1] ?? 'localhost'
  try {
    await transport.sendMail({
      // An object, not a text: a comma or an angle in it is part of one address and makes no second one.
      to: { name: '', address },
      subject,
      text: body,
      // The same at each try, so that a server that has it already can tell.
      messageId: `<${uuid}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      ...(buttonLabel === null ? {} : { html: writeMailHtml(body, buttonLabel, await readMailLooks(pool)) }),
      ...(calendar === null ? {} : { icalEvent: { ...calendar, filename: 'invite.ics' } }),
      ...(supportEmail === null ? {} : { replyTo: supportEmail }),
    })
  } catch (error) {
    const isFinal = isRefused(error) || tries >= mostTries
    log.warn({ err: error, mail: uuid, tries }, 'A mail could not be sent')
    return await markFailed(pool, uuid, describeSmtpFailure(error), isFinal ? null : (pauses[tries - 1] ?? null))
  }
  await markSent(pool, uuid)
}

/** One click without a page (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Readonly<Record<string, string>> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** True where the server says that it will never take this mail: codes from 500 on (RFC 5321, section 4.2.1). */
function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  )
}

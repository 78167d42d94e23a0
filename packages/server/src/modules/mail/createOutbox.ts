import { createUuid } from '../../database/uuid.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { SettingReader } from '../system/settings.ts'
import type { NewMail, Outbox } from './outbox.ts'
import { sendKind } from './sendMails.ts'
import { keepMails, readReaders, type Sql } from './store.ts'
import { chooseLocale, writeMail } from './writeMail.ts'

/** What the outbox stands on. */
export interface OutboxDeps {
  readonly hasServer: boolean
  readonly jobs: Jobs
  readonly settings: SettingReader
}

/** The outbox: mails are written here in their reader's words and leave with the job that is started beside them. */
export function createOutbox({ hasServer, jobs, settings }: OutboxDeps): Outbox {
  return {
    hasServer,
    async enqueue(client, mails) {
      if (mails.length === 0) return
      const { defaultLocale, dateFormat, timeFormat, timeZone, supportEmail } = await settings.read()
      const readers = new Map(
        (
          await readReaders(
            client,
            mails.map(({ person }) => person),
          )
        ).map((row) => [row.person, row]),
      )
      const write = (mail: NewMail) => {
        const reader = readers.get(mail.person)
        const formats = {
          dateFormat: reader?.dateFormat ?? dateFormat,
          timeFormat: reader?.timeFormat ?? timeFormat,
          timeZone: reader?.timeZone ?? timeZone,
        }
        const { event, person, address, about = null, dedupeKey } = mail
        const written = writeMail(event, mail.values, chooseLocale(mail.locale, defaultLocale), formats, supportEmail)
        return { uuid: createUuid(), event, person, address, about, dedupeKey, ...written }
      }
      await keepMails(client, mails.map(write))
      if (hasServer) await startSending(client, jobs)
    },
  }
}

/** Starts the sending, unless one stands in line already. */
export async function startSending(client: Sql, jobs: Jobs): Promise<void> {
  const { rows } = await client.query(`select from job where kind = $1 and state = 'QUEUED' limit 1`, [sendKind])
  if (rows.length === 0) await jobs.start(client, { kind: sendKind, payload: {}, owner: null })
}

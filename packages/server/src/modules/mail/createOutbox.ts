import { createUuid } from '../../database/uuid.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { SettingReader } from '../system/settings.ts'
import type { AccountMailEvent, MailCalendar, NewMail, Outbox } from './outbox.ts'
import { sendKind } from './sendMails.ts'
import { keepMails, readReaders, type Sql } from './store.ts'
import { readInactive, readTexts, type TemplateTextRow } from './templates/templateStore.ts'
import { chooseLocale, writeChangedMail, writeMail, type WrittenMail } from './writeMail.ts'
import { writeNotificationMail } from './writeNotificationMail.ts'
import type { MailLocale } from './mailWords.ts'
import type { ReaderFormats } from '../dates/moments.ts'

/** What the outbox stands on. */
export interface OutboxDeps {
  readonly hasServer: boolean
  readonly jobs: Jobs
  readonly settings: SettingReader
}

interface AddressedMail {
  readonly event: string
  readonly person: string | null
  readonly address: string
  readonly about?: string
  readonly locale: string | null
  readonly dedupeKey: string
  readonly unsubscribeUrl?: string | null
  readonly calendar?: MailCalendar | null
}

/** What texts are written with. */
interface Writing {
  readonly locale: MailLocale
  readonly formats: ReaderFormats
  readonly supportEmail: string | null
  /** Of its event and language; undefined where the default holds. */
  readonly textOf: (event: string) => TemplateTextRow | undefined
}

/** The outbox: mails are written here in their reader's words and leave with the job that is started beside them. */
export function createOutbox({ hasServer, jobs, settings }: OutboxDeps): Outbox {
  const keep = async <M extends AddressedMail>(
    client: Sql,
    mails: readonly M[],
    events: readonly string[],
    write: (mail: M, writing: Writing) => WrittenMail,
  ): Promise<void> => {
    if (mails.length === 0) return
    const { defaultLocale, supportEmail, ...usual } = await settings.read()
    const [people, texts, inactive] = [
      await readReaders(client, [...new Set(mails.flatMap(({ person }) => person ?? []))]),
      await readTexts(client, events),
      await readInactive(client),
    ]
    const readers = new Map(people.map((row) => [row.person, row]))
    const rows = mails
      .filter(({ event }) => !inactive.has(event))
      .map((mail) => {
        const reader = readers.get(mail.person ?? '')
        const formats = {
          dateFormat: reader?.dateFormat ?? usual.dateFormat,
          timeFormat: reader?.timeFormat ?? usual.timeFormat,
          timeZone: reader?.timeZone ?? usual.timeZone,
        }
        const locale = chooseLocale(mail.locale, defaultLocale)
        const textOf = (event: string) => texts.find((text) => text.event === event && text.locale === locale)
        const { event, person, address, about = null, dedupeKey, unsubscribeUrl = null, calendar = null } = mail
        const written = write(mail, { locale, formats, supportEmail, textOf })
        return { uuid: createUuid(), event, person, address, about, dedupeKey, unsubscribeUrl, calendar, ...written }
      })
    await keepMails(client, rows)
    if (hasServer && rows.length > 0) await startSending(client, jobs)
  }
  return {
    hasServer,
    readInactive,
    enqueue: (client, mails) =>
      keep(
        client,
        mails,
        mails.map(({ event }) => event),
        writeAccountMail,
      ),
    enqueueNotifications: (client, mails) =>
      keep(
        client,
        mails,
        mails.flatMap(({ event, notifications }) => [event, ...notifications.map((each) => each.event)]),
        writeNotificationMail,
      ),
  }
}

function writeAccountMail<E extends AccountMailEvent>(
  mail: NewMail<E>,
  { locale, formats, supportEmail, textOf }: Writing,
): WrittenMail {
  const text = textOf(mail.event)
  return text === undefined
    ? writeMail(mail.event, mail.values, locale, formats, supportEmail)
    : writeChangedMail(text, mail, locale, formats, supportEmail)
}

/** Starts the sending, unless one stands in line already. */
export async function startSending(client: Sql, jobs: Jobs): Promise<void> {
  const { rows } = await client.query(`select from job where kind = $1 and state = 'QUEUED' limit 1`, [sendKind])
  if (rows.length === 0) await jobs.start(client, { kind: sendKind, payload: {}, owner: null })
}

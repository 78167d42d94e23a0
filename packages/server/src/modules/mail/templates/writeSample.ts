import type { Pool } from 'pg'
import { isUuid } from '../../../database/uuid.ts'
import { sampleValues } from '../../notifications/sampleValues.ts'
import type { SettingReader } from '../../system/settings.ts'
import { readProductName } from '../../users/sign-in/signInLinks.ts'
import type { MailLocale } from '../mailWords.ts'
import { readReaders } from '../store.ts'
import { writeChangedMail, type WrittenMail } from '../writeMail.ts'
import { writeNotificationMail } from '../writeNotificationMail.ts'
import type { TemplateText } from './renderTemplate.ts'
import { sampleMailValues } from './sampleMailValues.ts'
import type { TemplateEvent } from './templateRules.ts'
import { isNotificationEvent } from '../../notifications/notificationEvents.ts'

interface SampleDeps {
  readonly pool: Pool
  readonly settings: SettingReader
  readonly origin: string
}

/** A mail as one person would read it. */
export interface SampleMail extends WrittenMail {
  readonly person: string
  readonly address: string | null
}

interface Draft {
  readonly event: TemplateEvent
  readonly text: TemplateText
  readonly locale: MailLocale
}

const findReader = (by: 'uuid' | 'subject'): string =>
  `select uuid, email, coalesce(nullif(trim(concat_ws(' ', given_name, family_name)), ''), username, '') as name
    from person where ${by} = $1 and status <> 'ANONYMISED'`

/** Writes a text for a person, or for the caller; null for a person who is not known. */
export async function writeSample(
  { pool, settings, origin }: SampleDeps,
  draft: Draft,
  { person, subject }: { readonly person: string | null; readonly subject: string },
): Promise<SampleMail | null> {
  if (person !== null && !isUuid(person)) return null
  const { rows } = await pool.query<{ uuid: string; email: string | null; name: string }>(
    findReader(person === null ? 'subject' : 'uuid'),
    [person ?? subject],
  )
  const [reader] = rows
  if (reader === undefined) return null
  const [{ dateFormat, timeFormat, timeZone, supportEmail }, [chosen], product] = await Promise.all([
    settings.read(),
    readReaders(pool, [reader.uuid]),
    readProductName(pool),
  ])
  const formats = {
    dateFormat: chosen?.dateFormat ?? dateFormat,
    timeFormat: chosen?.timeFormat ?? timeFormat,
    timeZone: chosen?.timeZone ?? timeZone,
  }
  const written = write(draft, { name: reader.name, product, origin }, formats, supportEmail)
  return { ...written, person: reader.uuid, address: reader.email }
}

function write(
  { event, text, locale }: Draft,
  { name, product, origin }: { readonly name: string; readonly product: string; readonly origin: string },
  formats: Parameters<typeof writeChangedMail>[3],
  supportEmail: string | null,
): WrittenMail {
  const url = `${origin}/`
  if (event === 'DIGEST' || isNotificationEvent(event)) {
    const events = event === 'DIGEST' ? (['ASSIGNED', 'CERTIFICATE_ISSUED'] as const) : [event]
    return writeNotificationMail(
      {
        event,
        person: '',
        address: '',
        locale,
        name,
        product,
        url,
        more: 0,
        dedupeKey: '',
        notifications: events.map((one) => ({ event: one, values: sampleValues(one), url })),
        preferencesUrl: `${origin}/my-profile?tab=notifications`,
        // A preview turns nothing off.
        unsubscribeUrl: null,
      },
      { locale, formats, textOf: (requested) => (requested === event ? text : undefined) },
    )
  }
  const sample = sampleMailValues[event]
  const values = { ...sample, product, ...('name' in sample ? { name } : {}), ...('url' in sample ? { url } : {}) }
  return writeChangedMail(text, { event, values }, locale, formats, supportEmail)
}

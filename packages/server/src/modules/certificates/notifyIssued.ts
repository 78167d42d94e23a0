import type { Queryable } from '../../database/transaction.ts'
import { notify } from '../notifications/notify.ts'

interface IssuedRow {
  readonly uuid: string
  readonly person: string
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly validUntil: string | null
}

const select = `select i.uuid, i.person, m.titles, m.main_locale as "mainLocale", i.valid_until::text as "validUntil"
  from issued_certificate i join learning_target m on m.uuid = coalesce(i.medium, i.path) where i.uuid = any($1::uuid[]) order by i.uuid`

/** Tells people of their new certificates. */
export async function notifyIssued(client: Queryable, certificates: readonly string[]): Promise<void> {
  const { rows } = await client.query<IssuedRow>(select, [certificates])
  await notify(
    client,
    rows.map(({ uuid, person, titles, mainLocale, validUntil }) => ({
      ...({ event: 'CERTIFICATE_ISSUED', person, subject: uuid, address: '/my-certificates' } as const),
      values: { title: { texts: titles, mainLocale }, until: validUntil === null ? '–' : { day: validUntil } },
    })),
  )
}

/** As `notifyIssued`, for the certificates of paths that nobody was told of yet. */
export async function notifyPathCertificates(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ uuid: string }>(
    'update issued_certificate set is_notified = true where not is_notified returning uuid',
  )
  if (rows.length > 0)
    await notifyIssued(
      client,
      rows.map(({ uuid }) => uuid),
    )
}

/** As `notifyIssued`, for what the completion of these enrolments, and of the paths they are in, issued in this transaction. */
export async function notifyCompleted(client: Queryable, enrolments: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ uuid: string }>(
    'select uuid from issued_certificate where enrolment = any($1::uuid[]) and issue = 1 and is_notified',
    [enrolments],
  )
  await notifyPathCertificates(client)
  if (rows.length > 0)
    await notifyIssued(
      client,
      rows.map(({ uuid }) => uuid),
    )
}

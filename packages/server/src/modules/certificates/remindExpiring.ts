import type { Queryable } from '../../database/transaction.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { notify, type NewNotification } from '../notifications/notify.ts'
import { externalRenewalDays } from './external/externalStore.ts'

/** So many days after its end nobody is told any more that a certificate has expired. */
const mostDaysLate = 30

// Revoked and superseded certificates are nobody's concern any more.
const certificates = `select t.uuid, t.person, m.titles, m.main_locale as "mainLocale", t.valid_until, t.renewal_days
    from issued_certificate t join learning_target m on m.uuid = coalesce(t.medium, t.path)
    where t.valid_until is not null and t.revoked_at is null and t.superseded_by is null
      and t.valid_until between installation_day() - ${mostDaysLate} and installation_day() + 365
  union all
  select t.uuid, t.person, jsonb_build_object('en', t.title), 'en', t.valid_until, ${externalRenewalDays}
    from external_certificate t where t.valid_until is not null and t.state = 'CONFIRMED'
      and t.valid_until between installation_day() - ${mostDaysLate} and installation_day() + ${externalRenewalDays}`

// What a person was told before is left out, however long ago: a server that was down tells it later, and nothing twice.
const due = `select c.uuid, c.person, c.titles, c."mainLocale", c.valid_until::text as until, c.valid_until - installation_day() as days
  from (${certificates}) c join person p on p.uuid = c.person and p.status in ('ACTIVE', 'INVITED')
  where c.valid_until <= installation_day() + c.renewal_days
    and not exists (select from notification n where n.person = c.person and n.subject = c.uuid
      and n.event = case when c.valid_until < installation_day() then 'CERTIFICATE_EXPIRED' else 'CERTIFICATE_EXPIRING' end)
  order by c.valid_until, c.uuid limit $1`

interface DueRow {
  readonly uuid: string
  readonly person: string
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly until: string
  /** Days left; negative behind the last day. */
  readonly days: number
}

const toNotification = ({ uuid, person, titles, mainLocale, until, days }: DueRow): NewNotification => ({
  person,
  subject: uuid,
  address: '/my-certificates',
  event: days < 0 ? 'CERTIFICATE_EXPIRED' : 'CERTIFICATE_EXPIRING',
  values: {
    title: { texts: titles, mainLocale },
    until: { day: until },
    ...(days < 0 ? {} : { days }),
  },
})

/** Tells people once that a certificate will expire, and once that it has. @returns how many were told */
export async function remindExpiring(client: Queryable, most: number): Promise<number> {
  const { rows } = await client.query<DueRow>(due, [most])
  return notify(client, rows.map(toNotification))
}

const aStep = 2000

/** Sends the reminders of the day, in every hour of it: what a server that was down has missed follows an hour later at most. */
export const createExpiryReminderWorker = (): JobWorker<object, { readonly done: number }> => ({
  kind: 'certificates.remind',
  cron: '20 5-20 * * *',
  async isNeeded(client) {
    return (await client.query(due, [1])).rows.length > 0
  },
  async step(_, position, { client }) {
    const sent = await remindExpiring(client, aStep)
    const done = (position?.done ?? 0) + sent
    return { position: sent === 0 ? null : { done }, done, total: null }
  },
})

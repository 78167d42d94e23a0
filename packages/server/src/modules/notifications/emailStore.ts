import type { Queryable } from '../../database/transaction.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { defaultChannels, notificationEvents, type EmailCadence, type NotificationEvent } from './notificationEvents.ts'
import type { NotificationValues } from './notificationValues.ts'

/** A notification to be emailed, with its reader. */
export interface DueNotification {
  readonly uuid: string
  readonly person: string
  readonly event: NotificationEvent
  /** What it is about. */
  readonly subject: string
  readonly values: NotificationValues
  readonly address: string
  /** The email address of the reader; null for people who get none. */
  readonly mail: string | null
  readonly locale: string | null
  readonly name: string
  /** What the reader chooses for the group of the event now. */
  readonly cadence: EmailCadence
}

/** The group and its default by event, as values of a statement. */
const rules = JSON.stringify(
  Object.entries(notificationEvents).map(([event, { group, isMandatory }]) => ({
    event,
    group,
    isMandatory,
    email: defaultChannels[group].email,
  })),
)

const columns = `n.uuid, n.person, n.event, n.subject, n.values, n.address, case when p.status = 'ACTIVE' then p.email end as mail, p.locale,
  coalesce(${nameInSql('p')}, '') as name, coalesce(f.email, r.email) as cadence`
const joins = `join person p on p.uuid = n.person
  join jsonb_to_recordset($1::jsonb) as r(event text, "group" text, "isMandatory" boolean, email text) on r.event = n.event
  left join notification_preference f on f.person = n.person and f.event_group = r."group"`

/** Takes those that are due at once, the oldest first; no other transaction takes them. */
export async function takeDue(sql: Queryable, limit: number): Promise<DueNotification[]> {
  const { rows } = await sql.query<DueNotification>(
    `select ${columns} from notification n ${joins} where n.email = 'DUE' order by n.created_at, n.uuid limit $2
      for update of n skip locked`,
    [rules, limit],
  )
  return rows
}

/** How many optional emails people got today, by the clock of the installation. */
export async function countSentToday(sql: Queryable, people: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ person: string; count: number }>(
    `select n.person, count(*)::int as count from notification n
        join jsonb_to_recordset($1::jsonb) as r(event text, "isMandatory" boolean) on r.event = n.event and not r."isMandatory"
      where n.person = any($2::uuid[]) and n.email = 'SENT' and n.emailed_at > now() - interval '2 days'
        and installation_day(n.emailed_at) = installation_day(now())
      group by n.person`,
    [rules, people],
  )
  return new Map(rows.map(({ person, count }) => [person, count]))
}

/** Notes what became of emails. */
export async function setEmailState(
  sql: Queryable,
  uuids: readonly string[],
  state: 'NONE' | 'DIGEST' | 'SENT' | 'DIGESTED',
): Promise<void> {
  if (uuids.length === 0) return
  await sql.query(
    `update notification set email = $2, emailed_at = case when $2 in ('SENT', 'DIGESTED') then now() end
      where uuid = any($1::uuid[])`,
    [uuids, state],
  )
}

/** The next people after `after` for whom a digest may be due. */
export async function readDigestPeople(sql: Queryable, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql.query<{ person: string }>(
    `select distinct person from notification where email = 'DIGEST' and person > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
      order by person limit $2`,
    [after, limit],
  )
  return rows.map(({ person }) => person)
}

/** What waits for the digest of some people, the latest first. */
export async function takeDigest(sql: Queryable, people: readonly string[]): Promise<DueNotification[]> {
  const { rows } = await sql.query<DueNotification>(
    `select ${columns} from notification n ${joins} where n.email = 'DIGEST' and n.person = any($2::uuid[])
      order by n.person, n.created_at desc, n.uuid for update of n skip locked`,
    [rules, people],
  )
  return rows
}

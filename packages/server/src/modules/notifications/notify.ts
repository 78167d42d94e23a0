import type { Queryable } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { defaultChannels, notificationEvents, type NotificationEvent } from './notificationEvents.ts'

/** A value of a placeholder. Each reader gets days, moments and texts in their own language and format. */
export type NotificationValue =
  | string
  | number
  /** An ISO day. */
  | { readonly day: string }
  /** An ISO moment, shown in the reader's time zone. */
  | { readonly moment: string }
  /** By language, such as the titles of a medium; `mainLocale` where the reader's is missing. */
  | { readonly texts: Readonly<Record<string, string>>; readonly mainLocale?: string }

export interface NewNotification {
  readonly event: NotificationEvent
  /** Who is notified. */
  readonly person: string
  /** What it is about: with event, person, cycle and day the key by which nothing is told twice. */
  readonly subject: string
  readonly cycle?: number
  /** An ISO day, for what may be told again on another day. */
  readonly day?: string
  /** Values of the placeholders of `notificationEvents`. */
  readonly values: Readonly<Record<string, NotificationValue>>
  /** Path of the page to open, such as `/media?medium=<uuid>`. */
  readonly address: string
}

// Of rows with these columns, whatever they come from.
const insertFrom = (
  rows: string,
): string => `insert into notification (uuid, person, event, subject, cycle, day, values, address, in_app, email)
  select n.uuid, n.person, n.event, n.subject, n.cycle, n.day, n.values, n.address, c.in_app,
    case when p.status <> 'ACTIVE' or c.email = 'OFF' then 'NONE' when c.email = 'AT_ONCE' then 'DUE' else 'DIGEST' end
  from ${rows}
    join person p on p.uuid = n.person and p.status in ('ACTIVE', 'INVITED')
    left join notification_preference f on f.person = n.person and f.event_group = n."group" and not n."isMandatory"
    cross join lateral (select coalesce(f.in_app, n."inApp") as in_app, coalesce(f.email, n.email) as email) c
  on conflict on constraint notification_dedupe_key do nothing`

const insert = insertFrom(
  `jsonb_to_recordset($1::jsonb) as n(uuid uuid, person uuid, event text, subject uuid, cycle int, day date, values jsonb,
      address text, "group" text, "isMandatory" boolean, "inApp" boolean, email text)`,
)

/** The channels of an event where nobody chose others. */
function rulesOf(event: NotificationEvent) {
  const { group, isMandatory } = notificationEvents[event]
  const channels = isMandatory ? ({ inApp: true, email: 'AT_ONCE' } as const) : defaultChannels[group]
  return { group, isMandatory, ...channels }
}

/**
 * Notifies people, by the channels that each of them chose. Runs in the transaction of `client`, in one statement whatever
 * the number; emails leave with a job. People who are suspended or unknown are left out.
 * @returns how many are new; what was told before is not told again
 */
export async function notify(client: Queryable, notifications: readonly NewNotification[]): Promise<number> {
  if (notifications.length === 0) return 0
  const rows = notifications.map((notification) => {
    return { ...notification, uuid: createUuid(), ...rulesOf(notification.event) }
  })
  const { rowCount } = await client.query(insert, [JSON.stringify(rows)])
  return rowCount ?? 0
}

/**
 * As `notify`, for what a query knows, without taking it out of the database: an assignment tells 50,000 people.
 * @param rows a query without parameters with the columns person, subject, cycle, values and address, as of `NewNotification`
 */
export async function notifyOfMany(client: Queryable, event: NotificationEvent, rows: string): Promise<number> {
  const { group, isMandatory, inApp, email } = rulesOf(event)
  const { rowCount } = await client.query(
    insertFrom(`(select ordered_uuid() as uuid, r.*, null::date as day, $1::text as event, $2::text as "group", $3::boolean as "isMandatory",
      $4::boolean as "inApp", $5::text as email from (${rows}) r) n`),
    [event, group, isMandatory, inApp, email],
  )
  return rowCount ?? 0
}

import type { EmailCadence, NotificationGroup } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { readKeysetPage } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import type { NotificationEvent } from './notificationEvents.ts'
import type { NotificationValues } from './notificationValues.ts'

export interface NotificationRow {
  readonly uuid: string
  readonly event: NotificationEvent
  readonly values: NotificationValues
  readonly address: string
  readonly createdAt: Date
  readonly readAt: Date | null
}

export interface PreferenceRow {
  readonly group: NotificationGroup
  readonly inApp: boolean
  readonly email: EmailCadence
}

const isUnread = 'in_app and read_at is null'

/** The uuid of the caller; null for somebody who is not known yet. */
export async function findPerson(sql: Queryable, subject: string): Promise<string | null> {
  const { rows } = await sql.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  return rows[0]?.uuid ?? null
}

/** One page of a person's notifications. */
export const listNotifications = (sql: Queryable, plan: PagePlan<'CREATED'>, person: string, onlyUnread: boolean) =>
  readKeysetPage<NotificationRow, 'CREATED'>(sql, plan, {
    columns: 't.uuid, t.event, t.values, t.address, t.created_at as "createdAt", t.read_at as "readAt"',
    from: 'notification t',
    key: 't.created_at',
    where: ['t.person = $1', 't.in_app', ...(onlyUnread ? ['t.read_at is null'] : [])],
    values: [person],
  })

/** Counted to 100. */
export async function countUnread(sql: Queryable, person: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from notification where person = $1 and ${isUnread} limit 100) n`,
    [person],
  )
  return rows[0]?.count ?? 0
}

// Milliseconds, so that the moment comes back unchanged from the API.
const now = `date_trunc('milliseconds', clock_timestamp())`

/** Marks some of a person's notifications. */
export async function markRead(sql: Queryable, person: string, uuids: readonly string[], isRead: boolean) {
  await sql.query(
    `update notification set read_at = ${isRead ? now : 'null'}
      where person = $1 and uuid = any($2::uuid[]) and read_at is ${isRead ? '' : 'not'} null`,
    [person, uuids],
  )
}

/** Marks all that were created until a moment. @returns when they were read */
export async function markAllRead(sql: Queryable, person: string, until: string): Promise<Date | null> {
  const { rows } = await sql.query<{ readAt: Date }>(
    `with moment as (select ${now} as at)
      update notification set read_at = moment.at from moment where person = $1 and ${isUnread} and created_at <= $2
      returning read_at as "readAt"`,
    [person, until],
  )
  return rows[0]?.readAt ?? null
}

/** Undoes `markAllRead`. */
export async function undoMarkAllRead(sql: Queryable, person: string, readAt: string): Promise<void> {
  await sql.query('update notification set read_at = null where person = $1 and read_at = $2', [person, readAt])
}

/** What a person chose. */
export async function readPreferences(sql: Queryable, person: string): Promise<PreferenceRow[]> {
  const { rows } = await sql.query<PreferenceRow>(
    'select event_group as "group", in_app as "inApp", email from notification_preference where person = $1',
    [person],
  )
  return rows
}

/** Sets the channels of a group. */
export async function savePreference(sql: Queryable, person: string, { group, inApp, email }: PreferenceRow) {
  await sql.query(
    `insert into notification_preference (person, event_group, in_app, email) values ($1, $2, $3, $4)
      on conflict (person, event_group) do update set in_app = excluded.in_app, email = excluded.email, updated_at = now()`,
    [person, group, inApp, email],
  )
}

/** Notifications are kept for a year. */
export async function sweepNotifications(sql: Queryable): Promise<void> {
  await sql.query(`delete from notification where created_at < now() - interval '1 year'`)
}

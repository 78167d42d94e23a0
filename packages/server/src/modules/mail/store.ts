import type { MailFilter, MailState, PageInfo } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import type { PagePlan } from '../paging.ts'
import { patternsOf } from '../searching.ts'
import { choosePredicates, countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import type { MailCalendar } from './outbox.ts'

/** What runs a statement: the pool, or the connection of one transaction. */
export type Sql = Pick<Database['pool'], 'query'>

/** A mail as a list shows it. */
export interface MailRow {
  readonly uuid: string
  readonly event: string
  readonly address: string
  readonly user: string | null
  readonly locale: string
  readonly subject: string
  readonly state: MailState
  readonly tries: number
  readonly error: string | null
  readonly createdAt: string
  readonly sentAt: string | null
}

/** A mail to be sent now. */
export interface DueMail {
  readonly uuid: string
  readonly address: string
  readonly subject: string
  readonly body: string
  readonly tries: number
  readonly buttonLabel: string | null
  readonly unsubscribeUrl: string | null
  readonly calendar: MailCalendar | null
}

/** A mail as it is put in line. */
export interface MailToKeep {
  readonly uuid: string
  readonly event: string
  readonly person: string | null
  readonly address: string
  readonly about: string | null
  readonly locale: string
  readonly subject: string
  readonly body: string
  readonly buttonLabel: string | null
  readonly unsubscribeUrl: string | null
  readonly calendar: MailCalendar | null
  readonly dedupeKey: string
}

/** How its reader reads; null where nothing is kept of it. */
export interface ReaderRow {
  readonly person: string
  readonly dateFormat: string | null
  readonly timeFormat: string | null
  readonly timeZone: string | null
}

/** How often a mail is tried before it is left to an administrator. */
export const mostTries = 5

const columns = `t.uuid, t.event, t.address, ${nameInSql('p')} as user, t.locale, t.subject, t.state, t.tries, t.error,
  t.created_at::text as "createdAt", t.sent_at::text as "sentAt"`
const from = 'outbox_mail t left join person p on p.uuid = t.person'
// See the migration that adds the function: a secret link is a page of the provider with a token at its end.
const blanked = `body = blank_mail_links(body, locale), is_link_removed = body <> blank_mail_links(body, locale)`
const due = `not is_link_removed and (state = 'QUEUED' or (state = 'FAILED' and tries < ${mostTries})) and next_try_at <= now()`
const stuck = `state = 'SENDING' and sending_since < now() - interval '10 minutes'`

/** Adds mails; one whose happening has a mail already is left out. */
export async function keepMails(sql: Sql, mails: readonly MailToKeep[]): Promise<void> {
  await sql.query(
    `insert into outbox_mail (uuid, event, person, address, about, locale, subject, body, button_label, unsubscribe_url, calendar, dedupe_key)
     select m.uuid, m.event, m.person, m.address, m.about, m.locale, m.subject, m.body, m."buttonLabel", m."unsubscribeUrl", m.calendar, m."dedupeKey"
     from jsonb_to_recordset($1::jsonb) as m(uuid uuid, event text, person uuid, address text, about uuid, locale text, subject text,
       body text, "buttonLabel" text, "unsubscribeUrl" text, calendar jsonb, "dedupeKey" text)
     on conflict (dedupe_key) do nothing`,
    [JSON.stringify(mails)],
  )
}

/** How people read, by their uuid. */
export async function readReaders(sql: Sql, people: readonly string[]): Promise<ReaderRow[]> {
  const { rows } = await sql.query<ReaderRow>(
    `select p.uuid as person, a.date_format as "dateFormat", a.time_format as "timeFormat",
       coalesce(a.zoneinfo, p.time_zone) as "timeZone"
     from person p left join account a on a.uuid::text = p.subject where p.uuid = any($1::uuid[])`,
    [people],
  )
  return rows
}

/** Whether a mail waits to be sent, or is stuck. */
export async function hasDueMail(sql: Sql): Promise<boolean> {
  const { rows } = await sql.query(`select from outbox_mail where (${due}) or (${stuck}) limit 1`)
  return rows.length > 0
}

/** Takes one mail to send, which no other process takes then; null where none is due. */
export async function takeDueMail(sql: Sql): Promise<DueMail | null> {
  const { rows } = await sql.query<DueMail>(
    `update outbox_mail set state = 'SENDING', tries = tries + 1, sending_since = now(), message_id = uuid::text
     where uuid = (select uuid from outbox_mail where ${due} order by next_try_at limit 1 for update skip locked)
     returning uuid, address, subject, body, tries, button_label as "buttonLabel", unsubscribe_url as "unsubscribeUrl", calendar`,
  )
  return rows[0] ?? null
}

/** Marks a mail as gone; what it led to in secret is not kept. */
export async function markSent(sql: Sql, uuid: string): Promise<void> {
  await sql.query(
    `update outbox_mail set state = 'SENT', sent_at = now(), error = null, sending_since = null, ${blanked} where uuid = $1`,
    [uuid],
  )
}

/** Marks a mail as failed; after `pause` minutes it is tried again, null leaves it to an administrator. */
export async function markFailed(sql: Sql, uuid: string, error: string, pause: number | null): Promise<void> {
  await sql.query(
    `update outbox_mail set state = 'FAILED', error = $2, sending_since = null, tries = case when $3::int is null then ${mostTries} else tries end,
       next_try_at = now() + make_interval(mins => coalesce($3::int, 0)) where uuid = $1`,
    [uuid, error, pause],
  )
}

/** Mails whose process died while they were sent: nobody knows whether they left, so they are not sent by themselves. */
export async function giveUpStuck(sql: Sql): Promise<void> {
  await sql.query(
    `update outbox_mail set state = 'FAILED', error = 'INTERRUPTED', tries = ${mostTries}, sending_since = null where ${stuck}`,
  )
}

/** Sends a mail round again; false where it is unknown, on its way, sent, or has lost its link. */
export async function requeueMail(sql: Sql, uuid: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update outbox_mail set state = 'QUEUED', tries = 0, next_try_at = now(), error = null
     where uuid = $1 and state in ('QUEUED', 'FAILED') and not is_link_removed`,
    [uuid],
  )
  return rowCount === 1
}

// Longer than any link is good.
const deadAfter = `interval '15 days'`

// The key of a mail with a link ends in what is kept of the link's secret, see `sendLinks`.
const hasDeadLink = `m.created_at < now() - ${deadAfter} or (m.event in ('INVITATION', 'PASSWORD_RESET') and not exists (
  select from invitation i where i.used_at is null and i.expires_at > now()
    and translate(encode(i.token_hash, 'base64'), '+/=', '-_') = split_part(m.dedupe_key, ':', 2) and i.person = m.person))`

/** Takes the links out of mails that did not leave, once their links open nothing any more; they are given up then. */
export async function blankDeadLinks(sql: Sql): Promise<void> {
  await sql.query(
    `update outbox_mail m set body = blank_mail_links(body, locale), is_link_removed = true,
       error = case when state = 'SUPPRESSED' then error else 'LINK_EXPIRED' end,
       tries = ${mostTries}, state = case when state = 'SUPPRESSED' then state else 'FAILED' end
     where state in ('QUEUED', 'FAILED', 'SUPPRESSED') and not is_link_removed
       and body <> blank_mail_links(body, locale) and (${hasDeadLink})`,
  )
}

/** Forgets mails three months after they left or were given up. */
export async function sweepMails(sql: Sql): Promise<void> {
  await sql.query(`delete from outbox_mail where created_at < now() - interval '90 days' and state <> 'SENDING'`)
}

/** One mail; null where there is none. */
export async function findMail(sql: Sql, uuid: string): Promise<(MailRow & { readonly body: string }) | null> {
  const { rows } = await sql.query<MailRow & { body: string }>(
    `select ${columns}, t.body from ${from} where t.uuid = $1`,
    [uuid],
  )
  return rows[0] ?? null
}

/** Which mails a list shows. */
export type MailChoice = Pick<MailFilter, 'state' | 'event' | 'user' | 'from' | 'until' | 'search'>

function listOf({ state, event, user, from: since, until, search }: MailChoice): KeysetList {
  const choice = choosePredicates([
    ['t.state = any($#::text[])', state],
    ['t.event = any($#::text[])', event],
    ['t.person = $#::uuid', user],
    ['t.created_at >= $#::timestamptz', since],
    ['t.created_at < $#::timestamptz', until],
    ...patternsOf(search ?? '').map(
      (pattern) => [`search_words(t.address || ' ' || t.subject) like $#`, pattern] as const,
    ),
  ])
  return { columns, from, key: 't.created_at', ...choice }
}

/** One page of mails. */
export const listMails = (
  sql: Sql,
  plan: PagePlan<'CREATED'>,
  choice: MailChoice,
): Promise<{ items: (MailRow & { sortedAt: string })[]; pageInfo: PageInfo }> =>
  readKeysetPage<MailRow, 'CREATED'>(sql, plan, listOf(choice))

/** How many there are, counted to `cap`. */
export const countMails = (sql: Sql, choice: MailChoice, cap: number): Promise<number> =>
  countKeysetList(sql, { ...listOf(choice), from: 'outbox_mail t' }, cap)

/** One page of the mails to a person, the latest first. */
export function listMailsTo(
  sql: Sql,
  plan: PagePlan<'CREATED'>,
  person: string,
): Promise<{ items: MailRow[]; pageInfo: PageInfo }> {
  return readKeysetPage<MailRow, 'CREATED'>(sql, plan, {
    columns,
    from,
    key: 't.created_at',
    where: ['t.person = $1'],
    values: [person],
  })
}

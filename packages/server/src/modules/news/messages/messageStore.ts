import type { ComplianceState, MessageRecipient } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { nameInSql, readKeysetPage } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import type { RecipientQuery } from './messageTarget.ts'

export interface SentRow {
  readonly uuid: string
  readonly subject: string
  readonly body: string
  readonly sentAt: string
  readonly unit: string | null
  readonly state: ComplianceState[]
  readonly recipients: number
  readonly readCount: number
}

/** The list that a message was sent to. */
export interface SentList {
  readonly unit: string
  readonly withSubunits: boolean
  readonly state: readonly ComplianceState[]
}

const columns = `t.uuid, t.subject, t.body, t.sent_at as "sentAt",
  (select u.name from unit u where u.uuid = (t.list ->> 'unit')::uuid) as unit,
  array(select jsonb_array_elements_text(t.list -> 'state')) as state,
  (select count(*)::int from message_recipient c where c.message = t.uuid) as recipients,
  (select count(c.read_at)::int from message_recipient c where c.message = t.uuid) as "readCount"`

const isOwn = 't.sender = (select uuid from person where subject = $1)'

export const listSent = (sql: Queryable, plan: PagePlan<'SENT'>, subject: string) =>
  readKeysetPage<SentRow, 'SENT'>(sql, plan, {
    columns,
    from: 'message t',
    key: 't.sent_at',
    where: [isOwn],
    values: [subject],
  })

export async function findSent(sql: Queryable, subject: string, uuid: string): Promise<SentRow | null> {
  const { rows } = await sql.query<SentRow>(`select ${columns} from message t where ${isOwn} and t.uuid = $2`, [
    subject,
    uuid,
  ])
  return rows[0] ?? null
}

/** Who got a message of somebody. */
export const listRecipients = (sql: Queryable, plan: PagePlan<'NAME'>, subject: string, message: string) =>
  readKeysetPage<MessageRecipient, 'NAME'>(sql, plan, {
    columns: `t.uuid, coalesce(${nameInSql('t')}, '') as name, c.read_at as "readAt"`,
    from: `message m join message_recipient c on c.message = m.uuid join person t on t.uuid = c.person`,
    key: 't.sort_name',
    type: 'text',
    where: ['m.sender = (select uuid from person where subject = $1)', 'm.uuid = $2'],
    values: [subject, message],
  })

export interface RecipientCounts {
  readonly people: readonly string[]
  readonly withoutEmail: number
  readonly sample: string[]
}

/** Who would get a message, counted no further than `limit`. */
export async function readRecipients(
  sql: Queryable,
  { text, parameters }: RecipientQuery,
  limit: number,
): Promise<RecipientCounts> {
  const { rows } = await sql.query<{ uuid: string; name: string; hasEmail: boolean }>(
    `select p.uuid, coalesce(${nameInSql('p')}, '') as name, p.email is not null as "hasEmail"
      from (${text}) r join person p on p.uuid = r.uuid order by p.sort_name, p.uuid limit ${parameters.add(limit)}`,
    [...parameters.values],
  )
  return {
    people: rows.map(({ uuid }) => uuid),
    withoutEmail: rows.filter(({ hasEmail }) => !hasEmail).length,
    sample: rows.slice(0, 5).map(({ name }) => name),
  }
}

/** Keeps a message with its recipients. @returns how many these are */
export async function insertMessage(
  sql: Queryable,
  message: { readonly uuid: string; readonly subject: string; readonly body: string; readonly list: SentList | null },
  sender: string,
  { text, parameters }: RecipientQuery,
): Promise<number> {
  await sql.query(
    `insert into message (uuid, sender, subject, body, list) values ($1, (select uuid from person where subject = $2), $3, $4, $5)`,
    [message.uuid, sender, message.subject, message.body, message.list === null ? null : JSON.stringify(message.list)],
  )
  const { rowCount } = await sql.query(
    `insert into message_recipient (message, person, sent_at) select m.uuid, r.uuid, m.sent_at
      from (${text}) r cross join message m where m.uuid = ${parameters.add(message.uuid)}`,
    [...parameters.values],
  )
  return rowCount ?? 0
}

/** The next recipients after `after`. */
export async function readNextRecipients(
  sql: Queryable,
  message: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql.query<{ person: string }>(
    `select person from message_recipient where message = $1 and ($2::uuid is null or person > $2) order by person limit $3`,
    [message, after, limit],
  )
  return rows.map(({ person }) => person)
}

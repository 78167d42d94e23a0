import type { InboxCounts, InboxKind } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { nameInSql, readKeysetPage } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import { isForPerson } from './audience.ts'
import { newsState, type NewsTexts } from './newsStore.ts'

export interface InboxRow {
  readonly uuid: string
  readonly kind: InboxKind
  /** Of news. */
  readonly texts: NewsTexts | null
  readonly mainLocale: string | null
  /** Of a message. */
  readonly subject: string | null
  readonly body: string | null
  readonly from: string | null
  readonly units: string[]
  readonly at: string
  readonly isPinned: boolean
  readonly mustConfirm: boolean
  readonly readAt: string | null
  readonly confirmedAt: string | null
}

/** News that a person sees now; $1 is the person. */
const ownNews = `select d.uuid, 'NEWS' as kind, d.texts, d.main_locale, null as subject, null as body, d.created_by as author,
    d.audience_units, news_visible_from(d.published_at, d.publish_from) as at, d.is_pinned, d.must_confirm, r.read_at, r.confirmed_at
  from news d join person p on p.uuid = $1 left join news_receipt r on r.news = d.uuid and r.person = $1
  where d.state = 'PUBLISHED' and ${newsState('d')} = 'PUBLISHED' and ${isForPerson}`

const ownMessages = `select m.uuid, 'MESSAGE', null::jsonb, null, m.subject, m.body, m.sender, '{}'::uuid[], c.sent_at, false, false,
    c.read_at, null::timestamptz
  from message_recipient c join message m on m.uuid = c.message where c.person = $1`

const inbox = `(${ownNews} union all ${ownMessages}) t left join person w on w.uuid = t.author`

const columns = `t.uuid, t.kind, t.texts, t.main_locale as "mainLocale", t.subject, t.body, ${nameInSql('w')} as "from",
  array(select u.name from unit u where u.uuid = any(t.audience_units) order by u.name) as units, t.at, t.is_pinned as "isPinned",
  t.must_confirm as "mustConfirm", t.read_at as "readAt", t.confirmed_at as "confirmedAt"`

/** A page of what a person got, the latest first, without what is pinned. */
export const readInbox = (sql: Queryable, plan: PagePlan<'AT'>, person: string) =>
  readKeysetPage<InboxRow, 'AT'>(sql, plan, {
    columns,
    from: inbox,
    key: 't.at',
    where: ['not t.is_pinned'],
    values: [person],
  })

/** The latest pinned news of a person. */
export async function readPinned(sql: Queryable, person: string, limit: number): Promise<InboxRow[]> {
  const text = `select ${columns} from ${inbox} where t.is_pinned order by t.at desc, t.uuid limit $2`
  return (await sql.query<InboxRow>(text, [person, limit])).rows
}

/** News to be shown first: to confirm, then pinned and unread, then the latest; what is read and neither is left out after the first. */
export async function readLatest(sql: Queryable, person: string, limit: number): Promise<InboxRow[]> {
  const text = `select ${columns} from ${inbox} where t.kind = 'NEWS' and (t.is_pinned or t.read_at is null
      or (t.must_confirm and t.confirmed_at is null))
    order by t.must_confirm and t.confirmed_at is null desc, t.is_pinned desc, t.at desc, t.uuid limit $2`
  return (await sql.query<InboxRow>(text, [person, limit])).rows
}

/** Null for what a person does not see. */
export async function findEntry(sql: Queryable, person: string, uuid: string): Promise<InboxRow | null> {
  return (
    (await sql.query<InboxRow>(`select ${columns} from ${inbox} where t.uuid = $2`, [person, uuid])).rows[0] ?? null
  )
}

export async function countInbox(sql: Queryable, person: string): Promise<InboxCounts> {
  const { rows } = await sql.query<InboxCounts>(
    `select (count(*) filter (where t.read_at is null))::int as unread,
      (count(*) filter (where t.must_confirm and t.confirmed_at is null))::int as "toConfirm" from ${inbox}`,
    [person],
  )
  return rows[0] ?? { unread: 0, toConfirm: 0 }
}

const markings: Readonly<Record<InboxKind, readonly [read: string, unread: string]>> = {
  NEWS: [
    'insert into news_receipt (person, news) values ($1, $2) on conflict do nothing',
    // A confirmation is a proof that it was read.
    'delete from news_receipt where person = $1 and news = $2 and confirmed_at is null',
  ],
  MESSAGE: [
    'update message_recipient set read_at = coalesce(read_at, now()) where person = $1 and message = $2',
    'update message_recipient set read_at = null where person = $1 and message = $2',
  ],
}

export async function setRead(
  sql: Queryable,
  person: string,
  { uuid, kind }: Pick<InboxRow, 'uuid' | 'kind'>,
  isRead: boolean,
): Promise<void> {
  await sql.query(markings[kind][isRead ? 0 : 1], [person, uuid])
}

/** The first confirmation stays. */
export async function confirmNews(sql: Queryable, person: string, news: string): Promise<void> {
  await sql.query(
    `insert into news_receipt (person, news, confirmed_at) values ($1, $2, now())
      on conflict (news, person) do update set confirmed_at = coalesce(news_receipt.confirmed_at, excluded.confirmed_at)`,
    [person, news],
  )
}

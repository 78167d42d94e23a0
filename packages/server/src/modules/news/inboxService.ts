import type { InboxCounts, InboxEntry, InboxPage, InboxPayload } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { isUuid } from '../../database/uuid.ts'
import type { PagePlan } from '../paging.ts'
import { findPerson } from '../users/person/findPerson.ts'
import * as store from './inboxStore.ts'
import { userError } from '../userError.ts'

type Reader = Pick<Caller, 'subject'>

/** What people get: news and messages. */
export interface InboxService {
  list(caller: Reader, plan: PagePlan<'AT'>, locale: string): Promise<InboxPage>
  listPinned(caller: Reader, locale: string): Promise<InboxEntry[]>
  /** What the dashboard shows: what waits for the caller, and what is pinned. */
  listLatest(caller: Reader, locale: string): Promise<InboxEntry[]>
  /** Null for what is not for the caller. */
  find(caller: Reader, uuid: string, locale: string): Promise<InboxEntry | null>
  count(caller: Reader): Promise<InboxCounts>
  setRead(caller: Reader, uuid: string, isRead: boolean, locale: string): Promise<InboxPayload>
  confirm(caller: Reader, uuid: string, locale: string): Promise<InboxPayload>
}

const mostPinned = 5
const mostOnDashboard = 3

/** Makes the service. */
export function createInboxService(pool: Pool): InboxService {
  const find = async (caller: Reader, uuid: string): Promise<[person: string, row: store.InboxRow] | null> => {
    const person = isUuid(uuid) ? await findPerson(pool, caller.subject) : null
    const row = person === null ? null : await store.findEntry(pool, person, uuid)
    return person === null || row === null ? null : [person, row]
  }
  const change = async (
    caller: Reader,
    uuid: string,
    locale: string,
    work: (person: string, row: store.InboxRow) => Promise<void>,
  ): Promise<InboxPayload> => {
    const found = await find(caller, uuid)
    if (found === null) return { entry: null, userErrors: [userError('UNKNOWN', 'uuid')] }
    await work(...found)
    const now = await store.findEntry(pool, found[0], uuid)
    return { entry: now === null ? null : toEntry(now, locale), userErrors: [] }
  }
  return {
    async list(caller, plan, locale) {
      const person = await findPerson(pool, caller.subject)
      const { items, pageInfo } = await store.readInbox(pool, plan, person ?? nobody)
      return { items: items.map((row) => toEntry(row, locale)), pageInfo }
    },
    async listPinned({ subject }, locale) {
      const rows = await store.readPinned(pool, (await findPerson(pool, subject)) ?? nobody, mostPinned)
      return rows.map((row) => toEntry(row, locale))
    },
    async listLatest({ subject }, locale) {
      const rows = await store.readLatest(pool, (await findPerson(pool, subject)) ?? nobody, mostOnDashboard)
      return rows.map((row) => toEntry(row, locale))
    },
    async find(caller, uuid, locale) {
      const found = await find(caller, uuid)
      return found === null ? null : toEntry(found[1], locale)
    },
    count: async ({ subject }) => store.countInbox(pool, (await findPerson(pool, subject)) ?? nobody),
    setRead: (caller, uuid, isRead, locale) =>
      change(caller, uuid, locale, (person, row) => store.setRead(pool, person, row, isRead)),
    async confirm(caller, uuid, locale) {
      const found = await find(caller, uuid)
      if (found !== null && !found[1].mustConfirm)
        return { entry: toEntry(found[1], locale), userErrors: [userError('NOTHING_TO_DO', 'uuid')] }
      return change(caller, uuid, locale, (person) => store.confirmNews(pool, person, uuid))
    },
  }
}

/** Somebody who is not known yet has got nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'

function toEntry(row: store.InboxRow, locale: string): InboxEntry {
  const { texts, mainLocale, subject, body, ...rest } = row
  if (texts === null) return { ...rest, title: subject ?? '', body: body ?? '', locale: null }
  const chosen = [locale, mainLocale ?? 'en', ...Object.keys(texts)].find((one) => texts[one] !== undefined) ?? 'en'
  return { ...rest, title: texts[chosen]?.title ?? '', body: texts[chosen]?.body ?? '', locale: chosen }
}

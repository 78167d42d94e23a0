import type {
  Audience,
  AudienceInput,
  News,
  NewsFilter,
  NewsInput,
  NewsPage,
  NewsPayload,
  NewsReaderPage,
  NewsReminderPayload,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readToday } from '../dates/days.ts'
import { findCreated, rememberCreated } from '../idempotence.ts'
import type { ModuleDeps } from '../module.ts'
import type { PagePlan } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { countAudience, managedUnits, mostPeople } from './audience.ts'
import { notifyOfNews } from './notifyOfNews.ts'
import * as store from './newsStore.ts'
import { findUnfinished, readNews } from './readNews.ts'
import { userError } from '../userError.ts'
import type { Target } from '../target.ts'

/** News for those who write it. */
export interface NewsService {
  list(caller: Caller, plan: PagePlan<'CREATED'>, filter: Partial<NewsFilter>): Promise<NewsPage>
  count(caller: Caller, filter: Partial<NewsFilter>, cap: number): Promise<number>
  /** Null for what the caller does not manage. */
  find(caller: Caller, uuid: string): Promise<News | null>
  countAudience(caller: Caller, audience: AudienceInput): Promise<Audience>
  listReaders(caller: Caller, uuid: string, plan: PagePlan<'NAME'>, onlyMissing: boolean): Promise<NewsReaderPage>
  create(call: RequestCall, input: NewsInput, key: string): Promise<NewsPayload>
  update(call: RequestCall, target: Target, input: NewsInput): Promise<NewsPayload>
  publish(call: RequestCall, target: Target): Promise<NewsPayload>
  archive(call: RequestCall, target: Target): Promise<NewsPayload>
  remind(call: RequestCall, uuid: string): Promise<NewsReminderPayload>
}

/** What the service needs of the server. */
export interface NewsDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
}

const noReaders: NewsReaderPage = {
  items: [],
  pageInfo: { hasNext: false, hasPrevious: false, startCursor: null, endCursor: null },
}

const toNews = (row: store.NewsRow, audienceCount: number | null = null): News => ({
  ...row,
  texts: Object.entries(row.texts).map(([locale, text]) => ({ locale, ...text })),
  audienceCount,
})

/** Makes the service. */
export function createNewsService({ pool, transact }: NewsDeps): NewsService {
  const find = async (caller: Caller, uuid: string): Promise<News | null> => {
    const row = isUuid(uuid) ? await store.findNews(pool, scopeOf(caller), uuid) : null
    return row === null ? null : toNews(row, await store.countReaders(pool, uuid))
  }
  const change = async (call: RequestCall, { uuid, revision }: Target, work: Change): Promise<NewsPayload> => {
    if (!isUuid(uuid)) return { news: null, userErrors: [userError('UNKNOWN', 'uuid')] }
    const userErrors = await transact(async (client) => {
      const row = await store.findNews(client, scopeOf(call), uuid, true)
      if (row === null) return [userError('UNKNOWN', 'uuid')]
      if (row.revision !== revision) return [userError('CHANGED_MEANWHILE')]
      return work(client, row)
    })
    return { news: await find(call, uuid), userErrors }
  }
  return {
    find,
    async list(caller, plan, filter) {
      const { items, pageInfo } = await store.listNews(pool, plan, { scope: scopeOf(caller), filter })
      return { items: items.map((row) => toNews(row)), pageInfo }
    },
    count: (caller, filter, cap) => store.countNews(pool, cap, { scope: scopeOf(caller), filter }),
    countAudience: (caller, audience) => countAudience(pool, scopeOf(caller), audience),
    async listReaders(caller, uuid, plan, onlyMissing) {
      const row = isUuid(uuid) ? await store.findNews(pool, scopeOf(caller), uuid) : null
      return row === null ? noReaders : store.listReaders(pool, plan, uuid, onlyMissing)
    },
    async create(call, input, key) {
      const { values, userErrors } = readNews(input)
      if (userErrors.length > 0) return { news: null, userErrors }
      const made = await transact((client) => createDraft(client, call, values, key))
      return typeof made === 'string'
        ? { news: await find(call, made), userErrors: [] }
        : { news: null, userErrors: made }
    },
    update: (call, target, input) =>
      change(call, target, async (client, row) => {
        const { values, userErrors } = readNews(input)
        if (userErrors.length > 0) return userErrors
        const errors = await checkUpdate(client, call, row, values)
        if (errors.length > 0) return errors
        await store.updateNews(client, row.uuid, values)
        await audit(client, call, 'news.update', row.uuid, values)
        return []
      }),
    publish: (call, target) => change(call, target, (client, row) => publish(client, call, row)),
    archive: (call, target) =>
      change(call, target, async (client, row) => {
        if (row.state === 'ARCHIVED') return []
        await store.archiveNews(client, row.uuid)
        await audit(client, call, row.state === 'DRAFT' ? 'news.delete' : 'news.archive', row.uuid, row)
        return []
      }),
    remind: (call, uuid) => transact((client) => remind(client, call, uuid)),
  }
}

type Change = (client: PoolClient, row: store.NewsRow) => Promise<UserError[]>

const titleOf = ({ texts, mainLocale }: Pick<store.NewsValues, 'texts' | 'mainLocale'>): string =>
  texts[mainLocale]?.title ?? Object.values(texts)[0]?.title ?? ''

type NewsAction = 'news.create' | 'news.update' | 'news.publish' | 'news.archive' | 'news.delete' | 'news.remind'

const audit = (
  client: PoolClient,
  call: RequestCall,
  action: NewsAction,
  object: string,
  values: Pick<store.NewsValues, 'texts' | 'mainLocale'>,
) => writeAudit(client, call, [{ action, objectKind: 'news', object, after: { title: titleOf(values) } }])

async function areUnitsManaged(client: PoolClient, call: RequestCall, units: readonly string[]): Promise<boolean> {
  return (await managedUnits(client, scopeOf(call), units)).length === units.length
}

async function createDraft(
  client: PoolClient,
  call: RequestCall,
  values: store.NewsValues,
  key: string,
): Promise<string | UserError[]> {
  const repeatable = { subject: call.subject, key: key.slice(0, 200) }
  const created = await findCreated(client, repeatable)
  if (created !== null) return created
  if (!(await areUnitsManaged(client, call, values.units))) return [userError('OUT_OF_SCOPE', 'units')]
  const uuid = createUuid()
  // Also adds a caller who is not known yet.
  await rememberCreated(client, repeatable, uuid)
  await store.insertNews(client, uuid, values, call.subject)
  await audit(client, call, 'news.create', uuid, values)
  return uuid
}

async function checkUpdate(
  client: PoolClient,
  call: RequestCall,
  row: store.NewsRow,
  values: store.NewsValues,
): Promise<UserError[]> {
  if (row.state === 'ARCHIVED') return [userError('WRONG_STATE', 'uuid')]
  if (!(await areUnitsManaged(client, call, values.units))) return [userError('OUT_OF_SCOPE', 'units')]
  if (row.state === 'DRAFT') return []
  const errors = findUnfinished(values)
  if (values.units.length === 0 && scopeOf(call).manager !== null) errors.push(userError('REQUIRED', 'units'))
  // What people confirmed stays what they read.
  if (row.confirmedCount > 0 && JSON.stringify(sorted(row.texts)) !== JSON.stringify(sorted(values.texts)))
    errors.push(userError('LOCKED', 'texts'))
  return errors
}

const sorted = (texts: store.NewsTexts) =>
  Object.entries(texts)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([locale, { title, body }]) => [locale, title, body])

async function publish(client: PoolClient, call: RequestCall, row: store.NewsRow): Promise<UserError[]> {
  if (row.state !== 'DRAFT') return [userError('WRONG_STATE', 'uuid')]
  const errors = [...findUnfinished(row)]
  if (row.units.length === 0 && scopeOf(call).manager !== null) errors.push(userError('REQUIRED', 'units'))
  if (row.publishUntil !== null && row.publishUntil < (await readToday(client)))
    errors.push(userError('IN_THE_PAST', 'publishUntil'))
  if (errors.length > 0) return errors
  await store.publishNews(client, row.uuid)
  await audit(client, call, 'news.publish', row.uuid, row)
  return []
}

async function remind(client: PoolClient, call: RequestCall, uuid: string): Promise<NewsReminderPayload> {
  const row = isUuid(uuid) ? await store.findNews(client, scopeOf(call), uuid, true) : null
  if (row === null) return { reminded: 0, userErrors: [userError('UNKNOWN', 'uuid')] }
  if (row.state !== 'PUBLISHED') return { reminded: 0, userErrors: [userError('WRONG_STATE', 'uuid')] }
  const people = await store.readAudience(client, uuid, { after: null, limit: mostPeople, onlyMissing: true })
  const reminded = await notifyOfNews(client, row, people, await readToday(client))
  await audit(client, call, 'news.remind', uuid, row)
  return { reminded, userErrors: [] }
}

import type { PoolClient } from 'pg'
import type { JobWorker } from '../jobs/jobs.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { notify } from '../notifications/notify.ts'
import { readNextRecipients } from './messages/messageStore.ts'
import { newsState, readAudience, type NewsTexts } from './newsStore.ts'
import { entryAddress, notifyOfNews, summaryOf } from './notifyOfNews.ts'

export const announceKind = 'communication.announce'

const aStep = 500

const dueNews = `select t.uuid, t.texts, t.main_locale as "mainLocale" from news t
  where t.state = 'PUBLISHED' and t.announced_at is null and ${newsState('t')} = 'PUBLISHED' order by t.published_at, t.uuid limit 1`
const dueMessages = `select m.uuid, m.subject, m.body, coalesce(${nameInSql('p')}, '') as "from" from message m
  left join person p on p.uuid = m.sender where m.announced_at is null order by m.sent_at, m.uuid limit 1`

interface DueNews {
  readonly uuid: string
  readonly texts: NewsTexts
  readonly mainLocale: string
}

interface DueMessage {
  readonly uuid: string
  readonly subject: string
  readonly body: string
  readonly from: string
}

interface Position {
  /** The last person who was notified of what is due. */
  readonly after: string | null
  readonly done: number
}

/** Notifies the readers of new messages, and those of news whose first day has come. */
export const createAnnounceWorker = (): JobWorker<object, Position> => ({
  kind: announceKind,
  cron: '* * * * *',
  pollSeconds: 5,
  async isNeeded(client) {
    return (await findMessage(client)) !== undefined || (await findNews(client)) !== undefined
  },
  async step(_, position, { client }) {
    const { after, done } = position ?? { after: null, done: 0 }
    const message = await findMessage(client)
    const news = message === undefined ? await findNews(client) : undefined
    const people =
      message === undefined
        ? news === undefined
          ? []
          : await readAudience(client, news.uuid, { after, limit: aStep, onlyMissing: false })
        : await readNextRecipients(client, message.uuid, after, aStep)
    if (message !== undefined) await notifyOfMessage(client, message, people)
    if (news !== undefined) await notifyOfNews(client, news, people, null)
    const notified = done + people.length
    if (people.length === aStep)
      return { position: { after: people.at(-1) ?? null, done: notified }, done: notified, total: null }
    if (message !== undefined)
      await client.query('update message set announced_at = now() where uuid = $1', [message.uuid])
    if (news !== undefined) await client.query('update news set announced_at = now() where uuid = $1', [news.uuid])
    const isMore = message !== undefined || news !== undefined
    return { position: isMore ? { after: null, done: notified } : null, done: notified, total: null }
  },
})

const findNews = async (client: PoolClient): Promise<DueNews | undefined> =>
  (await client.query<DueNews>(dueNews)).rows[0]
const findMessage = async (client: PoolClient): Promise<DueMessage | undefined> =>
  (await client.query<DueMessage>(dueMessages)).rows[0]

const notifyOfMessage = (
  client: PoolClient,
  { uuid, subject, body, from }: DueMessage,
  people: readonly string[],
): Promise<number> =>
  notify(
    client,
    people.map((person) => ({
      ...({ event: 'MESSAGE', person, subject: uuid, address: entryAddress(uuid) } as const),
      values: { title: subject, person: from, summary: summaryOf(body) },
    })),
  )

import type { PoolClient } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { notify, type NotificationValue } from '../notifications/notify.ts'

interface Addressed {
  readonly task: string
  readonly person: string
  readonly title: string
  readonly due: string | null
}

const isOpen = `t.state = 'PUBLISHED' and t.announced_at is null and (t.opens_at is null or t.opens_at <= now())`

const addressed = `select t.uuid as task, a.person, t.title, (t.due_at at time zone unit_zone(t.owner_unit))::date::text as due
  from task t cross join lateral task_audience(t.uuid) as a (person)
  where t.uuid = $1 and ${isOpen}
    and not exists (select from notification n where n.event = 'TASK_SET' and n.subject = t.uuid and n.person = a.person)`

/** A day as a value of a notification; a dash for none. */
export const dayValue = (day: string | null): NotificationValue => (day === null ? '–' : { day })

/** Tells the people of a task of it, each once, where it is open now; else the job does, once it opens. */
export async function announceTask(client: Queryable, uuid: string): Promise<number> {
  const { rows } = await client.query<Addressed>(addressed, [uuid])
  const notified = await notify(
    client,
    rows.map(({ task, person, title, due }) => ({
      ...({ event: 'TASK_SET', person, subject: task, address: `/media?task=${task}` } as const),
      values: { title, due: dayValue(due) },
    })),
  )
  await client.query(`update task t set announced_at = now() where t.uuid = $1 and ${isOpen}`, [uuid])
  return notified
}

const findUnannounced = `select t.uuid from task t where ${isOpen} order by t.opens_at nulls first, t.uuid limit 1`

/** Every night the tasks in force are looked at again: people who joined are told. */
const lookAgain = `update task set announced_at = null where state = 'PUBLISHED' and announced_at < now() - interval '20 hours'
  and (due_at is null or due_at > now())`

/** Tells people of tasks that open, and those who joined a unit of one. */
export const createAnnouncementWorker = (): JobWorker<unknown, number> => ({
  kind: 'tasks.announce',
  cron: '15 4 * * *',
  pollSeconds: 60,
  async isNeeded(client: PoolClient) {
    const { rows } = await client.query(
      `select from task t where ${isOpen} or (t.state = 'PUBLISHED' and t.announced_at < now() - interval '20 hours'
        and (t.due_at is null or t.due_at > now())) limit 1`,
    )
    return rows.length > 0
  },
  async step(_, position, { client }) {
    if (position === null) await client.query(lookAgain)
    const { rows } = await client.query<{ uuid: string }>(findUnannounced)
    const done = (position ?? 0) + 1
    if (rows[0] === undefined) return { position: null, done: position ?? 0, total: position ?? 0 }
    await announceTask(client, rows[0].uuid)
    return { position: done, done, total: null }
  },
})

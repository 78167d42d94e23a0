import type { PoolClient } from 'pg'
import { writeAudit } from '../../audit/auditLog.ts'
import type { JobWorker } from '../../jobs/jobs.ts'
import { isLastAdministrator } from '../person/lastAdministrator.ts'
import type { PeopleDeps } from '../peopleDeps.ts'

const perStep = 500

const due = `deactivate_on < installation_day() and status in ('INVITED', 'ACTIVE')`

const read = `select uuid, roles from person where ${due} and uuid > $1 order by uuid limit ${perStep}`
const take = `${read} for no key update`

const nobody = '00000000-0000-0000-0000-000000000000'

interface Due {
  readonly uuid: string
  readonly roles: readonly string[]
}

/** Without the last administrator, who keeps access after their last day. */
async function withoutLastAdministrator(client: PoolClient, people: readonly Due[]): Promise<readonly Due[]> {
  const administrators = people.filter(({ roles }) => roles.includes('ADMIN'))
  if (administrators.length === 0) return people
  const isLast = await isLastAdministrator(
    client,
    administrators.map(({ uuid }) => uuid),
  )
  return isLast ? people.filter((person) => !administrators.includes(person)) : people
}

/**
 * Suspends people whose last day is over. The day is whole in the time zone of the installation. Time zones differ by
 * quarters of an hour, so the job runs every quarter of an hour (decision 0061).
 */
export function createLastDayWorker({
  writer,
}: Pick<PeopleDeps, 'writer'>): JobWorker<unknown, { after: string; done: number }> {
  return {
    kind: 'users.deactivate',
    cron: '*/15 * * * *',
    async isNeeded(client) {
      const { rows } = await client.query<Due>(read, [nobody])
      return (await withoutLastAdministrator(client, rows)).length > 0
    },
    async step(_, position, { client, uuid: origin }) {
      const { rows } = await client.query<Due>(take, [position?.after ?? nobody])
      const people = await withoutLastAdministrator(client, rows)
      await writer.update(
        client,
        people.map(({ uuid }) => ({ uuid, change: { isSuspended: true } })),
      )
      const product = { subject: null, requestId: null }
      await writeAudit(
        client,
        product,
        people.map(({ uuid }) => ({ action: 'user.suspend', objectKind: 'user', object: uuid, origin })),
      )
      const done = (position?.done ?? 0) + people.length
      const last = rows.at(-1)
      return {
        position: last === undefined || rows.length < perStep ? null : { after: last.uuid, done },
        done,
        total: null,
      }
    },
  }
}

import type { BulkPayload, UserAction, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { isUuid } from '../../database/uuid.ts'
import { actions, type ActionArgs } from './actions.ts'
import { jobKindOf, type BulkJob } from './bulk.ts'
import { askerOf, type Asker, type PeopleParts } from './parts.ts'
import { fault } from './rules.ts'

interface Way {
  /** What puts people back exactly. */
  readonly opposite: UserAction
  /** By what the log tells whom the job changed so that the opposite does. */
  readonly written: string
}

/** The jobs that can be taken back. */
const ways: Readonly<Record<string, Way>> = {
  'users.suspend': { opposite: 'REACTIVATE', written: `e.action = 'user.suspend'` },
  // Whose day of leaving was taken away with it would come back without that day.
  'users.reactivate': { opposite: 'SUSPEND', written: `e.action = 'user.reactivate' and e.before is null` },
  // Who was in the unit before got another role there: taking them out would not be the way back.
  'users.addToUnit': { opposite: 'REMOVE_FROM_UNIT', written: `e.action = 'membership.add' and e.before is null` },
  // Whoever managed it, was there for a time or called it their own would come back as a plain member.
  'users.removeFromUnit': {
    opposite: 'ADD_TO_UNIT',
    written: `e.action = 'membership.remove' and e.before ->> 'role' = 'MEMBER' and not e.before ?| array['until', 'isDefault']`,
  },
}

interface Ended {
  readonly kind: string
  readonly state: string
  readonly args: ActionArgs | null
  readonly isUndone: boolean
}

// Who asks at the same moment waits here, and finds what the first one began.
const lock = 'select from job where uuid = $1 for update'

// The job keeps what it was told beside who asked for it.
const read = `select j.kind, j.state, j.payload -> 'payload' -> 'args' as args,
    exists (select from job u where u.owner = j.owner and u.created_at >= j.created_at and u.payload -> 'payload' ->> 'undoes' = j.uuid::text) as "isUndone"
  from job j join person o on o.uuid = j.owner where j.uuid = $1 and o.subject = $2`

// Within the job's own time, so that the index on (action, at) finds them.
const changed = (written: string): string => `select e.object as uuid from audit_event e, job j
  where j.uuid = $1 and e.origin = j.uuid and ${written} and e.at >= j.created_at and e.at <= coalesce(j.ended_at, now())`

async function start(parts: PeopleParts, client: PoolClient, asker: Asker, uuid: string): Promise<string | UserError[]> {
  if (isUuid(uuid)) await client.query(lock, [uuid])
  const [ended] = isUuid(uuid) ? (await client.query<Ended>(read, [uuid, asker.subject])).rows : []
  const way = ended === undefined ? undefined : ways[ended.kind]
  if (ended === undefined || way === undefined) return [fault('UNKNOWN', 'job')]
  if (ended.state === 'QUEUED' || ended.state === 'RUNNING') return [fault('WRONG_STATE', 'job')]
  if (ended.isUndone) return [fault('NOTHING_TO_DO', 'job')]
  const { rows } = await client.query<{ uuid: string }>(changed(way.written), [uuid])
  if (rows.length === 0) return [fault('NOTHING_TO_DO', 'job')]
  const payload: BulkJob = { args: { unit: ended.args?.unit ?? null }, uuids: rows.map((row) => row.uuid), undoes: uuid }
  return parts.jobs.start(client, { kind: jobKindOf(actions[way.opposite]), payload, owner: asker })
}

/** Takes back what a job of the caller's did to many people, as another job; once. */
export async function undoBulk(parts: PeopleParts, caller: Caller, requestId: string, job: string): Promise<BulkPayload> {
  const asker = askerOf(caller, requestId)
  const started = await parts.transact((client) => start(parts, client, asker, job.toLowerCase()))
  if (typeof started !== 'string') return { changed: 0, job: null, userErrors: started }
  return { changed: 0, job: await parts.findJob(started, caller), userErrors: [] }
}

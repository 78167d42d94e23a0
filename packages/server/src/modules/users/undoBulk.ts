import type { BulkPayload, UserAction, UserError, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { isUuid } from '../../database/uuid.ts'
import { actions } from './actions.ts'
import { jobKindOf, putBack, type BulkJob } from './bulk.ts'
import type { ActionArgs } from './bulkAction.ts'
import { askerOf, type Asker, type PeopleParts } from './parts.ts'
import { claimReplaced, isKnownAct } from './replacedStore.ts'
import { fault } from './rules.ts'

interface Way {
  /** What puts people back exactly. */
  readonly opposite: UserAction
  /** By what the log tells whom the job changed so that the opposite does. */
  readonly written: string
}

/** The jobs that are taken back by their opposite; the others by what they replaced. */
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

interface Begun {
  readonly changed: number
  readonly job: string | null
  readonly userErrors: UserError[]
}

const refuse = (code: UserErrorCode): Begun => ({ changed: 0, job: null, userErrors: [fault(code, 'job')] })

async function startOpposite(parts: PeopleParts, client: PoolClient, asker: Asker, uuid: string, { opposite, written }: Way, ended: Ended): Promise<Begun> {
  if (ended.isUndone) return refuse('NOTHING_TO_DO')
  const { rows } = await client.query<{ uuid: string }>(changed(written), [uuid])
  if (rows.length === 0) return refuse('NOTHING_TO_DO')
  const payload: BulkJob = { args: { unit: ended.args?.unit ?? null }, uuids: rows.map((row) => row.uuid), undoes: uuid }
  return { changed: 0, job: await parts.jobs.start(client, { kind: jobKindOf(actions[opposite]), payload, owner: asker }), userErrors: [] }
}

/** Each gets back what was theirs: at once where it was done at once, by a job where a job did it. */
async function giveBack(parts: PeopleParts, client: PoolClient, asker: Asker, act: string, isJob: boolean): Promise<Begun> {
  const rows = await claimReplaced(client, act, asker.subject)
  const action = Object.values(actions).find(({ kind }) => kind === rows[0]?.kind)
  if (action === undefined) return refuse(isJob || (await isKnownAct(client, act, asker.subject)) ? 'NOTHING_TO_DO' : 'UNKNOWN')
  const uuids = rows.map(({ person }) => person)
  if (!isJob) return { job: null, ...(await putBack(parts, client, asker, action, act, uuids)) }
  const payload: BulkJob = { args: {}, uuids, undoes: act }
  return { changed: 0, job: await parts.jobs.start(client, { kind: jobKindOf(action), payload, owner: asker }), userErrors: [] }
}

const replacing = new Set<string>(Object.values(actions).flatMap((action) => (action.replaces === undefined ? [] : [jobKindOf(action)])))

async function begin(parts: PeopleParts, client: PoolClient, asker: Asker, uuid: string): Promise<Begun> {
  if (!isUuid(uuid)) return refuse('UNKNOWN')
  await client.query(lock, [uuid])
  const [ended] = (await client.query<Ended>(read, [uuid, asker.subject])).rows
  if (ended === undefined) return giveBack(parts, client, asker, uuid, false)
  const way = ways[ended.kind]
  if (way === undefined && !replacing.has(ended.kind)) return refuse('UNKNOWN')
  if (ended.state === 'QUEUED' || ended.state === 'RUNNING') return refuse('WRONG_STATE')
  return way === undefined ? giveBack(parts, client, asker, uuid, true) : startOpposite(parts, client, asker, uuid, way, ended)
}

/** Takes back, once, what the caller did to many people: of a job by another job, of what was done at once at once. */
export async function undoBulk(parts: PeopleParts, caller: Caller, requestId: string, act: string): Promise<BulkPayload> {
  const asker = askerOf(caller, requestId)
  const { job, ...begun } = await parts.transact((client) => begin(parts, client, asker, act.toLowerCase()))
  return { ...begun, job: job === null ? null : await parts.findJob(job, caller) }
}

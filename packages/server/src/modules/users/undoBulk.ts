import type { BulkPayload, UserAction, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import type { AuditAction } from '../audit/auditActions.ts'
import type { JobKind } from '../jobs/jobKinds.ts'
import { JobFault } from '../jobs/jobs.ts'
import { actions } from './actions.ts'
import type { ActionArgs } from './bulkAction.ts'
import { type BulkJob, doToNamed, jobKindOf } from './bulkStep.ts'
import { askerOf, type Asker, type PeopleParts } from './parts.ts'
import { fault } from './rules.ts'

interface Way {
  /** What puts people back exactly. */
  readonly opposite: UserAction
  /** What the log says of whom it changed so that the opposite does. */
  readonly written: AuditAction
  readonly only?: string
}

/** The work that can be taken back, by the name of its job. */
const ways: Readonly<Partial<Record<JobKind, Way>>> = {
  'users.suspend': { opposite: 'REACTIVATE', written: 'user.suspend' },
  // Whose day of leaving was taken away with it would come back without that day.
  'users.reactivate': { opposite: 'SUSPEND', written: 'user.reactivate', only: 'e.before is null' },
  // Who was in the unit before got another role there: taking them out would not be the way back.
  'users.addToUnit': { opposite: 'REMOVE_FROM_UNIT', written: 'membership.add', only: 'e.before is null' },
  'users.removeFromUnit': { opposite: 'ADD_TO_UNIT', written: 'membership.remove' },
  'users.setUnitRole': { opposite: 'SET_UNIT_ROLE', written: 'membership.update' },
}

interface Ended {
  readonly kind: JobKind
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
const changed = ({ only = 'true' }: Way): string => `select e.object as uuid from audit_event e, job j
  where j.uuid = $1 and e.origin = j.uuid and e.action = $2 and ${only} and e.at >= j.created_at and e.at <= coalesce(j.ended_at, now())`

interface Done {
  readonly action: AuditAction
  readonly person: string
  readonly unit: string | null
}

// An act's uuid begins with its moment: by the index on (action, at).
const done = `select e.action, e.object as person, coalesce(e.before ->> 'unit', e.after ->> 'unit') as unit
  from audit_event e join person o on o.uuid = e.actor and o.subject = $2
  where e.origin = $1 and e.object_kind = 'user' and e.action = any($3::text[])
    and e.at between $4::timestamptz - interval '1 hour' and $4::timestamptz + interval '1 minute' order by e.object`

const momentOf = (uuid: string): string => new Date(Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)).toISOString()

type Begun = Pick<BulkPayload, 'changed' | 'userErrors'> & { readonly started: string | null }

const refused = (code: UserErrorCode): Begun => ({ changed: 0, started: null, userErrors: [fault(code, 'job')] })

/** Takes back what was done at once, at once. */
async function takeBack(parts: PeopleParts, client: PoolClient, asker: Asker, act: string): Promise<Begun> {
  const written = Object.values(ways).map((way) => way.written)
  const { rows } = await client.query<Done>(done, [act, asker.subject, written, momentOf(act)])
  const [first] = rows
  const way = Object.values(ways).find((one) => one.written === first?.action)
  if (first === undefined || way === undefined) return refused('UNKNOWN')
  const order: BulkJob = { args: { unit: first.unit }, uuids: rows.map(({ person }) => person), undoes: act }
  try {
    const { changed: count, failures } = await doToNamed(parts, actions[way.opposite], order, { client, owner: asker, origin: createUuid() })
    return { changed: count, started: null, userErrors: [...new Set(failures.map(({ code }) => code))].map((code) => fault(code, 'job')) }
  } catch (error) {
    if (error instanceof JobFault) return refused(error.code)
    throw error
  }
}

async function begin(parts: PeopleParts, client: PoolClient, asker: Asker, uuid: string): Promise<Begun> {
  if (!isUuid(uuid)) return refused('UNKNOWN')
  await client.query(lock, [uuid])
  const [ended] = (await client.query<Ended>(read, [uuid, asker.subject])).rows
  if (ended === undefined) return takeBack(parts, client, asker, uuid)
  const way = ways[ended.kind]
  if (way === undefined) return refused('UNKNOWN')
  if (ended.state === 'QUEUED' || ended.state === 'RUNNING') return refused('WRONG_STATE')
  if (ended.isUndone) return refused('NOTHING_TO_DO')
  const { rows } = await client.query<{ uuid: string }>(changed(way), [uuid, way.written])
  if (rows.length === 0) return refused('NOTHING_TO_DO')
  const payload: BulkJob = { args: { unit: ended.args?.unit ?? null }, uuids: rows.map((row) => row.uuid), undoes: uuid }
  return { changed: 0, started: await parts.jobs.start(client, { kind: jobKindOf(actions[way.opposite]), payload, owner: asker }), userErrors: [] }
}

/** Takes back what the caller did to many: work that was a job by another one, once; what was done at once, at once. */
export async function undoBulk(parts: PeopleParts, caller: Caller, requestId: string, job: string): Promise<BulkPayload> {
  const asker = askerOf(caller, requestId)
  const { started, ...outcome } = await parts.transact((client) => begin(parts, client, asker, job.toLowerCase()))
  return { ...outcome, job: started === null ? null : await parts.findJob(started, caller) }
}

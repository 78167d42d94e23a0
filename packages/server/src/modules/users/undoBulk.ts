import type { BulkPayload, UserAction, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { isUuid } from '../../database/uuid.ts'
import type { AuditAction } from '../audit/auditActions.ts'
import { JobFault } from '../jobs/jobs.ts'
import { actions } from './actions.ts'
import type { ActionArgs, BulkAction } from './bulkAction.ts'
import { type BulkJob, doToNamed, jobKindOf } from './bulkStep.ts'
import { type PeopleParts } from './parts.ts'
import { claimReplaced, isKnownAct } from './replacedStore.ts'
import { fault } from './rules.ts'

interface Way {
  /** What puts people back exactly. */
  readonly opposite: UserAction
  /** By what the log tells whom a job changed so that the opposite does; null where it is kept for a week beside it. */
  readonly written: { readonly action: AuditAction; readonly only?: string } | null
}

/** What can be taken back. */
const ways: Readonly<Partial<Record<BulkAction['kind'], Way>>> = {
  'user.suspend': { opposite: 'REACTIVATE', written: { action: 'user.suspend' } },
  // Whose day of leaving was taken away with it would come back without that day.
  'user.reactivate': { opposite: 'SUSPEND', written: { action: 'user.reactivate', only: 'e.before is null' } },
  'user.setRoles': { opposite: 'SET_ROLES', written: null },
  'user.deactivateOn': { opposite: 'DEACTIVATE_ON', written: null },
  // Who was in the unit before got another role there: taking them out would not be the way back.
  'user.addToUnit': { opposite: 'REMOVE_FROM_UNIT', written: { action: 'membership.add', only: 'e.before is null' } },
  'user.removeFromUnit': { opposite: 'ADD_TO_UNIT', written: { action: 'membership.remove' } },
  'user.setUnitRole': { opposite: 'SET_UNIT_ROLE', written: { action: 'membership.update' } },
}

const wayOfJob = (kind: string): Way | undefined => {
  const action = Object.values(actions).find((one) => jobKindOf(one) === kind)
  return action && ways[action.kind]
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
const changed = (only: string): string => `select e.object as person from audit_event e, job j
  where j.uuid = $1 and e.origin = j.uuid and e.action = $2 and ${only} and e.at >= j.created_at and e.at <= coalesce(j.ended_at, now())`

type Begun = Pick<BulkPayload, 'changed' | 'userErrors'> & { readonly started: string | null }

const refused = (code: UserErrorCode): Begun => ({ changed: 0, started: null, userErrors: [fault(code, 'job')] })

/** Takes back what was done at once, at once. @throws JobFault where none of it may be. */
async function takeBack(parts: PeopleParts, client: PoolClient, asker: CallContext, act: string): Promise<Begun> {
  const rows = await claimReplaced(client, act, asker.subject)
  const [first] = rows
  const way = first && ways[first.kind]
  if (first === undefined || way === undefined)
    return refused((await isKnownAct(client, act, asker.subject)) ? 'NOTHING_TO_DO' : 'UNKNOWN')
  const order: BulkJob = {
    args: { unit: first.after.unit ?? null },
    uuids: rows.map(({ person }) => person),
    undoes: act,
  }
  const { changed: count, failures } = await doToNamed(parts, actions[way.opposite], order, {
    client,
    owner: asker,
    origin: null,
  })
  return {
    changed: count,
    started: null,
    userErrors: [...new Set(failures.map(({ code }) => code))].map((code) => fault(code, 'job')),
  }
}

/** Of what is kept beside a job, and of what the log tells of it: places that it planned are kept, those that it gave are told. */
async function findChanged(client: PoolClient, asker: CallContext, job: string, { written }: Way): Promise<string[]> {
  const kept = await claimReplaced(client, job, asker.subject)
  const told =
    written === null
      ? []
      : (await client.query<{ person: string }>(changed(written.only ?? 'true'), [job, written.action])).rows
  return [...kept, ...told].map(({ person }) => person)
}

async function begin(parts: PeopleParts, client: PoolClient, asker: CallContext, uuid: string): Promise<Begun> {
  if (!isUuid(uuid)) return refused('UNKNOWN')
  await client.query(lock, [uuid])
  const [ended] = (await client.query<Ended>(read, [uuid, asker.subject])).rows
  if (ended === undefined) return takeBack(parts, client, asker, uuid)
  const way = wayOfJob(ended.kind)
  if (way === undefined) return refused('UNKNOWN')
  if (ended.state === 'QUEUED' || ended.state === 'RUNNING') return refused('WRONG_STATE')
  const uuids = ended.isUndone ? [] : await findChanged(client, asker, uuid, way)
  if (uuids.length === 0) return refused('NOTHING_TO_DO')
  const payload: BulkJob = { args: { unit: ended.args?.unit ?? null }, uuids, undoes: uuid }
  return {
    changed: 0,
    started: await parts.jobs.start(client, { kind: jobKindOf(actions[way.opposite]), payload, owner: asker }),
    userErrors: [],
  }
}

/** Takes back, once, what the caller did to many people: of a job by another job, of what was done at once at once. */
export async function undoBulk(
  parts: PeopleParts,
  caller: Caller,
  requestId: string,
  act: string,
): Promise<BulkPayload> {
  const asker = { ...caller, requestId }
  try {
    const { started, ...outcome } = await parts.transact((client) => begin(parts, client, asker, act.toLowerCase()))
    return { ...outcome, job: started === null ? null : await parts.findJob(started, caller) }
  } catch (error) {
    // Thrown through the transaction, so that it may be asked for again once nothing stands in its way.
    if (error instanceof JobFault) return { changed: 0, job: null, userErrors: [fault(error.code, 'job')] }
    throw error
  }
}

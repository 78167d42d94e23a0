import type { BulkPayload, UserAction, UserConsequences, UserError, UserErrorCode, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { createUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import type { JobKind } from '../jobs/jobKinds.ts'
import { JobFault, type Failure, type JobOwner, type JobWorker } from '../jobs/jobs.ts'
import { actions, openRun } from './actions.ts'
import { isLastAdministrator } from './administrators.ts'
import type { ActionArgs, ActionRun, BulkAction, Verdict } from './bulkAction.ts'
import { readConcerned, type Concerned } from './concerned.ts'
import { scopeOf } from '../scope.ts'
import { askerOf, type Asker, type PeopleParts } from './parts.ts'
import { nameOfPerson } from './personRow.ts'
import { keepReplaced, readReplaced } from './replacedStore.ts'
import { fault } from './rules.ts'
import { readSelection, type Selected } from './selection.ts'

/** More than so many are a job: no screen waits for them. */
const mostAtOnce = 100
/** More than so many are confirmed by typing their number. */
const mostUnconfirmed = 20
const perStep = 500

/** What an action does to each of the people that were read. */
interface Judgement {
  readonly concerned: readonly Concerned[]
  readonly unchanged: number
  readonly refused: readonly { readonly person: Concerned; readonly code: UserErrorCode }[]
}

async function judge(action: BulkAction, people: readonly Concerned[], run: ActionRun): Promise<Judgement> {
  const judged = people.map((person) => ({ person, verdict: action.judge(person, run) }))
  const pick = (wanted: Verdict): Concerned[] => judged.filter(({ verdict }) => verdict === wanted).map(({ person }) => person)
  const refused = judged.flatMap(({ person, verdict }) => (typeof verdict === 'string' ? [] : [{ person, code: verdict.refused }]))
  const changed = pick('change')
  const administrators = changed.filter((person) => person.roles.includes('ADMIN') && action.endsAdministrator(person, run))
  const isLast = administrators.length > 0 && (await isLastAdministrator(run.client, administrators.map(({ uuid }) => uuid)))
  if (!isLast) return { concerned: changed, unchanged: pick('unchanged').length, refused }
  const saved = administrators.map((person) => ({ person, code: 'LAST_ADMINISTRATOR' as const }))
  const rest = changed.filter((person) => !administrators.includes(person))
  return { concerned: rest, unchanged: pick('unchanged').length, refused: [...refused, ...saved] }
}

function countRefused({ refused }: Judgement, unknown: number): { code: UserErrorCode; count: number }[] {
  const counts = new Map<UserErrorCode, number>()
  for (const { code } of refused) counts.set(code, (counts.get(code) ?? 0) + 1)
  // Somebody who is not the asker's to see is the same as nobody.
  if (unknown > 0) counts.set('UNKNOWN', (counts.get('UNKNOWN') ?? 0) + unknown)
  return [...counts].map(([code, count]) => ({ code, count }))
}

const confirmationOf = (action: BulkAction, count: number): string | null =>
  action.isConfirmed && count > mostUnconfirmed ? String(count) : null

/** One bulk action as it was asked for. */
export interface BulkOrder {
  readonly action: UserAction
  readonly selection: UserSelection
  readonly args: ActionArgs
  readonly confirmation?: string | null
}

interface Opened {
  readonly action: BulkAction
  readonly run: ActionRun
  readonly selected: Selected
  readonly judgement: Judgement
  readonly unknown: number
}

async function open(parts: PeopleParts, client: PoolClient, asker: Asker, order: BulkOrder, isLocked: boolean): Promise<Opened | UserError[]> {
  const action = actions[order.action]
  const { args } = order
  const run = await openRun(action, { parts, client, asker, args, replaced: null })
  const faults = action.judgeArgs(run)
  if (faults.length > 0) return faults
  const selected = await readSelection(client, scopeOf(asker), order.selection)
  if (!('uuids' in selected)) return selected
  const isNow = isLocked && selected.uuids.length <= mostAtOnce
  const people = await readConcerned(client, asker, selected.uuids, run.unit?.uuid ?? null, isNow)
  const judgement = await judge(action, people, run)
  return { action, run, selected, judgement, unknown: selected.unknown + selected.uuids.length - people.length }
}

/** Does it and writes it down; answers by what `undoBulk` takes back what was replaced, null where nothing was. */
async function perform(action: BulkAction, concerned: readonly Concerned[], run: ActionRun, origin: string | null): Promise<string | null> {
  if (concerned.length === 0) return null
  const act = action.replaces === undefined ? null : (origin ?? createUuid())
  if (act !== null) await keepReplaced(run.client, { act, kind: action.kind, owner: run.asker.subject, people: concerned.flatMap((person) => replacedOf(action, person, run)) })
  await action.apply(concerned, run)
  const entries = concerned.map((person) => ({
    ...{ action: action.writes?.person ?? action.kind, objectKind: 'user' as const, object: person.uuid, origin },
    ...action.describe?.(person, run),
  }))
  const { unit, args } = run
  const after = { people: concerned.length, ...(args.role ? { role: args.role } : {}) }
  const ofUnit = action.writes === undefined || unit === null ? [] : [{ action: action.writes.unit, objectKind: 'unit' as const, object: unit.uuid, after, origin }]
  await writeAudit(run.client, run.asker, [...entries, ...ofUnit])
  return act
}

function replacedOf(action: BulkAction, person: Concerned, run: ActionRun) {
  const replaced = action.replaces?.(person, run)
  return replaced === undefined ? [] : [{ person: person.uuid, replaced }]
}

/** What a bulk action would do; what is wrong with it as a whole is refused for everybody. */
export async function foretell(parts: PeopleParts, asker: Asker, order: BulkOrder): Promise<UserConsequences> {
  return parts.transact(async (client) => {
    const opened = await open(parts, client, asker, order, false)
    if (!('action' in opened)) {
      const refused = opened.map(({ code }) => ({ code, count: order.selection.uuids?.length ?? order.selection.expectedCount ?? 0 }))
      return { concerned: 0, unchanged: 0, refused, confirmation: null }
    }
    const { action, judgement, unknown } = opened
    const concerned = judgement.concerned.length
    const confirmation = confirmationOf(action, concerned)
    return { concerned, unchanged: judgement.unchanged, refused: countRefused(judgement, unknown), confirmation }
  })
}

/** What a job of a bulk action keeps. */
export interface BulkJob {
  readonly args: ActionArgs
  readonly uuids: readonly string[]
  /** The job that this one takes back. */
  readonly undoes?: string
}

interface Outcome {
  readonly changed: number
  readonly job: string | null
  readonly reversible: string[] | null
  readonly undo: string | null
  readonly userErrors: UserError[]
}

const nothing = (userErrors: UserError[], job: string | null = null): Outcome => ({ changed: 0, job, reversible: null, undo: null, userErrors })

async function carryOut(parts: PeopleParts, client: PoolClient, asker: Asker, order: BulkOrder): Promise<Outcome> {
  const opened = await open(parts, client, asker, order, true)
  if (!('action' in opened)) return nothing(opened)
  const { action, run, selected, judgement, unknown } = opened
  const needed = confirmationOf(action, judgement.concerned.length)
  if (needed !== null && order.confirmation?.trim() !== needed) {
    return nothing([fault('NOT_CONFIRMED', 'confirmation')])
  }
  const userErrors = countRefused(judgement, unknown).map(({ code }) => fault(code, 'selection'))
  if (selected.uuids.length > mostAtOnce) {
    const payload: BulkJob = { args: order.args, uuids: judgement.concerned.map(({ uuid }) => uuid) }
    if (payload.uuids.length === 0) return nothing(userErrors)
    const job = await parts.jobs.start(client, { kind: jobKindOf(action), payload, owner: asker })
    return nothing(userErrors, job)
  }
  const undo = await perform(action, judgement.concerned, run, null)
  const { isReversible } = action
  const reversible = isReversible === undefined ? null : judgement.concerned.filter((person) => isReversible(person, run)).map(({ uuid }) => uuid)
  return { changed: judgement.concerned.length, job: null, reversible, undo, userErrors }
}

/** Does a bulk action: at once to a hundred and fewer, else as a job of the caller's. */
export async function doBulk(parts: PeopleParts, caller: Caller, requestId: string, order: BulkOrder): Promise<BulkPayload> {
  const asker = askerOf(caller, requestId)
  const { job, ...outcome } = await parts.transact((client) => carryOut(parts, client, asker, order))
  return { ...outcome, job: job === null ? null : await parts.findJob(job, caller) }
}

const jobKinds: Readonly<Record<BulkAction['kind'], JobKind>> = {
  'user.invite': 'users.invite',
  'user.suspend': 'users.suspend',
  'user.reactivate': 'users.reactivate',
  'user.deactivateOn': 'users.deactivateOn',
  'user.setRoles': 'users.setRoles',
  'user.addToUnit': 'users.addToUnit',
  'user.removeFromUnit': 'users.removeFromUnit',
  'user.endSessions': 'users.endSessions',
  'user.anonymise': 'users.anonymise',
}

/** What the job of an action is called. */
export const jobKindOf = (action: BulkAction): JobKind => jobKinds[action.kind]

const failureOf = ({ person, code }: Judgement['refused'][number]): Failure => ({ object: person.uuid, name: nameOfPerson(person), code })

async function findReplaced(client: PoolClient, action: BulkAction, { undoes }: BulkJob, people: readonly string[]): Promise<ActionRun['replaced']> {
  return undoes === undefined || action.replaces === undefined ? null : readReplaced(client, undoes, people)
}

/** Gives people back what an act had replaced, at once; answers what came of it. */
export async function putBack(parts: PeopleParts, client: PoolClient, asker: Asker, action: BulkAction, act: string, uuids: readonly string[]) {
  const run = await openRun(action, { parts, client, asker, args: {}, replaced: await readReplaced(client, act, uuids) })
  const people = await readConcerned(client, asker, uuids, null, true)
  const judgement = await judge(action, people, run)
  await perform(action, judgement.concerned, run, null)
  const userErrors = countRefused(judgement, uuids.length - people.length).map(({ code }) => fault(code, 'selection'))
  return { changed: judgement.concerned.length, userErrors }
}

async function doStep(parts: PeopleParts, action: BulkAction, job: BulkJob, from: number, run: { client: PoolClient; uuid: string; owner: JobOwner }) {
  const { client, owner } = run
  const { args, uuids } = job
  const slice = uuids.slice(from, from + perStep)
  const one = await openRun(action, { parts, client, asker: owner, args, replaced: await findReplaced(client, action, job, slice) })
  const [faulty] = action.judgeArgs(one)
  if (faulty !== undefined) throw new JobFault(faulty.code)
  const people = await readConcerned(client, owner, slice, one.unit?.uuid ?? null, true)
  const judgement = await judge(action, people, one)
  await perform(action, judgement.concerned, one, run.uuid)
  const next = from + slice.length
  // Who is not the owner's to see any more is the same as nobody, and is not done in silence.
  const seen = new Set(people.map(({ uuid }) => uuid))
  const gone = slice.filter((uuid) => !seen.has(uuid))
  const failures = [...judgement.refused.map(failureOf), ...gone.map((object): Failure => ({ object, name: null, code: 'UNKNOWN' }))]
  return { position: next < uuids.length ? next : null, done: next, total: uuids.length, failures }
}

/** The workers that do to thousands what `doBulk` does to a few. */
export function createBulkWorkers(parts: PeopleParts): JobWorker<BulkJob, number>[] {
  return Object.values(actions).map((action) => ({
    kind: jobKindOf(action),
    async step(job, position, { client, uuid, owner }) {
      if (owner === null) throw new Error('Nobody asked for this.')
      return doStep(parts, action, job, position ?? 0, { client, uuid, owner })
    },
    again(job, failures) {
      const uuids = failures.flatMap(({ object }) => (object === null ? [] : [object]))
      return uuids.length === 0 ? null : { ...job, uuids }
    },
  }))
}

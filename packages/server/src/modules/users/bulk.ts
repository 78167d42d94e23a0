import type {
  BulkPayload,
  UserAction,
  UserConsequences,
  UserError,
  UserErrorCode,
  UserSelection,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { createUuid } from '../../database/uuid.ts'
import { actions, openRun } from './actions.ts'
import type { ActionArgs, ActionRun, BulkAction } from './bulkAction.ts'
import { type BulkJob, jobKindOf, judge, type Judgement, keepAct, perform } from './bulkStep.ts'
import { readConcerned } from './concerned.ts'
import { scopeOf } from '../scope.ts'
import { type PeopleParts } from './parts.ts'
import { fault } from './rules.ts'
import { readSelection, type Selected } from './selection.ts'

/** More than so many are a job: no screen waits for them. */
const mostAtOnce = 100
/** More than so many are confirmed by typing their number. */
const mostUnconfirmed = 20

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

async function open(
  parts: PeopleParts,
  client: PoolClient,
  asker: CallContext,
  order: BulkOrder,
  isDone: boolean,
): Promise<Opened | UserError[]> {
  const action = actions[order.action]
  const { args } = order
  const run = await openRun(action, { parts, client, asker, args, replaced: null })
  const faults = action.judgeArgs(run)
  if (faults.length > 0) return faults
  const selected = await readSelection(client, scopeOf(asker), order.selection, isDone)
  if (!('uuids' in selected)) return selected
  const isNow = isDone && selected.uuids.length <= mostAtOnce
  const people = await readConcerned(client, asker, selected.uuids, run.unit?.uuid ?? null, isNow)
  const judgement = await judge(action, people, run)
  return { action, run, selected, judgement, unknown: selected.unknown + selected.uuids.length - people.length }
}

/** What a bulk action would do; what is wrong with it as a whole is refused for everybody. */
export async function foretell(parts: PeopleParts, asker: CallContext, order: BulkOrder): Promise<UserConsequences> {
  return parts.transact(async (client) => {
    const opened = await open(parts, client, asker, order, false)
    if (!('action' in opened)) {
      const refused = opened.map(({ code }) => ({
        code,
        count: order.selection.uuids?.length ?? order.selection.expectedCount ?? 0,
      }))
      return { concerned: 0, unchanged: 0, refused, confirmation: null }
    }
    const { action, judgement, unknown } = opened
    const concerned = judgement.concerned.length
    const confirmation = confirmationOf(action, concerned)
    return { concerned, unchanged: judgement.unchanged, refused: countRefused(judgement, unknown), confirmation }
  })
}

interface Outcome {
  readonly changed: number
  readonly job: string | null
  /** What it can be taken back by; null where that would not put everybody back exactly. */
  readonly undo: string | null
  readonly userErrors: UserError[]
}

const nothing = (userErrors: UserError[], job: string | null = null): Outcome => ({
  changed: 0,
  job,
  undo: null,
  userErrors,
})

async function carryOut(
  parts: PeopleParts,
  client: PoolClient,
  asker: CallContext,
  order: BulkOrder,
): Promise<Outcome> {
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
  const { concerned } = judgement
  const { isReversible } = action
  // Taking a part of it back would leave nobody knowing how things stand.
  const isTakenBack =
    isReversible !== undefined && concerned.length > 0 && concerned.every((person) => isReversible(person, run))
  const act = isTakenBack ? createUuid() : null
  if (act !== null) await keepAct(action, concerned, run, act)
  await perform(action, concerned, run, act)
  return { changed: concerned.length, job: null, undo: act, userErrors }
}

/** Does a bulk action: at once to a hundred and fewer, else as a job of the caller's. */
export async function doBulk(
  parts: PeopleParts,
  caller: Caller,
  requestId: string,
  order: BulkOrder,
): Promise<BulkPayload> {
  const asker = { ...caller, requestId }
  const { job, ...outcome } = await parts.transact((client) => carryOut(parts, client, asker, order))
  return { ...outcome, job: job === null ? null : await parts.findJob(job, caller) }
}

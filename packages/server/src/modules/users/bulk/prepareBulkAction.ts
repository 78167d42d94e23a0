import type { UserAction, UserError, UserErrorCode, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { scopeOf } from '../../scope.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import type { BulkAction, BulkRun } from './bulkAction.ts'
import type { BulkInput } from './bulkApiTypes.ts'
import { readTargets } from './bulkTarget.ts'
import { checkTargets, type CheckedTargets } from './checkTargets.ts'
import { createBulkRun } from './createBulkRun.ts'
import { readSelection, type SelectedPeople } from './readSelection.ts'
import { bulkActionOf } from './registry.ts'

/** A larger selection becomes a job, so that no screen waits for it. */
export const maxWithoutJob = 100
/** More people have to be confirmed by typing their number. */
const maxWithoutConfirmation = 20

/** A bulk action as the API asks for it. */
export interface BulkRequest {
  readonly action: UserAction
  readonly selection: UserSelection
  readonly input: BulkInput
  readonly confirmation?: string | null
}

/** A bulk action with its people read and checked; nothing is changed yet. */
export interface PreparedBulkAction {
  readonly action: BulkAction
  readonly run: BulkRun
  readonly selected: SelectedPeople
  readonly checked: CheckedTargets
  /** How many each code refuses. People outside the caller's scope count as unknown. */
  readonly refusals: readonly { readonly code: UserErrorCode; readonly count: number }[]
  /** What the caller has to type; null where no confirmation is needed. */
  readonly confirmation: string | null
}

function countRefusals({ refused }: CheckedTargets, unknown: number): PreparedBulkAction['refusals'] {
  const counts = new Map<UserErrorCode, number>()
  for (const { code } of refused) counts.set(code, (counts.get(code) ?? 0) + 1)
  if (unknown > 0) counts.set('UNKNOWN', (counts.get('UNKNOWN') ?? 0) + unknown)
  return [...counts].map(([code, count]) => ({ code, count }))
}

/**
 * Reads the selection and checks everybody in it. `isPreview`: counts the matching people anew and locks nobody. Answers
 * the errors of the input or of the selection where there are any.
 */
export async function prepareBulkAction(
  deps: PeopleDeps,
  client: PoolClient,
  call: CallContext,
  { action: name, input, selection }: BulkRequest,
  isPreview: boolean,
): Promise<PreparedBulkAction | UserError[]> {
  const action = bulkActionOf(name)
  const run = await createBulkRun(action, { deps, client, call, input, previous: null })
  const errors = action.checkInput(run)
  if (errors.length > 0) return errors
  const selected = await readSelection(client, scopeOf(call), selection, !isPreview)
  if (!('uuids' in selected)) return selected
  const isLocked = !isPreview && selected.uuids.length <= maxWithoutJob
  const targets = await readTargets(client, call, selected.uuids, { unit: run.unit?.uuid ?? null, isLocked })
  const checked = await checkTargets(action, targets, run)
  const count = checked.eligible.length
  return {
    action,
    run,
    selected,
    checked,
    refusals: countRefusals(checked, selected.unknown + selected.uuids.length - targets.length),
    confirmation: action.needsConfirmation && count > maxWithoutConfirmation ? String(count) : null,
  }
}

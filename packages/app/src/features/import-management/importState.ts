import type { ImportState } from '@somo/graphql/schema'
import { isActive } from '../../domain/job/useJob.ts'
import { importSteps, type ImportStep } from './importAddress.ts'
import type { ImportWhole } from './importTypes.ts'

type Standing = Pick<ImportWhole, 'state' | 'startedAt' | 'columns' | 'job'>

const byState = {
  UPLOADED: 'file',
  PARSED: 'columns',
  MAPPED: 'check',
  CHECKED: 'check',
  RUNNING: 'run',
  DONE: 'run',
  DONE_WITH_ERRORS: 'run',
  ROLLED_BACK: 'run',
} as const satisfies Readonly<Partial<Record<ImportState, ImportStep>>>

/** The step an import stands in by itself. */
export function stepOf({ state, startedAt, columns }: Standing): ImportStep {
  if (state !== 'FAILED' && state !== 'CANCELLED') return byState[state]
  if (startedAt !== null) return 'run'
  return columns.length === 0 ? 'file' : 'columns'
}

/** Whether work on it is going on. */
export const isBusy = ({ job }: Pick<ImportWhole, 'job'>): boolean => job !== null && isActive(job)

/** Whether it has been undone, or is being undone. */
export const isGoingBack = ({ undoneAt, job }: Pick<ImportWhole, 'undoneAt' | 'job'>): boolean =>
  undoneAt !== null || (job !== null && job.kind === 'import.undo' && isActive(job))

/** The step to show: the one asked for, where the import has come so far and may still go back there. */
export function shownStep(one: Standing, wanted: ImportStep | null): ImportStep {
  const own = stepOf(one)
  if (wanted === null || isBusy(one) || own === 'run' || own === 'file') return own
  // From the dry run on one may go to the approval; from there back to the columns.
  if (wanted === 'approve') return one.state === 'CHECKED' ? 'approve' : own
  return importSteps.indexOf(wanted) <= importSteps.indexOf(own) && wanted !== 'file' ? wanted : own
}

/** How many rows a run would change. */
export const changeCount = ({
  created,
  updated,
  restored,
  deactivated,
}: Pick<ImportWhole, 'created' | 'updated' | 'restored' | 'deactivated'>): number =>
  created + updated + restored + deactivated

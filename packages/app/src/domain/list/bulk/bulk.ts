import type { UserErrorCode } from '@somo/graphql/schema'
import { internalProblem, settled, type CallAnswer } from '../../../platform/api/actionResult.ts'
import { toProblem, type Problem } from '../../../platform/errors/problem.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'

/** What an action on many would do; nothing has been changed. */
export interface BulkConsequences {
  readonly concerned: number
  readonly unchanged: number
  readonly refused: readonly { readonly code: UserErrorCode; readonly count: number }[]
  /** What has to be typed to confirm. */
  readonly confirmation: string | null
}

/** How many are selected, as the dry run counted them: those it would change and those it would not. */
export const countedIn = ({ concerned, unchanged, refused }: BulkConsequences): number =>
  concerned + unchanged + refused.reduce((sum, { count }) => sum + count, 0)

/** What an action on many came to; with neither errors nor a problem it is done, or goes on as `job`. */
export interface BulkAnswer {
  readonly changed: number
  readonly job: string | null
  /** By which everybody is put back exactly as they were; null where nothing does. */
  readonly undo?: string | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** A dry run's answer. */
export interface Forecast {
  readonly consequences: BulkConsequences | null
  readonly problem: Problem | null
}

interface BulkPayload {
  readonly changed?: number
  readonly undo?: string | null
  readonly job?: { readonly uuid: string } | null
  readonly userErrors: readonly UserError[]
}

/** The answer of a bulk mutation, or of one that only starts work. */
export function bulkAnswer(payload: BulkPayload | undefined, problem: Problem | null): BulkAnswer {
  return {
    changed: payload?.changed ?? 0,
    job: payload?.job?.uuid ?? null,
    undo: payload?.undo ?? null,
    userErrors: payload?.userErrors ?? [],
    problem: problem ?? (payload === undefined ? internalProblem : null),
  }
}

/** The answer of a call that is a bulk mutation; it resolves whatever becomes of the call. */
export async function bulkResult<Data>(
  call: Promise<CallAnswer<Data>>,
  payloadOf: (data: Data) => BulkPayload,
): Promise<BulkAnswer> {
  const { data, error } = await settled(call)
  return bulkAnswer(data === undefined || data === null ? undefined : payloadOf(data), toProblem(error))
}

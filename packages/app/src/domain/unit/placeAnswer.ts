import type { Problem } from '../../platform/errors/problem.ts'
import { bulkAnswer, type BulkAnswer } from '../list/bulk.ts'
import type { UnitPlace } from './place.ts'

/** A place in a unit as it stands at a revision; with a first day where that is still to come. */
export interface KeptPlace extends UnitPlace {
  readonly from?: string
  readonly revision: number
}

/** What saving a place came to. */
export interface PlaceAnswer extends BulkAnswer {
  /** As it stands now, also where it was not saved; null or absent where it is gone, or the call failed. */
  readonly now?: KeptPlace | null | undefined
}

/** The answer of a mutation that changes one place. */
export const placeAnswer = (
  payload: Parameters<typeof bulkAnswer>[0],
  problem: Problem | null,
  now: KeptPlace | null | undefined,
): PlaceAnswer => ({
  ...bulkAnswer(payload, problem),
  now,
})

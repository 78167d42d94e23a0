import { settled, type CallAnswer } from '../../platform/api/actionResult.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { bulkAnswer, type BulkAnswer } from '../list/bulk/bulk.ts'
import type { UnitPlace } from './place.ts'

/** A place in a unit as it stands at a revision; with a first day where that is still to come. */
export interface SavedPlace extends UnitPlace {
  readonly from?: string
  readonly revision: number
}

/** What saving a place came to. */
export interface PlaceAnswer extends BulkAnswer {
  /** As it stands now, also where it was not saved; null or absent where it is gone, or the call failed. */
  readonly now?: SavedPlace | null | undefined
}

/** The answer of a call that changes one place, which `nowOf` finds in its payload; it resolves whatever becomes of the call. */
export async function placeResult<Data, Payload extends Parameters<typeof bulkAnswer>[0] & object>(
  call: Promise<CallAnswer<Data>>,
  payloadOf: (data: Data) => Payload,
  nowOf: (payload: Payload) => SavedPlace | null | undefined,
): Promise<PlaceAnswer> {
  const { data, error } = await settled(call)
  const payload = data === undefined || data === null ? undefined : payloadOf(data)
  return { ...bulkAnswer(payload, toProblem(error)), now: payload && nowOf(payload) }
}

import { useMutation } from '@apollo/client/react'
import {
  PlanAgainDocument,
  TakeBackComingMembershipDocument,
  UpdateComingMembershipDocument,
} from '@somo/graphql/coming'
import type { ComingMembershipPatch } from '@somo/graphql/schema'
import { bulkResult, type BulkAnswer } from '../list/bulk/bulk.ts'
import type { Coming } from './comingText.ts'
import { placeResult, type PlaceAnswer } from './placeAnswer.ts'

/** What may be done with a place in a unit before its day. Does not throw: what failed is in the answer. */
export interface ComingActs {
  readonly change: (coming: Coming, patch: ComingMembershipPatch) => Promise<PlaceAnswer>
  /** They do not come. */
  readonly takeBack: (coming: Coming) => Promise<BulkAnswer>
  /** They come all the same, as it was before it was taken back. */
  readonly planAgain: (coming: Coming) => Promise<BulkAnswer>
}

/** These, over the API; `onDone` is told after each. */
export function useComingActs(onDone: () => void): ComingActs {
  const [update] = useMutation(UpdateComingMembershipDocument)
  const [takeBack] = useMutation(TakeBackComingMembershipDocument)
  const [plan] = useMutation(PlanAgainDocument)
  const notifyAfter = async <Answer>(step: Promise<Answer>): Promise<Answer> => {
    const answer = await step
    onDone()
    return answer
  }
  return {
    change: ({ uuid, revision }, patch) =>
      notifyAfter(
        placeResult(
          update({ variables: { uuid, revision, patch } }),
          (data) => data.unit.updateComingMembership,
          ({ coming }) => coming,
        ),
      ),
    takeBack: ({ uuid, revision }) =>
      notifyAfter(
        bulkResult(takeBack({ variables: { uuid, revision } }), (data) => data.unit.takeBackComingMembership),
      ),
    planAgain: ({ person, unit, role, until, from }) =>
      notifyAfter(
        bulkResult(plan({ variables: { person, unit: unit.uuid, role, until, from } }), (data) => data.user.addToUnit),
      ),
  }
}

import { useMutation } from '@apollo/client/react'
import {
  PlanAgainDocument,
  TakeBackComingMembershipDocument,
  UpdateComingMembershipDocument,
} from '@somo/graphql/coming'
import type { ComingMembershipPatch } from '@somo/graphql/schema'
import { toProblem } from '../../platform/errors/problem.ts'
import { bulkAnswer, type BulkAnswer } from '../list/bulk.ts'
import type { Coming } from './comingText.ts'
import { placeAnswer, type PlaceAnswer } from './placeAnswer.ts'

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
  const settle = <Answer>(answer: Answer): Answer => {
    onDone()
    return answer
  }
  return {
    change: async ({ uuid, revision }, patch) => {
      const { data, error } = await update({ variables: { uuid, revision, patch } })
      const payload = data?.unit.updateComingMembership
      return settle(placeAnswer(payload, toProblem(error), payload?.coming))
    },
    takeBack: async ({ uuid, revision }) => {
      const { data, error } = await takeBack({ variables: { uuid, revision } })
      return settle(bulkAnswer(data?.unit.takeBackComingMembership, toProblem(error)))
    },
    planAgain: async ({ person, unit, role, until, from }) => {
      const { data, error } = await plan({ variables: { person, unit: unit.uuid, role, until, from } })
      return settle(bulkAnswer(data?.user.addToUnit, toProblem(error)))
    },
  }
}

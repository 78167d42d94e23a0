import { EssaysToReviewDocument, ReviewEssayDocument, type EssaysToReviewQuery } from '@somo/graphql/quiz-editor'
import type { EssayReviewInput } from '@somo/graphql/schema'
import { useAction } from '../../../../platform/api/useAction.ts'
import { useQueryState } from '../../../../platform/api/useQueryState.ts'

/** An answer that waits for a review. */
export type Essay = EssaysToReviewQuery['quiz']['essays'][number]

/** The answers to essays of a quiz that wait, and how to score one; the list is read anew after it. */
export function useEssays(medium: string) {
  const essays = useQueryState(EssaysToReviewDocument, {
    variables: { medium },
    keeps: 'always',
    pick: ({ quiz }) => quiz.essays,
  })
  const action = useAction(ReviewEssayDocument, ({ quiz }) => quiz.reviewEssay)
  const review = async (input: EssayReviewInput): Promise<boolean> => {
    const { problem, userErrors } = await action.run({ input })
    // Somebody else has reviewed it: the list says so.
    if (problem === null) await essays.refetch()
    return problem === null && userErrors.length === 0
  }
  return { essays, review, isPending: action.isPending }
}

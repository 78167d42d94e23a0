import {
  ApplyQuizRegradeDocument,
  QuizRegradeDocument,
  type QuizRegradePartsFragment,
} from '@somo/graphql/quiz-statistics'
import { useState } from 'react'
import { useItemStatistics, type ItemStatistics } from '../../../../../domain/quiz/statistics/useItemStatistics.ts'
import { useAction } from '../../../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../../../platform/errors/problem.ts'

export type Regrade = QuizRegradePartsFragment

/** What came of applying a regrade. */
export interface RegradeOutcome {
  readonly problem: Problem | null
  /** It would have changed other attempts than the preview said. */
  readonly isRefused: boolean
}

/** The statistics of the questions of a quiz, and its regrade. */
export interface QuizResultsUse {
  readonly statistics: QueryUse<readonly ItemStatistics[]>
  /** Without data before it was asked for. */
  readonly regrade: QueryUse<Regrade>
  readonly isChecked: boolean
  readonly mayLower: boolean
  readonly setMayLower: (mayLower: boolean) => void
  readonly check: () => void
  readonly isApplying: boolean
  readonly apply: (regrade: Regrade) => Promise<RegradeOutcome>
}

/** Reads both; the regrade only when it is asked for, since it scores all answers anew. */
export function useQuizResults(medium: string): QuizResultsUse {
  const [isChecked, setChecked] = useState(false)
  const [mayLower, setMayLower] = useState(false)
  const statistics = useItemStatistics(medium)
  const regrade = useQueryState(QuizRegradeDocument, {
    variables: { medium, mayLower },
    isWanted: isChecked,
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: ({ quiz }) => quiz.regrade,
  })
  const action = useAction(ApplyQuizRegradeDocument, ({ quiz }) => quiz.regrade)
  return {
    statistics,
    regrade,
    isChecked,
    mayLower,
    setMayLower,
    check: () => (isChecked ? regrade.retry() : setChecked(true)),
    isApplying: action.isPending,
    async apply({ changed, nowPassed, nowFailed }) {
      const expected = { changed, nowPassed, nowFailed }
      const { problem, userErrors } = await action.run({ input: { medium, mayLower, expected } })
      if (problem === null) await Promise.all([regrade.refetch(), statistics.refetch()])
      return { problem, isRefused: userErrors.length > 0 }
    },
  }
}

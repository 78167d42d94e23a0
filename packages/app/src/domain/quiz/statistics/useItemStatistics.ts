import { QuizItemStatisticsDocument, type QuizItemStatisticsQuery } from '@somo/graphql/quiz-statistics'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'

export type ItemStatistics = QuizItemStatisticsQuery['quiz']['itemStatistics'][number]

/** What the answers of learners say about each question of a quiz. */
export const useItemStatistics = (medium: string): QueryUse<readonly ItemStatistics[]> =>
  useQueryState(QuizItemStatisticsDocument, {
    variables: { medium },
    keeps: 'whileWaiting',
    pick: ({ quiz }) => quiz.itemStatistics,
  })

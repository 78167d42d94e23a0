import { Stack } from '@somo/ui/Stack'
import { ItemStatisticsTable } from '../../../../../domain/quiz/statistics/ItemStatisticsTable.tsx'
import { RegradePanel } from './RegradePanel.tsx'
import { useQuizResults } from './useQuizResults.ts'

/** What the answers of learners say about a quiz, and the regrade after a question was corrected. */
export function QuizResults({ medium }: { readonly medium: string }) {
  const use = useQuizResults(medium)
  return (
    <Stack space={32}>
      <ItemStatisticsTable statistics={use.statistics} />
      <RegradePanel use={use} />
    </Stack>
  )
}

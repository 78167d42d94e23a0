import { Stack } from '@somo/ui/Stack'
import { useDates } from '../../../../platform/locale/dates/useDates.ts'
import type { DashboardData } from '../../useDashboard.ts'
import { ContinueLearning } from './ContinueLearning.tsx'
import { DueList } from './DueList.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import { NewsWidget } from './NewsWidget.tsx'
import { WeekTally } from './WeekTally.tsx'

export { RecommendedMedia } from './RecommendedMedia.tsx'

export type LearningProps = Pick<DashboardData, 'widgets' | 'hidden' | 'now' | 'reload'>

/** What somebody learns: where they were last, and what they have to do. */
export function LearningWidgets({ widgets, hidden, now, reload }: LearningProps) {
  const dates = useDates()
  const retry = (): void => void reload()
  return (
    <Stack space={48}>
      {hidden.includes('LAST_ACTIVE') ? null : (
        <ContinueLearning state={widgets.lastActive} now={now} dates={dates} onRetry={retry} />
      )}
      <DueList
        state={widgets.due}
        now={now}
        dates={dates}
        hasContinue={!hidden.includes('LAST_ACTIVE') && widgets.lastActive.data !== null}
        onRetry={retry}
      />
    </Stack>
  )
}

/** Beside it: what they completed this week, and their month. */
export function LearningAside({ widgets, hidden, now, reload }: LearningProps) {
  const dates = useDates()
  const retry = (): void => void reload()
  return (
    <Stack space={36}>
      <NewsWidget state={widgets.news} isToConfirmOnly={hidden.includes('NEWS')} dates={dates} />
      {hidden.includes('TALLY') ? null : <WeekTally state={widgets.tally} onRetry={retry} />}
      {hidden.includes('CALENDAR') ? null : (
        <MonthCalendar state={widgets.dates} now={now} dates={dates} onRetry={retry} />
      )}
    </Stack>
  )
}

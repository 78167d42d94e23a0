import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { readStatisticsAddress, writeStatisticsAddress } from './statisticsAddress.ts'
import { TaskStatisticsView } from './TaskStatisticsView.tsx'
import { useTaskStatistics } from './useTaskStatistics.ts'

/** /task-statistics: figures of the tasks that the person manages. */
export function Screen() {
  const title = useRouteHandle()?.title
  return title === undefined ? null : <Statistics title={title} />
}

function Statistics({ title }: { readonly title: Message }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const choice = readStatisticsAddress(search)
  return (
    <TaskStatisticsView
      {...useTaskStatistics(choice)}
      title={title}
      choice={choice}
      unit={useUnitName(choice.unit)}
      onChoose={(next) => void navigate(pathname + writeStatisticsAddress(next))}
      findUnits={useUnitFinder()}
      dates={useDates()}
    />
  )
}

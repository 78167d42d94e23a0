import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { reviewChunk, taskChunk } from './chunks.ts'
import { taskList } from './list/taskList.ts'
import { useTasks } from './list/useTasks.ts'
import { allTasks, readTaskAddress } from './taskAddress.ts'
import { TaskManagementView } from './TaskManagementView.tsx'

/** /task-management: the list of tasks, one task, or the review queue. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  const { task, part, review, answer } = readTaskAddress(useLocation().search)
  if (title === undefined) return null
  if (review !== null)
    return (
      <LazyPart {...codeAlone} chunk={reviewChunk}>
        {({ ReviewPage }) => <ReviewPage key={review} task={review === allTasks ? null : review} answer={answer} />}
      </LazyPart>
    )
  if (task !== null)
    return (
      <LazyPart {...codeAlone} chunk={taskChunk}>
        {({ TaskPage }) => <TaskPage key={task} uuid={task} part={part} />}
      </LazyPart>
    )
  return <Tasks title={formatMessage(title)} />
}

function Tasks({ title }: { readonly title: string }) {
  const data = useTasks()
  const units = {
    find: useUnitFinder(),
    chosen: useUnitName(taskList.chosen(data.list.address.state, 'unit')),
  }
  return <TaskManagementView {...data} title={title} units={units} dates={useDates()} />
}

import { CountTasksDocument, TaskQueueCountsDocument, TasksDocument } from '@somo/graphql/task-management'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { taskList, type TaskRow } from './taskList.ts'

export interface TasksData {
  readonly list: ScreenList<TaskRow>
  /** How many answers wait for the person; null until that is known. */
  readonly waiting: number | null
}

/** The tasks of the address, and how much is to be reviewed. */
export function useTasks(): TasksData {
  const address = useListAddress(taskList)
  const { state, kept } = address
  const [filter, sort] = [taskList.filterOf(state), taskList.sortOf(state)]
  const page = useQueryState(TasksDocument, {
    variables: { page: pageOf(state), sort, filter },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.tasks.tasks,
  })
  const count = useListCount(CountTasksDocument, {
    variables: { filter },
    listed: kept,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.tasks.count,
  })
  const waiting = useQueryState(TaskQueueCountsDocument, {
    variables: { task: null },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.tasks.queueCounts.waiting,
  })
  return { list: useScreenList(taskList, address, page, count), waiting: waiting.data }
}

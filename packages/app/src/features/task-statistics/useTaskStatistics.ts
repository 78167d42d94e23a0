import { useMutation } from '@apollo/client/react'
import {
  ExportTaskStatisticsDocument,
  TaskStatisticsDocument,
  TaskStatisticsTablesDocument,
  type TaskStatisticsQuery,
  type TaskStatisticsTablesQuery,
} from '@somo/graphql/task-statistics'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import { periods, type StatisticsChoice } from './statisticsAddress.ts'

export type Overview = TaskStatisticsQuery['taskStatistics']['overview']
export type Tables = TaskStatisticsTablesQuery['taskStatistics']
export type StatisticsRow = Tables['byTask'][number]

/** The figures of tasks, and what is behind them. */
export interface TaskStatisticsData extends ListExport {
  readonly overview: QueryUse<Overview>
  readonly tables: QueryUse<Tables>
}

/** Reads what the address asks for. */
export function useTaskStatistics({ period, task, unit }: StatisticsChoice): TaskStatisticsData {
  const filter = { period: periods[period], task, unit }
  const overview = useQueryState(TaskStatisticsDocument, {
    variables: { filter },
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.taskStatistics.overview,
  })
  const tables = useQueryState(TaskStatisticsTablesDocument, {
    variables: { filter },
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.taskStatistics,
  })
  const [start] = useMutation(ExportTaskStatisticsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, format } }), (answer) => answer.taskStatistics.export.job),
  )
  return { overview, tables, ...exporting }
}

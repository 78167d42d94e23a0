import { useMutation } from '@apollo/client/react'
import {
  AssignmentsDocument,
  AssignmentTabCountsDocument,
  CountAssignmentsDocument,
  ExportAssignmentsDocument,
} from '@somo/graphql/assignments'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../../domain/job/useListExport.ts'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { assignmentList, type AssignmentRow, type DrawerTab } from './assignmentList.ts'

/** How many assignments each view has. */
export interface ViewCounts {
  readonly active: number
  readonly overdue: number
  readonly draft: number
  readonly paused: number
  readonly ended: number
}

export interface AssignmentsData {
  readonly list: ScreenList<AssignmentRow, DrawerTab>
  /** null until they came. */
  readonly counts: ViewCounts | null
  readonly exporting: ListExport
}

/** The assignments of the address, their number, and the numbers of the views. */
export function useAssignments(): AssignmentsData {
  const address = useListAddress(assignmentList)
  const { state, kept } = address
  const [filter, sort] = [assignmentList.filterOf(state), assignmentList.sortOf(state)]
  const page = useQueryState(AssignmentsDocument, {
    variables: { page: pageOf(state), sort, filter },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.assignments,
  })
  const count = useListCount(CountAssignmentsDocument, {
    variables: { filter },
    listed: kept,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.count,
  })
  const counts = useQueryState(AssignmentTabCountsDocument, {
    variables: {},
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.tabCounts,
  })
  const [start] = useMutation(ExportAssignmentsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (answer) => answer.assignment.exportList.job),
  )
  const list = useScreenList(assignmentList, address, page, count)
  const retry = (): void => {
    list.retry()
    counts.retry()
  }
  return { list: { ...list, retry }, counts: counts.data, exporting }
}

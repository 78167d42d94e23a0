import { AssignmentsDocument, AssignmentTabCountsDocument, CountAssignmentsDocument } from '@somo/graphql/assignments'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/useListAddress.ts'
import { useListCount } from '../../../domain/list/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../domain/list/useScreenList.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { assignmentList, type AssignmentRow } from './assignmentList.ts'

/** How many assignments each view has. */
export interface ViewCounts {
  readonly active: number
  readonly overdue: number
  readonly draft: number
  readonly paused: number
  readonly ended: number
}

export interface AssignmentsData {
  readonly list: ScreenList<AssignmentRow>
  /** null until they came. */
  readonly counts: ViewCounts | null
}

/** The assignments of the address, their number, and the numbers of the views. */
export function useAssignments(): AssignmentsData {
  const address = useListAddress(assignmentList)
  const { state, kept } = address
  const [filter, sort] = [assignmentList.filterOf(state), assignmentList.sortOf(state)]
  const page = useQueryState(AssignmentsDocument, {
    ...{ variables: { page: pageOf(state), sort, filter }, keeps: 'always', fetchPolicy: 'cache-and-network' },
    pick: (data) => data.assignments.assignments,
  })
  const count = useListCount(CountAssignmentsDocument, {
    ...{ variables: { filter }, listed: kept, fetchPolicy: 'cache-and-network' },
    pick: (data) => data.assignments.count,
  })
  const counts = useQueryState(AssignmentTabCountsDocument, {
    ...{ variables: {}, keeps: 'always', fetchPolicy: 'cache-and-network' },
    pick: (data) => data.assignments.tabCounts,
  })
  const list = useScreenList(assignmentList, address, page, count)
  const retry = (): void => {
    list.retry()
    counts.retry()
  }
  return { list: { ...list, retry }, counts: counts.data }
}

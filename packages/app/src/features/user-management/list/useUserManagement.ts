import { useMutation } from '@apollo/client/react'
import { CountPeopleDocument, PeopleDocument, PeoplePermissionsAndCountsDocument } from '@somo/graphql/user-management'
import { ExportUsersDocument } from '@somo/graphql/user-work'
import type { ExportFormat, UserFilter, UserSelection } from '@somo/graphql/schema'
import { bulkAnswer, type BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useTakeBack } from '../../../domain/list/bulk/useTakeBack.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import { filterOfView, peopleList, type PersonRow, type PersonTab, type PermissionsAndCounts } from './peopleList.ts'

/** What the list asks of the API. */
export interface UserManagementData {
  readonly list: ScreenList<PersonRow, PersonTab>
  readonly filter: UserFilter
  readonly permissionsAndCounts: QueryState<PermissionsAndCounts>
  /** Asks again for all of it. */
  readonly refresh: () => void
  /** Starts taking back what a job did. */
  readonly undoJob: (job: string) => Promise<BulkAnswer>
  /** Starts writing what is listed, or what is selected of it, into a file. */
  readonly exportPeople: (format: ExportFormat, hasCustom: boolean, selection?: UserSelection) => Promise<BulkAnswer>
}

/** The people of the address, their number, and what the caller may do with them. */
export function useUserManagement(): UserManagementData {
  const address = useListAddress(peopleList)
  const { state, kept } = address
  const [filter, sort] = [peopleList.filterOf(state), peopleList.sortOf(state)]
  const page = useQueryState(PeopleDocument, {
    variables: { page: pageOf(state), sort, filter },
    keeps: 'always',
    pick: (data) => data.users.users,
  })
  const count = useListCount(CountPeopleDocument, {
    variables: { filter },
    listed: kept,
    upTo: 1_000_000,
    pick: (data) => data.users.count,
  })
  const { retry: askPermissions, ...permissionsAndCounts } = useQueryState(PeoplePermissionsAndCountsDocument, {
    variables: { never: filterOfView('never'), recent: filterOfView('recent'), suspended: filterOfView('suspended') },
    keeps: 'always',
    pick: (data) => data.users,
  })
  const [exportUsers] = useMutation(ExportUsersDocument)
  const list = useScreenList(peopleList, address, page, count)
  return {
    list,
    filter,
    permissionsAndCounts,
    refresh: () => {
      list.retry()
      askPermissions()
    },
    undoJob: useTakeBack(),
    exportPeople: async (format, hasCustom, selection) => {
      const columns = [...peopleList.exportColumns(state.layout), ...(hasCustom ? ['CUSTOM_FIELDS'] : [])]
      const { data, error } = await exportUsers({
        variables: { format, columns, sort, ...(selection === undefined ? { filter } : { selection }) },
      })
      return bulkAnswer(data?.user.exportUsers, toProblem(error))
    },
  }
}

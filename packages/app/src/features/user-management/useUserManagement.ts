import { useMutation, useQuery } from '@apollo/client/react'
import { CountPeopleDocument, PeopleDocument, PeopleSurroundingsDocument } from '@somo/graphql/user-management'
import { ExportUsersDocument } from '@somo/graphql/user-work'
import type { ExportFormat, UserFilter, UserSelection } from '@somo/graphql/schema'
import { useState } from 'react'
import { bulkAnswer, type BulkAnswer } from '../../domain/list/bulk.ts'
import type { ListCount } from '../../domain/list/ListPages.tsx'
import { pageOf } from '../../domain/list/listPage.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { useTakeBack } from '../../domain/list/useTakeBack.ts'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { exportColumns } from './exportColumns.ts'
import {
  filterOf,
  filterOfView,
  peopleCodec,
  sortOf,
  type PeoplePage,
  type PersonTab,
  type Surroundings,
} from './peopleList.ts'

/** What the list asks of the API. */
export interface UserManagementData {
  readonly page: QueryState<PeoplePage>
  readonly filter: UserFilter
  readonly count: ListCount & { readonly problem: Problem | null }
  readonly surroundings: QueryState<Surroundings>
  /** Asks again for all of it. */
  readonly refresh: () => void
  /** Starts taking back what a job did. */
  readonly undoJob: (job: string) => Promise<BulkAnswer>
  /** Starts writing what is listed, or what is selected of it, into a file. */
  readonly exportPeople: (format: ExportFormat, hasCustom: boolean, selection?: UserSelection) => Promise<BulkAnswer>
}

/** Counted no further at first (decision 0018), and as far as it goes on demand. */
const cap = 1_000
const everything = 1_000_000

/** The people of an address, their number, and what the caller may do with them. */
export function useUserManagement(state: ListState<PersonTab>): UserManagementData {
  const filter = filterOf(state)
  const people = useQuery(PeopleDocument, { variables: { page: pageOf(state), sort: sortOf(state), filter } })
  const count = usePeopleCount(filter, peopleCodec.keep(state))
  const views = { never: filterOfView('never'), recent: filterOfView('recent'), suspended: filterOfView('suspended') }
  const around = useQuery(PeopleSurroundingsDocument, { variables: views })
  const [exportUsers] = useMutation(ExportUsersDocument)
  const undoJob = useTakeBack()
  const page = (people.data ?? people.previousData)?.users.users ?? null
  return {
    filter,
    page: { isWaiting: people.loading, data: page, problem: toProblem(people.error) },
    count: count.use,
    surroundings: {
      isWaiting: around.loading,
      data: (around.data ?? around.previousData)?.users ?? null,
      problem: toProblem(around.error),
    },
    refresh: () => {
      // What fails is told by its own question.
      for (const asked of [people.refetch(), count.again(), around.refetch()]) asked.catch(() => undefined)
    },
    undoJob,
    exportPeople: async (format, hasCustom, selection) => {
      const columns = [...exportColumns(state.layout), ...(hasCustom ? ['CUSTOM_FIELDS'] : [])]
      const { data, error } = await exportUsers({
        variables: { format, columns, sort: sortOf(state), ...(selection === undefined ? { filter } : { selection }) },
      })
      return bulkAnswer(data?.user.exportUsers, toProblem(error))
    },
  }
}

/** Counts what a filter lists; to the end once somebody asked for it, and until something else is listed. */
function usePeopleCount(filter: UserFilter, listed: string) {
  const [wanted, setWanted] = useState<string | null>(null)
  const isWanted = wanted === listed
  const few = useQuery(CountPeopleDocument, { variables: { cap, filter } })
  const all = useQuery(CountPeopleDocument, { variables: { cap: everything, filter }, skip: !isWanted })
  const exact = isWanted ? (all.data?.users.count ?? null) : null
  const matching = exact ?? few.data?.users.count ?? null
  return {
    use: {
      matching,
      isCapped: exact === null && matching !== null && matching >= cap,
      onCountAll: () => setWanted(listed),
      isCounting: all.loading,
      problem: toProblem(few.error),
    },
    again: async () => {
      await few.refetch()
      if (isWanted) await all.refetch()
    },
  }
}

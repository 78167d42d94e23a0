import { CountLearningPathsDocument, LearningPathsDocument } from '@somo/graphql/learning-path'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { pathList, type PathRow } from './pathList.ts'

/** The learning paths of the address and their number. */
export function usePaths(): ScreenList<PathRow> {
  const address = useListAddress(pathList)
  const { state, kept } = address
  const [filter, sort] = [pathList.filterOf(state), pathList.sortOf(state)]
  const page = useQueryState(LearningPathsDocument, {
    variables: { page: pageOf(state), sort, filter },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.learningPaths.learningPaths,
  })
  const count = useListCount(CountLearningPathsDocument, {
    variables: { filter },
    listed: kept,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.learningPaths.count,
  })
  return useScreenList(pathList, address, page, count)
}

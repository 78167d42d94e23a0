import { CountMediaDocument, MediaDocument, type ListedMediumFragment } from '@somo/graphql/media-management'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { mediaList } from './mediaList.ts'

/** The media of the address and their number. */
export function useMediaManagement(): ScreenList<ListedMediumFragment> {
  const address = useListAddress(mediaList)
  const { state, kept } = address
  const [filter, sort] = [mediaList.filterOf(state), mediaList.sortOf(state)]
  const page = useQueryState(MediaDocument, {
    variables: { page: pageOf(state), sort, filter },
    keeps: 'always',
    pick: (data) => data.media.media,
  })
  const count = useListCount(CountMediaDocument, {
    variables: { filter },
    listed: kept,
    pick: (data) => data.media.count,
  })
  return useScreenList(mediaList, address, page, count)
}

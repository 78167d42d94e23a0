import { CountLearningPathPeopleDocument, LearningPathPeopleDocument } from '@somo/graphql/learning-path-editor'
import { useMemo } from 'react'
import { pageOf } from '../../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../../domain/list/state/useScreenList.ts'
import { useQueryState } from '../../../../platform/api/useQueryState.ts'
import { useLocale } from '../../../../platform/locale/LocaleContext.tsx'
import type { PathAddress } from '../../pathAddress.ts'
import { pathPeopleCodec, pathPeopleList, type PathPersonRow } from './pathPeopleList.ts'

/** The people of the path in the address. */
export function usePathPeople(address: PathAddress): ScreenList<PathPersonRow> {
  const { locale } = useLocale()
  const { path, list: behind } = address
  const uuid = path ?? ''
  const codec = useMemo(() => pathPeopleCodec({ path: uuid, tab: 'people', list: behind }), [uuid, behind])
  const place = useListAddress(codec)
  const { state, kept } = place
  const [filter, sort] = [pathPeopleList.filterOf(state), pathPeopleList.sortOf(state)]
  const page = useQueryState(LearningPathPeopleDocument, {
    variables: { uuid, locale, page: pageOf(state), filter, sort },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.learningPaths.people,
  })
  const count = useListCount(CountLearningPathPeopleDocument, {
    variables: { uuid, filter },
    listed: kept,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.learningPaths.peopleCount,
  })
  return useScreenList(pathPeopleList, place, page, count)
}

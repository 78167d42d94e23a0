import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { BadgesCollectionView } from './BadgesCollectionView.tsx'
import { useBadgesCollection } from './useBadgesCollection.ts'

/** /badges-collection: the badges of the person, and those they can earn. */
export function Screen() {
  const title = useRouteHandle()?.title
  const dates = useDates()
  const data = useBadgesCollection()
  return title === undefined ? null : <BadgesCollectionView {...data} title={title} dates={dates} />
}

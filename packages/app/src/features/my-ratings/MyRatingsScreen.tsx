import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { MyRatingsView } from './MyRatingsView.tsx'
import { useMyRatings } from './useMyRatings.ts'

/** /my-ratings: what the person could rate, and what they said of it. */
export function Screen() {
  const title = useRouteHandle()?.title
  const dates = useDates()
  const data = useMyRatings()
  return title === undefined ? null : <MyRatingsView {...data} title={title} dates={dates} />
}

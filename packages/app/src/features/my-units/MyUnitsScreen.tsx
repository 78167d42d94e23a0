import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { MyUnitsView } from './MyUnitsView.tsx'
import { useMyUnits } from './useMyUnits.ts'

/** /my-units for whoever is signed in. */
export function Screen() {
  const title = useRouteHandle()?.title
  const dates = useDates()
  const data = useMyUnits()
  return title === undefined ? null : <MyUnitsView {...data} title={title} dates={dates} />
}

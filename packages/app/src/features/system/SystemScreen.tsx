import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { SystemView } from './SystemView.tsx'
import { useSystem } from './useSystem.ts'

/** /system, for administrators. */
export function Screen() {
  const row = useRouteHandle()
  const data = useSystem()
  const dates = useDates()
  return row === null ? null : <SystemView {...data} title={row.title} dates={dates} />
}

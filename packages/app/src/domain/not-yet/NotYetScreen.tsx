import { useRouteHandle } from '../navigation/routeHandle.ts'
import { NotYetView } from './NotYetView.tsx'

/** The one screen of all rows whose own is not built yet; it takes the title of the row it stands for. */
export function Screen() {
  const row = useRouteHandle()
  return row === null ? null : <NotYetView title={row.title} />
}

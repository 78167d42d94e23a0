import { useLocation } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { readTab } from './certificateTypes.ts'
import { MyCertificatesView } from './MyCertificatesView.tsx'
import { useMyCertificates } from './useMyCertificates.ts'

/** /my-certificates: what the person has proven, here and elsewhere. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { search } = useLocation()
  const dates = useDates()
  const data = useMyCertificates()
  return title === undefined ? null : <MyCertificatesView {...data} tab={readTab(search)} title={title} dates={dates} />
}

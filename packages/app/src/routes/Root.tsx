import { Outlet } from 'react-router-dom'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Around every page: the title of the tab, and where focus and view go after a navigation. */
export function Root() {
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
    </>
  )
}

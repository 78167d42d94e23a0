import { Outlet } from 'react-router-dom'
import { LateToasts } from './LateToasts.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Around every page: the title of the tab, where focus and view go after a navigation, and what came of actions. */
export function Root() {
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
      <LateToasts />
    </>
  )
}

import { Outlet } from 'react-router-dom'
import { LazyToasts } from './frame/LazyToasts.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Around every page: the title of the tab, where focus and view go after a navigation, and what came of actions. */
export function Root() {
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
      <LazyToasts />
    </>
  )
}

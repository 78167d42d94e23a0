import { Outlet, ScrollRestoration } from 'react-router-dom'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Around every page: title of the tab, announcement and focus after a navigation, and the place one had scrolled to. */
export function Root() {
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

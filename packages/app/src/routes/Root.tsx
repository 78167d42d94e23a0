import { Outlet } from 'react-router-dom'
import { LazyToasts } from './frame/LazyToasts.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Wraps every page: document title, focus and scroll position after navigation, toasts. */
export function Root() {
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
      <LazyToasts />
    </>
  )
}

import { useMatches } from 'react-router-dom'
import type { Message } from '../../platform/locale/message.ts'

/** What each row of the route table tells the screens about itself, through the router's `handle`. */
export interface RouteHandle {
  readonly path: string
  readonly title: Message
}

/** The row behind the page on show; null on a page that is not a row (while nothing has matched yet). */
export function useRouteHandle(): RouteHandle | null {
  return (
    useMatches()
      .map(({ handle }) => handle)
      .findLast(isRouteHandle) ?? null
  )
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'path' in handle && 'title' in handle
}

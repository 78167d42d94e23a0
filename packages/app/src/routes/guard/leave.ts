import { redirect, replace } from 'react-router-dom'

/** The current location, as far as redirects need it. */
export type Standing = Pick<Location, 'pathname' | 'search'>

/**
 * A redirect that leaves no dead entry in the browser's history. On a first load and on "back" the address bar already
 * shows the refused page, so its entry is replaced; when a link led there, the page before is still shown and must
 * keep its own entry.
 */
export function leave(request: Pick<Request, 'url'>, to: string, standing: Standing = location): Response {
  const { pathname, search } = new URL(request.url)
  return pathname === standing.pathname && search === standing.search ? replace(to) : redirect(to)
}

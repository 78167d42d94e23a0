import { createContext, use, useCallback, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** A page and what stands in its query, with its question mark. */
export interface Place {
  readonly pathname: string
  readonly search: string
}

const HeadingContext = createContext<(() => Place) | null>(null)

/** Tells the screens below where the page is heading: the goal of the navigation on its way, else where it is. */
export function HeadingProvider({
  heading,
  children,
}: {
  readonly heading: () => Place
  readonly children: ReactNode
}) {
  return <HeadingContext value={heading}>{children}</HeadingContext>
}

/** Goes to what `change` makes of the query; `replaces` leaves no step back. */
export type ChangeQuery = (change: (search: string) => string, replaces?: boolean) => void

/**
 * For screens that keep what they show in their address. A change begins at where the page is heading, since what is drawn
 * may be older: of two in quick succession (a drawer is closed while a search begins) the second would undo the first.
 * Who is on the way to another page is not held back.
 */
export function useChangeQuery(): ChangeQuery {
  const drawn = useLocation()
  const heading = use(HeadingContext)
  const navigate = useNavigate()
  return useCallback(
    (change, replaces = false) => {
      const { pathname, search } = heading?.() ?? drawn
      if (pathname !== drawn.pathname) return
      const next = change(search)
      if (next !== search.slice(1)) void navigate(next === '' ? pathname : `${pathname}?${next}`, { replace: replaces })
    },
    [drawn, heading, navigate],
  )
}

/** A change of single parameters, for `useChangeQuery`: `edit` changes them in place. */
export const editing =
  (edit: (query: URLSearchParams) => void) =>
  (search: string): string => {
    const query = new URLSearchParams(search)
    edit(query)
    return query.toString()
  }

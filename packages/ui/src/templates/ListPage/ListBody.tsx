import type { ReactNode } from 'react'
import { ListNarrowing } from './ListNarrowing.tsx'
import { list, views as viewsClass } from './ListPage.css.ts'

export interface ListBodyProps {
  /** SavedViews, above everything that narrows the list. */
  readonly views?: ReactNode
  /** TableToolbar: search, columns, density. */
  readonly tools?: ReactNode
  /** FilterBar. */
  readonly filters?: ReactNode
  /** DataTable or CardGrid, with whatever state it is in. */
  readonly children: ReactNode
}

/** What stands below the title of a ListPage, for a page whose list is drawn by a chunk of its own: `<ListPage body={…}>`. */
export const ListBody = ({ views, tools, filters, children }: ListBodyProps) => (
  <div className={list}>
    {views === undefined ? null : (
      <div className={viewsClass} data-part="views">
        {views}
      </div>
    )}
    {tools === undefined && filters === undefined ? null : (
      <ListNarrowing>
        {tools}
        {filters}
      </ListNarrowing>
    )}
    <div data-part="list">{children}</div>
  </div>
)

import type { ReactNode } from 'react'
import { Page } from '../../components/Page/Page.tsx'
import { cx } from '../../theme/cx.ts'
import { ListNarrowing } from './ListNarrowing.tsx'
import { list, main, root, views as viewsClass, withDrawer } from './ListPage.css.ts'

export interface ListPageProps {
  /** What the list holds: "People". */
  readonly title: string
  /** One sentence that says what matters now. */
  readonly lead?: ReactNode
  /** At most one solid button, at the right of the title. */
  readonly actions?: ReactNode
  /** SavedViews, above everything that narrows the list. */
  readonly views?: ReactNode
  /** TableToolbar: search, columns, density. */
  readonly tools?: ReactNode
  /** FilterBar. */
  readonly filters?: ReactNode
  /** DataTable or CardGrid, with whatever state it is in. */
  readonly children: ReactNode
  /** A Drawer with the entry that is open; below 1024 px it covers the page by itself. */
  readonly drawer?: ReactNode
}

/** The page of a management list: views, search, filters, the list, and beside it the entry that is open. */
export const ListPage = ({ title, lead, actions, views, tools, filters, children, drawer }: ListPageProps) => (
  <div className={root} data-template="ListPage">
    <div className={cx(main, drawer !== undefined && withDrawer)} data-part="main">
      <Page
        layout="list"
        title={title}
        {...(lead === undefined ? {} : { lead })}
        {...(actions === undefined ? {} : { actions })}
      >
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
      </Page>
    </div>
    {drawer}
  </div>
)

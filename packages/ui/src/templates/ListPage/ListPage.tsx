import type { ReactNode } from 'react'
import { Page } from '../../components/Page/Page.tsx'
import { cx } from '../../theme/cx.ts'
import { ListBody, type ListBodyProps } from './ListBody.tsx'
import { main, root, withDrawer } from './ListPage.css.ts'

export interface ListPageProps extends Partial<ListBodyProps> {
  /** What the list holds: "People". */
  readonly title: string
  /** One sentence that says what matters now. */
  readonly lead?: ReactNode
  /** At most one solid button, at the right of the title. */
  readonly actions?: ReactNode
  /** A ListBody that comes with a chunk of its own, in the place of views, tools, filters and children. */
  readonly body?: ReactNode
  /** A Drawer with the entry that is open; below 1024 px it covers the page by itself. */
  readonly drawer?: ReactNode
}

/** The page of a management list: views, search, filters, the list, and beside it the entry that is open. */
export const ListPage = ({ title, lead, actions, body, drawer, children, ...parts }: ListPageProps) => (
  <div className={root} data-template="ListPage">
    <div className={cx(main, drawer !== undefined && withDrawer)} data-part="main">
      <Page
        layout="list"
        title={title}
        {...(lead === undefined ? {} : { lead })}
        {...(actions === undefined ? {} : { actions })}
      >
        {body ?? <ListBody {...parts}>{children}</ListBody>}
      </Page>
    </div>
    {drawer}
  </div>
)

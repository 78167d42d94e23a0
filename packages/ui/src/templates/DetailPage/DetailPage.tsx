import type { ReactNode } from 'react'
import { Page } from '../../components/Page/Page.tsx'
import { aside as asideClass, columns, identity, status as statusClass } from './DetailPage.css.ts'

export interface DetailPageProps {
  /** Breadcrumbs back to the list. */
  readonly breadcrumbs: ReactNode
  /** The name of the thing. */
  readonly title: string
  /** Before the status: an Avatar or a Cover. */
  readonly leading?: ReactNode
  /** A status and one fact, one line. */
  readonly status?: ReactNode
  /** At most two Buttons and a MenuButton. */
  readonly actions?: ReactNode
  /** Tabs with the view of the open one, or the content itself. */
  readonly children: ReactNode
  /** Facts at the right from 1280 px on, after the content otherwise. */
  readonly aside?: ReactNode
  /** Names what stands at the right: "Facts about Amina Okafor". @default the title */
  readonly asideLabel?: string
}

/** One entry of a list as a page of its own: what the drawer shows, with the room of a page. */
export const DetailPage = ({
  breadcrumbs,
  title,
  leading,
  status,
  actions,
  children,
  aside,
  asideLabel = title,
}: DetailPageProps) => (
  <div data-template="DetailPage">
    <Page layout="list" eyebrow={breadcrumbs} title={title} {...(actions === undefined ? {} : { actions })}>
      {leading === undefined && status === undefined ? null : (
        <div className={identity}>
          {leading}
          <div className={statusClass} data-part="status">
            {status}
          </div>
        </div>
      )}
      <div className={columns}>
        <div data-part="content">{children}</div>
        {aside === undefined ? null : (
          <aside className={asideClass} data-part="aside" aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </div>
    </Page>
  </div>
)

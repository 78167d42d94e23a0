import type { ReactNode } from 'react'
import * as styles from './WithDrawer.css.ts'

export interface WithDrawerProps {
  /** What is open; null for nothing. */
  readonly drawer: ReactNode
  readonly children: ReactNode
}

/** A page with what is open of it beside it; on small screens over it. */
export const WithDrawer = ({ drawer, children }: WithDrawerProps) => (
  <div className={styles.row}>
    <div className={styles.page}>{children}</div>
    {drawer}
  </div>
)

import type { ReactNode } from 'react'
import * as styles from './AssistantView.css.ts'

interface RowProps {
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly end?: ReactNode
}

/** A row of an answer: what it is about, facts, and a way on. */
export const Row = ({ title, detail, end }: RowProps) => (
  <li className={styles.row}>
    <div className={styles.rowTitle}>{title}</div>
    <div className={styles.rowDetail}>{detail}</div>
    <div className={styles.rowEnd}>{end}</div>
  </li>
)

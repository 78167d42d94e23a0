import type { ReactNode } from 'react'
import * as styles from './PageIndex.css.ts'

export interface PageIndexProps {
  /** Names the jumps as a landmark. */
  readonly label: string
  /** A labelled SearchField. */
  readonly search: ReactNode
  /** The sections that are there; each id stands at its section. */
  readonly items: readonly { readonly id: string; readonly label: string }[]
  /** The sections. */
  readonly children: ReactNode
}

/** A long page of sections: its search and the jumps to its sections at the side. */
export function PageIndex({ label, search, items, children }: PageIndexProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {search}
        {items.length === 0 ? null : (
          <nav aria-label={label} className={styles.index}>
            <ul className={styles.entries} role="list">
              {items.map((item) => (
                <li key={item.id}>
                  <a className={styles.entry} href={`#${item.id}`}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {children}
    </div>
  )
}

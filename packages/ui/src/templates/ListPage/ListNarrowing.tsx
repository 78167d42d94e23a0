import type { ReactNode } from 'react'
import { narrowing } from './ListNarrowing.css.ts'

export interface ListNarrowingProps {
  /** A TableToolbar, then a FilterBar. */
  readonly children: ReactNode
}

/** What narrows a list, above it. ListPage has it already; for lists on a part of a page. */
export const ListNarrowing = ({ children }: ListNarrowingProps) => (
  <div className={narrowing} data-part="narrowing">
    {children}
  </div>
)

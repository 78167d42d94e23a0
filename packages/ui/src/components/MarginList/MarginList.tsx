import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { belowRule, content, entry, list, margin as marginClass } from './MarginList.css.ts'

export interface MarginListProps {
  /** The id of the title that names the list. */
  readonly labelledBy: string
  /** MarginEntry, each with a key. */
  readonly children: ReactNode
  /** A rule stands directly above, such as that of tabs: the first entry has none of its own. */
  readonly isBelowRule?: boolean
  readonly ref?: Ref<HTMLUListElement>
}

/** Things in the order of their time: the dates stand in the page's margin, the things on ruled lines beside it. */
export const MarginList = ({ labelledBy, children, isBelowRule = false, ref }: MarginListProps) => (
  // Safari takes a list without markers for no list, unless it is told.
  <ul
    className={cx(list, isBelowRule && belowRule)}
    role="list"
    aria-labelledby={labelledBy}
    data-component="MarginList"
    ref={ref}
  >
    {children}
  </ul>
)

export interface MarginEntryProps {
  /** When: a date, and how far away that is. Read before the thing itself. */
  readonly margin: ReactNode
  readonly children: ReactNode
  /** It is open in the drawer: it lies on the drawer's sheet and runs into it. */
  readonly isOpen?: boolean
  readonly ref?: Ref<HTMLLIElement>
}

/** One thing of a MarginList. */
export const MarginEntry = ({ margin, children, isOpen = false, ref }: MarginEntryProps) => (
  <li className={entry} data-component="MarginEntry" ref={ref} {...(isOpen ? { 'data-open': '' } : {})}>
    <div className={marginClass} data-part="margin">
      {margin}
    </div>
    <div className={content} data-part="content">
      {children}
    </div>
  </li>
)

export interface MarginNoteProps {
  readonly margin: ReactNode
  readonly children: ReactNode
}

/** Something that belongs to a time, outside a list: what was last open, a note of yesterday. */
export const MarginNote = ({ margin, children }: MarginNoteProps) => (
  <div className={entry} data-component="MarginNote">
    <div className={marginClass} data-part="margin">
      {margin}
    </div>
    <div className={content} data-part="content">
      {children}
    </div>
  </div>
)

import type { ReactNode, Ref } from 'react'

/** The way to the entries before and after the one shown; null at an end of the list, where the button says so. */
export interface DrawerSteps {
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

export interface DrawerProps {
  readonly isOpen: boolean
  /** Called when the person closes it: the cross, Escape, and on small screens the back gesture of the sheet. */
  readonly onClose: () => void
  /** What it shows, as its heading: a name, or what is done here ("Move the unit"). */
  readonly title: string
  /** The number of the entry, small above the title: "No. 104217". */
  readonly number?: string
  /** Before the title: a large Avatar. */
  readonly leading?: ReactNode
  /** Under the title: a status and one fact, one line. */
  readonly status?: ReactNode
  readonly steps?: DrawerSteps
  /** The address where the same thing is a page of its own. */
  readonly pageHref?: string
  /** At most two Buttons and a MenuButton. */
  readonly actions?: ReactNode
  /** TabLinks over the content. */
  readonly tabs?: ReactNode
  /** The content; where it could not be loaded a FailedState. */
  readonly children: ReactNode
  /** Always in sight at the foot: the answers of a form. */
  readonly foot?: ReactNode
  /** The content is on its way: bars in its place, told once. @default false */
  readonly isLoading?: boolean
  /** Level of the heading in its page. @default 2 */
  readonly level?: 2 | 3
  /** Asked when it closes: where the focus goes, the row of the entry shown now. @default what had the focus when it opened */
  readonly getReturnFocus?: () => HTMLElement | null
  /** The panel: `aside` when docked, the sheet's content below 1024 px. */
  readonly ref?: Ref<HTMLElement>
}

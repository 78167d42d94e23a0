import type { ReactNode, Ref } from 'react'
import type { MenuSection } from '../MenuButton/menuTypes.ts'

/** Something that can be done with everything that is selected. */
export interface SelectionAction {
  readonly id: string
  /** One verb, or a verb and its object: "Assign", "Remind". */
  readonly label: string
  /** 16 px; in a narrow bar only the first action keeps its words beside it. */
  readonly icon?: ReactNode
  /** What it does to people is shown before it is done: that preview is the caller's. */
  readonly onAction: () => void
  /** Work is under way: the button keeps its focus and ignores presses. */
  readonly isPending?: boolean
  /** It is not possible with this selection: one sentence that says why, shown in the bar. The button stays focusable. */
  readonly disabledReason?: string | undefined
}

export interface SelectionBarProps {
  /** How many are selected; with 0 nothing is drawn. */
  readonly count: number
  /** How many match in all, those of other pages too. */
  readonly total?: number
  /** Selects all that match, on the server and not by ids; offered while fewer are selected. */
  readonly onSelectAll?: () => void
  /** The cross and Escape. */
  readonly onClear: () => void
  /** At most three; the rest in `moreActions`. */
  readonly actions: readonly SelectionAction[]
  /** Behind one button at the end. */
  readonly moreActions?: readonly MenuSection[]
  readonly ref?: Ref<HTMLDivElement>
}

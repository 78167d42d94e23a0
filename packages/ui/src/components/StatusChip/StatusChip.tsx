import type { ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { glyph, status, words } from './StatusChip.css.ts'
import { statusGlyphs, type StatusKind } from './statusKinds.ts'

export interface StatusChipProps {
  /** How it stands; chooses shape and tint, never the words. */
  readonly kind: StatusKind
  /** One or two words in agreement with the noun they belong to: "Overdue", "3 of 8 parts", "limechelewa". */
  readonly children: ReactNode
  readonly id?: string
  readonly ref?: Ref<HTMLSpanElement>
}

/**
 * How one thing stands, as a glyph and a word. For a number beside a name use Badge; for how far somebody has come
 * ProgressRibbon; for a message Banner.
 */
export const StatusChip = ({ kind, children, id, ref }: StatusChipProps) => (
  <span className={status({ kind })} data-component="StatusChip" id={id} ref={ref}>
    <span className={glyph({ isDone: kind === 'done' })} data-part="glyph">
      <Icon glyph={statusGlyphs[kind]} size="chip" />
    </span>
    <span className={words} data-part="words">
      {children}
    </span>
  </span>
)

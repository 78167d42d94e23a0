import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import type { Space } from '../../theme/tokens.ts'
import { gap } from '../Stack/gap.css.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps {
  /** The distance between the children, and between lines where they wrap; a step of the space scale in px. @default 8 */
  readonly space?: Space
  /** Where the children stand across the line. @default 'center' */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Where the children stand along the line. @default 'start' */
  readonly justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether the children go on in a second line; without it they shrink. @default true */
  readonly wrap?: boolean
  /** The element, chosen for its meaning; children of `ul` must be `li`. @default 'div' */
  readonly as?: 'div' | 'span' | 'ul' | 'ol' | 'header' | 'footer' | 'nav'
  readonly id?: string
  /** The id of the title that names a list. */
  readonly labelledBy?: string
  readonly children: ReactNode
}

/** Children beside one another at one distance; they wrap before anything is cut (WCAG 1.4.10). */
export const Inline = ({
  space = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  id,
  labelledBy,
  children,
}: InlineProps) => (
  <Element
    id={id}
    aria-labelledby={labelledBy}
    data-component="Inline"
    className={cx(styles.inline, gap[space], styles.align[align], styles.justify[justify], wrap && styles.wrap)}
  >
    {children}
  </Element>
)

import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import type { Space } from '../../theme/tokens.ts'
import { gap } from './gap.css.ts'
import * as styles from './Stack.css.ts'

export interface StackProps {
  /** The distance between the children, a step of the space scale in px. @default 16 */
  readonly space?: Space
  /** Where the children stand across the column. @default 'stretch' */
  readonly align?: 'start' | 'center' | 'end' | 'stretch'
  /** The element, chosen for its meaning; children of `ul` and `ol` must be `li`. @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'form'
  readonly id?: string
  /** The id of the title that names a section or a list. */
  readonly labelledBy?: string
  readonly children: ReactNode
}

/** Children below one another at one distance. Components have no outer margins, so all vertical space comes from here. */
export const Stack = ({ space = 16, align = 'stretch', as: Element = 'div', id, labelledBy, children }: StackProps) => (
  <Element
    id={id}
    aria-labelledby={labelledBy}
    data-component="Stack"
    className={cx(styles.stack, gap[space], styles.align[align])}
  >
    {children}
  </Element>
)

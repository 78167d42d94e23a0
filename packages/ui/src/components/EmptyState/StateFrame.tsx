import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../../theme/cx.ts'
import {
  actions,
  emptyState,
  glyph as glyphClass,
  head,
  ruled,
  sentence,
  title as titleClass,
} from './EmptyState.css.ts'

/** What every state in the place of a list takes. */
export interface StateProps {
  /** What is the case: "No people in this unit yet", "You cannot see this list". */
  readonly title: string
  /** One sentence: why, and what the step leads to. */
  readonly children: ReactNode
  /** The list's own head stays above, and its line is the ruled line: filtered away, failed. @default false */
  readonly isBelowHead?: boolean
  /** Level of the heading in its page. @default 2 */
  readonly level?: 2 | 3 | 4
  readonly ref?: Ref<HTMLElement>
}

export interface StateFrameProps extends StateProps {
  /** The name of the component it is the frame of, for `data-component`. */
  readonly component: string
  /** 18 px; only where something failed, was refused or is out of reach. What is merely empty has none. */
  readonly icon?: ReactNode
  /** One step, at most one more that is quieter. */
  readonly action?: ReactNode
}

/** A ruled line, one heading, one sentence, one step, at the start where the first row would be (look.md, empty state). */
export function StateFrame({
  component,
  title,
  children,
  action,
  icon,
  isBelowHead = false,
  level = 2,
  ref,
}: StateFrameProps) {
  const Title = `h${level}` as const
  return (
    <section className={cx(emptyState, !isBelowHead && ruled)} data-component={component} ref={ref}>
      <div className={head}>
        {icon === undefined ? null : (
          <span className={glyphClass} data-part="icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <Title className={titleClass} data-part="title">
          {title}
        </Title>
      </div>
      <div className={sentence} data-part="sentence">
        {children}
      </div>
      {action === undefined ? null : (
        <div className={actions} data-part="actions">
          {action}
        </div>
      )}
    </section>
  )
}

/** The glyph of a state in its size. */
export const stateIcon = (glyph: LucideIcon): ReactNode => <Icon glyph={glyph} size="navigation" />

/** A step of a state, in the app's words. */
export interface StateStep {
  /** One verb, or a verb and its object: "Try again". */
  readonly label: string
  readonly onPress: () => void
  /** It is under way. @default false */
  readonly isPending?: boolean
}

import type { ReactNode, Ref } from 'react'
import { actions, emptyState, glyph, head, sentence, title as titleClass } from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** What is the case: "No people in this unit yet", "You cannot see this list". */
  readonly title: string
  /** One sentence: why, and what the step leads to. */
  readonly children: ReactNode
  /** One step, at most one more that is quieter: Button or Link. */
  readonly action?: ReactNode
  /** 18 px; only where something failed or was refused. What is merely empty has none. */
  readonly icon?: ReactNode
  /** Level of the heading in its page. @default 2 */
  readonly level?: 2 | 3 | 4
  readonly ref?: Ref<HTMLElement>
}

/**
 * Stands where the first row would be when there is no row: new, filtered away, failed or refused. These four differ:
 * say which. For a list that is there but incomplete use Banner above it.
 */
export function EmptyState({ title, children, action, icon, level = 2, ref }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <section className={emptyState} data-component="EmptyState" ref={ref}>
      <div className={head}>
        {icon === undefined ? null : (
          <span className={glyph} data-part="icon" aria-hidden="true">
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

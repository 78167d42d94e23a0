import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './ConsequenceGroup.css.ts'

export interface ConsequenceGroupProps {
  /** Counts what is concerned: "7 media change category". */
  readonly title: string
  readonly glyph: LucideIcon
  readonly tone: 'ok' | 'bad' | 'info'
  /** One `li` for each consequence. */
  readonly children: ReactNode
}

/** What a change would gain, lose or alter, before it happens. */
export function ConsequenceGroup({ title, glyph, tone, children }: ConsequenceGroupProps) {
  return (
    <div className={styles.group}>
      <Heading level={3}>
        <span className={styles.head}>
          <span className={styles.glyph[tone]}>
            <Icon glyph={glyph} />
          </span>
          {title}
        </span>
      </Heading>
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </div>
  )
}

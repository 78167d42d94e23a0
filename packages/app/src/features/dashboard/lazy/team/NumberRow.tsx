import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Skeleton } from '@somo/ui/Skeleton'
import { cx } from '@somo/ui/theme/cx'
import { useIntl } from 'react-intl'
import { userStatistics } from '../../../../domain/navigation/addresses.ts'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import type { WidgetData } from '../../useDashboard.ts'
import * as styles from './TeamWidgets.css.ts'
import { figureMessages, teamMessages } from './teamMessages.ts'
import { figureLooks } from './teamStates.ts'

export interface NumberRowProps {
  readonly state: QueryState<WidgetData<'teamCounts'>>
  readonly unit: string | null
  readonly onRetry: () => void
}

/** How many mandatory enrolments are in which state; each figure leads to their list. */
export function NumberRow({ state, unit, onRetry }: NumberRowProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <QueryView state={state} onRetry={onRetry} waiting={<Skeleton lines={2} />}>
      {(counts) => (
        <ul className={styles.figures} role="list" aria-label={formatMessage(teamMessages.figures)}>
          {figureLooks.map(({ id, states, glyph, tone }) => (
            <li key={id} className={styles.figure}>
              <Link variant="plain" href={userStatistics({ states, isMandatory: true, unit })}>
                <span className={cx(styles.number, id === 'overdue' && counts[id] > 0 && styles.bad)}>
                  {formatNumber(counts[id])}
                </span>
                <span className={styles.word}>
                  <span className={styles.glyphs[counts[id] === 0 ? 'quiet' : tone]}>
                    <Icon glyph={glyph} size="inline" />
                  </span>
                  {formatMessage(figureMessages[id])}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

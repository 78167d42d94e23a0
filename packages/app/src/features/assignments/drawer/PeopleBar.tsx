import type { ComplianceState } from '@somo/graphql/schema'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { countMessages } from './countMessages.ts'
import { drawerMessages } from './drawerMessages.ts'
import * as styles from './PeopleBar.css.ts'
import type { PeopleCounts } from './useAssignment.ts'

/** In the order of the bar. */
const states = [
  ...(['overdue', 'failed', 'expired', 'inGrace', 'dueSoon'] as const),
  ...(['inProgress', 'notStarted', 'exempt', 'done'] as const),
] as const

export interface PeopleBarProps {
  readonly counts: PeopleCounts
  /** The people in these states. */
  readonly hrefOf: (states: readonly ComplianceState[]) => string
}

/** The states behind each part of the bar. */
const statesOf = {
  overdue: ['OVERDUE'],
  failed: ['FAILED'],
  expired: ['EXPIRED'],
  inGrace: ['IN_GRACE'],
  dueSoon: ['DUE_SOON'],
  inProgress: ['IN_PROGRESS'],
  notStarted: ['NOT_STARTED'],
  exempt: ['WAIVED'],
  done: ['COMPLETED', 'EXPIRING'],
} as const satisfies Record<(typeof states)[number], readonly ComplianceState[]>

/** How the people of an assignment stand: one picture, and the list below it as its text. */
export function PeopleBar({ counts, hrefOf }: PeopleBarProps) {
  const { formatMessage, formatNumber } = useIntl()
  const shown = states.filter((state) => counts[state] > 0)
  return (
    <Stack space={12}>
      <Text isStrong>{formatMessage(drawerMessages.doneSentence, { done: counts.done, total: counts.total })}</Text>
      {shown.length === 0 ? null : (
        <div className={styles.bar} role="img" aria-label={formatMessage(drawerMessages.bar)}>
          {shown.map((state) => (
            <span key={state} className={styles.fill[state]} style={{ flexGrow: counts[state], flexBasis: 0 }} />
          ))}
        </div>
      )}
      <ul className={styles.lines}>
        {shown.map((state) => (
          <li key={state} className={styles.line}>
            <span className={`${styles.swatch} ${styles.fill[state]}`} aria-hidden="true" />
            <Link variant="plain" href={hrefOf(statesOf[state])}>
              <Text as="span" {...(state === 'overdue' ? { tone: 'bad', isStrong: true } : {})}>
                {formatMessage(countMessages[state])}
              </Text>
            </Link>
            <span>{formatNumber(counts[state])}</span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

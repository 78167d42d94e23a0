import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { useDuration } from '../../../domain/learning/useDuration.ts'
import { playerHref } from '../../../domain/medium/playerHref.ts'
import { mediumMessages, partMessages } from './mediumMessages.ts'
import * as styles from './MediumView.css.ts'
import type { OutlineItem } from './useMyMedium.ts'

export interface OutlineProps {
  readonly medium: string
  readonly items: readonly OutlineItem[]
  /** Whether its parts can be opened: not without access. */
  readonly isOpen: boolean
}

const kinds: Readonly<Record<OutlineItem['state'], StatusChipProps['kind']>> = {
  NOT_STARTED: 'open',
  IN_PROGRESS: 'started',
  COMPLETED: 'done',
  FAILED: 'paused',
}

/** The parts of a course in their order, each with how it stands or what it waits for. */
export function Outline({ medium, items, isOpen }: OutlineProps) {
  const { formatMessage } = useIntl()
  return (
    <section aria-labelledby="outline">
      <Heading level={2} id="outline">
        {formatMessage(mediumMessages.outline)}
      </Heading>
      <ol className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.uuid}>
            {item.chapter === null ? null : (
              <Text isStrong step="small" tone="ink2">
                {item.chapter}
              </Text>
            )}
            <Part medium={medium} item={item} items={items} isOpen={isOpen} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Part({ medium, item, items, isOpen }: OutlineProps & { readonly item: OutlineItem }) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  const condition = items.find(({ uuid }) => uuid === item.lockedBy)
  const { title, kind, durationMinutes } = item.medium
  const facts = [
    formatMessage(mediumKindMessages[kind]),
    ...(durationMinutes === null ? [] : [duration(durationMinutes)]),
    ...(item.isRequired ? [] : [formatMessage(mediumMessages.optional)]),
  ]
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        {condition === undefined && isOpen ? (
          <Link href={playerHref(medium, item.uuid)} variant="plain">
            {title}
          </Link>
        ) : (
          <Text as="span">{title}</Text>
        )}
        <Text step="small" tone="ink2">
          {facts.join(' · ')}
        </Text>
        {condition === undefined ? null : <Condition medium={medium} condition={condition} score={item.neededScore} />}
      </div>
      {condition === undefined ? (
        <StatusChip kind={kinds[item.state]}>{formatMessage(partMessages[item.state])}</StatusChip>
      ) : (
        <StatusChip kind="locked">{formatMessage(mediumMessages.locked)}</StatusChip>
      )}
    </div>
  )
}

interface ConditionProps {
  readonly medium: string
  readonly condition: OutlineItem
  readonly score: number | null
}

/** What has to be done first, as a link to it. */
function Condition({ medium, condition, score }: ConditionProps) {
  const { formatMessage } = useIntl()
  const { title } = condition.medium
  return (
    <Text step="small" tone="ink2">
      <Link href={playerHref(medium, condition.uuid)}>
        {score === null
          ? formatMessage(mediumMessages.lockedBy, { title })
          : formatMessage(mediumMessages.lockedByScore, { title, score })}
      </Link>
    </Text>
  )
}

import { Avatar } from '@somo/ui/Avatar'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../domain/ask/AskAndAct.tsx'
import { enrolmentStatus } from '../../domain/learning/enrolmentStatus.ts'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { relationMessages, relationTypeMessages } from '../../domain/relation/relationMessages.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { accompaniedMessages } from './messages.ts'
import * as styles from './Relatives.css.ts'
import type { Accompanied, AccompaniedData } from './relativesTypes.ts'

export interface AccompaniedTabProps extends AccompaniedData {
  readonly dates: Dates
}

/** Learners whom one accompanies: what is done and due, results and certificates, as far as the relation shows them. */
export function AccompaniedTab({ accompanied, endAccompanying, dates }: AccompaniedTabProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryView state={accompanied} onRetry={accompanied.retry} waiting={<Skeleton lines={8} />}>
      {(learners) =>
        learners.length === 0 ? (
          <EmptyState title={formatMessage(accompaniedMessages.emptyTitle)}>
            {formatMessage(accompaniedMessages.emptyText)}
          </EmptyState>
        ) : (
          <Stack space={36}>
            {learners.map((learner) => (
              <LearnerCard key={learner.uuid} learner={learner} endAccompanying={endAccompanying} dates={dates} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  )
}

interface LearnerCardProps extends Omit<AccompaniedTabProps, 'accompanied'> {
  readonly learner: Accompanied
}

function LearnerCard({ learner, endAccompanying, dates }: LearnerCardProps) {
  const { formatMessage } = useIntl()
  const { name, type, until, items, certificates } = learner
  const done = items.filter(({ isDone }) => isDone).length
  const end = until ? formatMessage(relationMessages.until, { date: dates.day(until) }) : null
  return (
    <section aria-label={name} className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} />
        <div className={styles.words}>
          <Heading level={2} step="h3">
            {name}
          </Heading>
          <Text step="small" tone="ink2">
            {[formatMessage(relationTypeMessages[type]), ...(end === null ? [] : [end])].join(' · ')}
          </Text>
        </div>
        <AskAndAct
          label={formatMessage(relationMessages.end)}
          title={formatMessage(relationMessages.endTitle, { name })}
          button={{ size: 'sm' }}
          act={async () => {
            const reason = reasonOf(await endAccompanying(learner))
            return reason === null ? null : formatMessage(reason)
          }}
        >
          {formatMessage(accompaniedMessages.endText, { name })}
        </AskAndAct>
      </div>
      <Text tone="ink2">{formatMessage(accompaniedMessages.progress, { done, all: items.length })}</Text>
      <ul className={styles.items} role="list">
        {items.map((item) => (
          <ItemRow key={item.uuid} item={item} dates={dates} />
        ))}
      </ul>
      {certificates.length === 0 ? null : (
        <>
          <Heading level={3} step="h3">
            {formatMessage(accompaniedMessages.certificates)}
          </Heading>
          <ul className={styles.items} role="list">
            {certificates.map(({ uuid, title, issuedAt, validUntil }) => (
              <li key={uuid} className={styles.item}>
                <span>{title}</span>
                <Text as="span" step="small" tone="ink2">
                  {validUntil
                    ? formatMessage(accompaniedMessages.validUntil, { date: dates.day(validUntil) })
                    : dates.date(new Date(issuedAt))}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function ItemRow({ item, dates }: { readonly item: Accompanied['items'][number]; readonly dates: Dates }) {
  const { formatMessage, formatNumber } = useIntl()
  const { title, isDone, state, dueOn, completedAt, score } = item
  const facts = [
    ...(isDone && completedAt
      ? [formatMessage(accompaniedMessages.doneOn, { date: dates.date(new Date(completedAt)) })]
      : []),
    ...(!isDone && dueOn ? [formatMessage(accompaniedMessages.dueOn, { date: dates.day(dueOn) })] : []),
    ...(typeof score === 'number'
      ? [formatMessage(accompaniedMessages.score, { score: formatNumber(score / 100, { style: 'percent' }) })]
      : []),
  ]
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span>{title}</span>
        {facts.length === 0 ? null : (
          <Text as="span" step="small" tone="ink2">
            {facts.join(' · ')}
          </Text>
        )}
      </span>
      <StateChip state={state ?? null} isDone={isDone} />
    </li>
  )
}

function StateChip({
  state,
  isDone,
}: {
  readonly state: Accompanied['items'][number]['state']
  readonly isDone: boolean
}) {
  const { formatMessage } = useIntl()
  if (state) {
    const { kind, text } = enrolmentStatus({ access: 'OPEN', state })
    return <StatusChip kind={kind}>{formatMessage(text)}</StatusChip>
  }
  return (
    <StatusChip kind={isDone ? 'done' : 'open'}>
      {formatMessage(isDone ? accompaniedMessages.done : accompaniedMessages.notDone)}
    </StatusChip>
  )
}

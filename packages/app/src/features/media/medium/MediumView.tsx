import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { enrolmentStatus } from '../../../domain/learning/enrolmentStatus.ts'
import { actionMessages, learningMessages } from '../../../domain/learning/learningMessages.ts'
import { useDuration } from '../../../domain/learning/useDuration.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import { MeanRating } from '../../../domain/rating/MeanRating.tsx'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { playerHref } from '../../../domain/medium/playerHref.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { messages } from '../messages.ts'
import type { RenewEnrolment } from '../useRenewal.ts'
import { NextItem, OwnPath } from '../path/OwnPath.tsx'
import { attemptMessages, mediumMessages } from './mediumMessages.ts'
import * as styles from './MediumView.css.ts'
import { Outline } from './Outline.tsx'
import type { MyMedium } from './useMyMedium.ts'

export interface MediumViewProps {
  readonly medium: QueryUse<MyMedium>
  readonly dates: Dates
  readonly onRenew: RenewEnrolment
}

/** One medium of the person: what it is, what it consists of, and what they did in it. */
export function MediumView({ medium, dates, onRenew }: MediumViewProps) {
  const { formatMessage } = useIntl()
  const back = (
    <Link href="/media" variant="action">
      {formatMessage(mediumMessages.back)}
    </Link>
  )
  return (
    <Page title={medium.data?.enrolment.medium.title ?? formatMessage(mediumMessages.back)} eyebrow={back}>
      <QueryView state={medium} onRetry={medium.retry} waiting={<Skeleton lines={8} />}>
        {(data) => <Whole data={data} dates={dates} onRenew={onRenew} />}
      </QueryView>
    </Page>
  )
}

interface WholeProps extends Pick<MediumViewProps, 'dates' | 'onRenew'> {
  readonly data: MyMedium
}

function Whole({ data, dates, onRenew }: WholeProps) {
  const { formatMessage } = useIntl()
  const { enrolment, description, goals, outline, stages, attempts, otherCycles } = data
  return (
    <Stack space={28}>
      <div className={styles.cover}>
        <MediumCover medium={enrolment.medium} shape="card" hasRibbon={enrolment.startedAt !== null} />
      </div>
      <Facts data={data} dates={dates} onRenew={onRenew} />
      {description === null ? null : <Text>{description}</Text>}
      {goals.length === 0 ? null : (
        <section aria-labelledby="goals">
          <Heading level={2} id="goals">
            {formatMessage(mediumMessages.goals)}
          </Heading>
          <ul>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </section>
      )}
      {stages.length === 0 ? null : <OwnPath enrolment={enrolment} stages={stages} dates={dates} />}
      {outline.length === 0 ? null : (
        <Outline medium={enrolment.medium.uuid} items={outline} isOpen={enrolment.action !== 'NONE'} />
      )}
      {attempts.length === 0 ? null : <Attempts attempts={attempts} dates={dates} />}
      {otherCycles.length === 0 ? null : <Cycles cycles={otherCycles} dates={dates} />}
    </Stack>
  )
}

function Facts({ data: { enrolment, stages }, dates, onRenew }: WholeProps) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  const { medium, action } = enrolment
  const status = enrolmentStatus(enrolment)
  const facts = [
    formatMessage(mediumKindMessages[medium.kind]),
    ...(enrolment.isOffered || action !== 'NONE' ? [] : [formatMessage(learningMessages.notOffered)]),
    ...(medium.durationMinutes === null ? [] : [duration(medium.durationMinutes)]),
    ...(enrolment.dueOn === null ? [] : [formatMessage(mediumMessages.due, { date: dates.day(enrolment.dueOn) })]),
    ...(enrolment.completedAt === null
      ? []
      : [formatMessage(learningMessages.completedOn, { date: dates.date(new Date(enrolment.completedAt)) })]),
    ...(enrolment.score === null
      ? []
      : [formatMessage(learningMessages.score, { score: Math.round(enrolment.score) })]),
    ...(enrolment.validUntilDay === null
      ? []
      : [formatMessage(learningMessages.validUntil, { date: dates.day(enrolment.validUntilDay) })]),
  ]
  return (
    <Stack space={12}>
      <div className={styles.facts}>
        <StatusChip kind={status.kind}>{formatMessage(status.text)}</StatusChip>
        <Text as="span" step="small" tone="ink2">
          {facts.join(' · ')}
        </Text>
        <MeanRating rating={medium.rating ?? null} />
      </div>
      {medium.summary === null ? null : <Text>{medium.summary}</Text>}
      {action === 'RENEW' ? (
        <RenewButton enrolment={enrolment} onRenew={onRenew} />
      ) : medium.kind === 'PATH' ? (
        <NextItem stages={stages} />
      ) : action === 'NONE' ? null : (
        <div>
          <Link href={playerHref(medium.uuid)} variant="solidButton">
            {formatMessage(actionMessages[action])}
          </Link>
        </div>
      )}
    </Stack>
  )
}

function RenewButton({ enrolment, onRenew }: Pick<MyMedium, 'enrolment'> & Pick<MediumViewProps, 'onRenew'>) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const { title } = enrolment.medium
  const renew = async (): Promise<void> => {
    setPending(true)
    const reason = await onRenew(enrolment)
    setPending(false)
    if (reason !== null)
      toasts.toast({ tone: 'bad', message: formatMessage(messages.notDone, { title, reason: formatMessage(reason) }) })
  }
  return (
    <div>
      <Button variant="solid" isPending={isPending} writes onPress={() => void renew()}>
        {formatMessage(actionMessages.RENEW)}
      </Button>
    </div>
  )
}

function Attempts({ attempts, dates }: { readonly attempts: MyMedium['attempts']; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  return (
    <section aria-labelledby="attempts">
      <Heading level={2} id="attempts">
        {formatMessage(mediumMessages.attempts)}
      </Heading>
      <ul className={styles.list} role="list">
        {attempts.map(({ uuid, number, state, score, startedAt }) => (
          <li key={uuid} className={styles.line}>
            <Text as="span">
              {formatMessage(mediumMessages.attempt, { number, date: dates.date(new Date(startedAt)) })}
            </Text>
            <Text as="span" step="small" tone="ink2">
              {score === null
                ? formatMessage(attemptMessages[state])
                : formatMessage(learningMessages.score, { score: Math.round(score) })}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cycles({ cycles, dates }: { readonly cycles: MyMedium['otherCycles']; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  return (
    <section aria-labelledby="cycles">
      <Heading level={2} id="cycles">
        {formatMessage(mediumMessages.cycles)}
      </Heading>
      <ul className={styles.list} role="list">
        {cycles.map((cycle) => {
          const status = enrolmentStatus(cycle)
          return (
            <li key={cycle.uuid} className={styles.line}>
              <div className={styles.words}>
                <Text as="span">{formatMessage(mediumMessages.cycle, { cycle: cycle.cycle })}</Text>
                {cycle.completedAt === null ? null : (
                  <Text step="small" tone="ink2">
                    {formatMessage(learningMessages.completedOn, { date: dates.date(new Date(cycle.completedAt)) })}
                  </Text>
                )}
              </div>
              <StatusChip kind={status.kind}>{formatMessage(status.text)}</StatusChip>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

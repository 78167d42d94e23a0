import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { Stack } from '@somo/ui/Stack'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { enrolmentStatus } from '../../../domain/learning/enrolmentStatus.ts'
import { actionMessages, learningMessages } from '../../../domain/learning/learningMessages.ts'
import { useDuration } from '../../../domain/learning/useDuration.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { mediumHref } from '../../../domain/medium/playerHref.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import * as lines from '../medium/MediumView.css.ts'
import type { MyMedium } from '../medium/useMyMedium.ts'
import { itemHref, nextItemOf, type OwnItem, type OwnStage } from './nextItem.ts'
import * as styles from './OwnPath.css.ts'
import { pathMessages } from './pathMessages.ts'

/** The main button of a path: to the next medium; nothing where nothing can be done now. */
export function NextItem({ stages }: { readonly stages: readonly OwnStage[] }) {
  const { formatMessage } = useIntl()
  const next = nextItemOf(stages)
  const href = next === null ? null : itemHref(next)
  if (next === null || next.action === null || next.action === 'NONE' || href === null) return null
  const action = formatMessage(actionMessages[next.action])
  return (
    <div>
      <Link href={href} variant="solidButton">
        {formatMessage(pathMessages.openNext, { action, title: next.medium.title })}
      </Link>
    </div>
  )
}

export interface OwnPathProps {
  readonly enrolment: MyMedium['enrolment']
  readonly stages: readonly OwnStage[]
  readonly dates: Dates
}

/** The stages of the person's path: what is done, what can be done now, and why the rest is locked. */
export function OwnPath({ enrolment, stages, dates }: OwnPathProps) {
  const { formatMessage } = useIntl()
  const { medium, progress, parts, completedParts } = enrolment
  return (
    <section aria-labelledby="stages">
      <Stack space={20}>
        <Heading level={2} id="stages">
          {formatMessage(pathMessages.stages)}
        </Heading>
        {parts === null || completedParts === null ? null : (
          <ProgressRibbon
            label={formatMessage(learningMessages.progressOf, { title: medium.title })}
            value={progress / 100}
            parts={parts}
            words={formatMessage(pathMessages.progress, { done: completedParts, total: parts })}
          />
        )}
        <ol className={styles.list} role="list">
          {stages.map((stage, place) => (
            <Stage key={stage.uuid} stage={stage} place={place} stages={stages} dates={dates} />
          ))}
        </ol>
      </Stack>
    </section>
  )
}

const kinds = { DONE: 'done', OPEN: 'started', LOCKED: 'locked' } as const satisfies Record<
  OwnStage['state'],
  StatusChipProps['kind']
>

interface StageProps extends Pick<OwnPathProps, 'stages' | 'dates'> {
  readonly stage: OwnStage
  readonly place: number
}

function Stage({ stage, place, stages, dates }: StageProps) {
  const { formatMessage, formatList } = useIntl()
  const { title, state, needed, done, total, dueOn, items } = stage
  const facts = [
    formatMessage(needed < total ? pathMessages.any : pathMessages.all, { done: Math.min(done, needed), needed }),
    ...(dueOn === null || state === 'DONE' ? [] : [formatMessage(pathMessages.due, { date: dates.day(dueOn) })]),
  ]
  return (
    <li className={styles.stage}>
      <div className={styles.rail} aria-hidden="true">
        <span className={styles.mark}>{state === 'DONE' ? <Icon glyph={Check} size="chip" /> : place + 1}</span>
      </div>
      <div className={styles.content}>
        <div className={styles.head}>
          <Heading level={3}>{title}</Heading>
          <StatusChip kind={kinds[state]}>{formatMessage(pathMessages[state])}</StatusChip>
        </div>
        <Text step="small" tone="ink2">
          {formatList(facts, { type: 'unit', style: 'short' })}
        </Text>
        <Lock stage={stage} stages={stages} dates={dates} />
        <ul className={lines.list} role="list">
          {items.map((item) => (
            <Item key={item.medium.uuid} item={item} isLocked={state === 'LOCKED'} />
          ))}
        </ul>
      </div>
    </li>
  )
}

/** Why a stage is locked, each reason with the way to what it waits for. */
function Lock({ stage: { lock }, stages, dates }: Pick<StageProps, 'stage' | 'stages' | 'dates'>) {
  const { formatMessage } = useIntl()
  if (lock === null) return null
  const { previous, opensAt, scoreMedium, scoreMin } = lock
  const before = previous === null ? undefined : stages[previous - 1]?.items.find(({ isDone }) => !isDone)
  const beforeHref = before === undefined ? null : itemHref(before)
  return (
    <Stack space={2}>
      {previous === null ? null : (
        <Text step="small">
          {formatMessage(pathMessages.previous, { number: previous })}
          {before === undefined || beforeHref === null ? null : (
            <>
              {'. '}
              <Link href={beforeHref}>{formatMessage(pathMessages.next, { title: before.medium.title })}</Link>
            </>
          )}
        </Text>
      )}
      {opensAt === null ? null : (
        <Text step="small">{formatMessage(pathMessages.opensAt, { date: dates.date(new Date(opensAt)) })}</Text>
      )}
      {scoreMedium === null ? null : (
        <Text step="small">
          <Link href={mediumHref(scoreMedium.uuid)}>
            {formatMessage(pathMessages.score, { title: scoreMedium.title, score: scoreMin ?? 0 })}
          </Link>
        </Text>
      )}
    </Stack>
  )
}

function Item({ item, isLocked }: { readonly item: OwnItem; readonly isLocked: boolean }) {
  const { formatMessage, formatList } = useIntl()
  const duration = useDuration()
  const { medium, isDone, state } = item
  const href = isLocked ? null : itemHref(item)
  const facts = [
    formatMessage(mediumKindMessages[medium.kind]),
    ...(medium.durationMinutes === null ? [] : [duration(medium.durationMinutes)]),
  ]
  const status = isDone
    ? { kind: 'done' as const, text: pathMessages.DONE }
    : state === null || isLocked
      ? null
      : enrolmentStatus({ access: 'OPEN', state })
  return (
    <li className={lines.line}>
      <div className={lines.words}>
        {href === null ? (
          <Text as="span">{medium.title}</Text>
        ) : (
          <Link href={href} variant="plain">
            {medium.title}
          </Link>
        )}
        <Text step="small" tone="ink2">
          {formatList(facts, { type: 'unit', style: 'short' })}
        </Text>
      </div>
      {status === null ? null : <StatusChip kind={status.kind}>{formatMessage(status.text)}</StatusChip>}
    </li>
  )
}

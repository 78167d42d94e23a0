import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MarginEntry } from '@somo/ui/MarginList'
import { MenuButton } from '@somo/ui/MenuButton'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { enrolmentStatus, type OwnEnrolment } from '../../../domain/learning/enrolmentStatus.ts'
import { actionMessages, learningMessages, sourceMessages } from '../../../domain/learning/learningMessages.ts'
import { useDuration } from '../../../domain/learning/useDuration.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { mediumHref, stepHref } from '../../../domain/medium/playerHref.ts'
import { messages } from '../messages.ts'
import { DueDate } from './DueDate.tsx'
import * as styles from './MediaRow.css.ts'

export interface MediaRowProps {
  readonly enrolment: OwnEnrolment
  /** The one primary button of the list stands here. */
  readonly isFirst: boolean
  readonly isPending: boolean
  readonly now: Date
  readonly dates: Dates
  readonly onRenew: () => void
  readonly onWithdraw: () => void
}

/** One medium of the person: when it is due, what it is, why they have it, how far they are, and the next step. */
export function MediaRow(props: MediaRowProps) {
  const { enrolment, now } = props
  const { formatMessage } = useIntl()
  const { medium, sources, isMandatory, access } = enrolment
  const status = enrolmentStatus(enrolment)
  const [source] = sources
  return (
    <MarginEntry margin={<DueDate enrolment={enrolment} now={now} />}>
      <div className={styles.row}>
        <MediumCover medium={medium} shape="card" hasRibbon={enrolment.startedAt !== null} />
        <div className={styles.words}>
          <Heading level={2} step="h3">
            <Link href={mediumHref(medium.uuid)} variant="plain">
              {medium.title}
            </Link>
          </Heading>
          <Facts enrolment={enrolment} />
          <span className={`${styles.facts} ${styles.standing}`}>
            <StatusChip kind={status.kind}>{formatMessage(status.text)}</StatusChip>
            {isMandatory ? (
              <Text as="span" step="small" tone="ink2">
                {formatMessage(learningMessages.mandatory)}
              </Text>
            ) : null}
            {source === undefined || access === 'REQUESTED' ? null : (
              <Text as="span" step="small" tone="ink2">
                {formatMessage(sourceMessages[source])}
              </Text>
            )}
          </span>
        </div>
        <div className={styles.wide}>
          <Progress {...props} />
        </div>
        <Actions {...props} />
      </div>
    </MarginEntry>
  )
}

function Facts({ enrolment: { medium } }: Pick<MediaRowProps, 'enrolment'>) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  return (
    <span className={styles.facts}>
      <Text as="span" step="small" tone="ink2">
        {formatMessage(mediumKindMessages[medium.kind])}
      </Text>
      {medium.durationMinutes === null ? null : (
        <Text as="span" step="small" tone="ink2">
          {duration(medium.durationMinutes)}
        </Text>
      )}
    </span>
  )
}

function Progress({ enrolment, dates }: MediaRowProps) {
  const { formatMessage } = useIntl()
  const { medium, state, progress: percent, parts, completedParts, score } = enrolment
  const note = (text: string) => (
    <Text step="small" tone="ink2">
      {text}
    </Text>
  )
  if (enrolment.access === 'REQUESTED')
    return note(formatMessage(learningMessages.requestedOn, { date: dates.date(new Date(enrolment.createdAt)) }))
  if (enrolment.validUntilDay !== null)
    return note(formatMessage(learningMessages.validUntil, { date: dates.day(enrolment.validUntilDay) }))
  if (enrolment.completedAt !== null)
    return (
      <>
        {note(formatMessage(learningMessages.completedOn, { date: dates.date(new Date(enrolment.completedAt)) }))}
        {score === null ? null : note(formatMessage(learningMessages.score, { score: Math.round(score) }))}
      </>
    )
  if (!enrolment.isOffered && enrolment.action === 'NONE') return note(formatMessage(learningMessages.notOffered))
  if (enrolment.startedAt === null)
    return parts === null || state === 'WAIVED' ? null : note(formatMessage(learningMessages.partsToGo, { parts }))
  return (
    <ProgressRibbon
      label={formatMessage(learningMessages.progressOf, { title: medium.title })}
      value={percent / 100}
      {...(parts === null ? {} : { parts })}
      words={
        parts === null || completedParts === null
          ? formatMessage(learningMessages.percent, { percent })
          : formatMessage(learningMessages.parts, { completed: completedParts, parts, percent })
      }
    />
  )
}

function Actions({ enrolment, isFirst, isPending, onRenew, onWithdraw }: MediaRowProps) {
  const { formatMessage } = useIntl()
  const { medium, action, access, sources } = enrolment
  const mayWithdraw = access === 'OPEN' && sources.includes('SELF')
  return (
    <div className={styles.actions}>
      {action === 'RENEW' ? (
        <Button variant={isFirst ? 'solid' : 'outline'} isPending={isPending} writes onPress={onRenew}>
          {formatMessage(actionMessages.RENEW)}
        </Button>
      ) : action === 'NONE' ? null : (
        <Link href={stepHref(medium)} variant={isFirst ? 'solidButton' : 'button'}>
          {formatMessage(actionMessages[action])}
        </Link>
      )}
      {access === 'REQUESTED' ? (
        <Button isPending={isPending} writes onPress={onWithdraw}>
          {formatMessage(messages.withdraw)}
        </Button>
      ) : null}
      <MenuButton
        label={formatMessage(messages.more, { title: medium.title })}
        icon={<Icon glyph={Ellipsis} />}
        isSquare
        placement="bottom end"
        sections={[
          {
            id: 'open',
            items: [{ id: 'details', label: formatMessage(messages.details), href: mediumHref(medium.uuid) }],
          },
          ...(mayWithdraw
            ? [
                {
                  id: 'leave',
                  items: [{ id: 'remove', label: formatMessage(messages.remove), writes: true, onAction: onWithdraw }],
                },
              ]
            : []),
        ]}
      >
        {null}
      </MenuButton>
    </div>
  )
}

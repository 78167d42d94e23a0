import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { MarginEntry } from '@somo/ui/MarginList'
import { StarRating } from '@somo/ui/StarRating'
import { StarRatingDisplay } from '@somo/ui/StarRatingDisplay'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useDuration } from '../../domain/learning/useDuration.ts'
import { MediumCover } from '../../domain/medium/MediumCover.tsx'
import { mediumKindMessages } from '../../domain/medium/mediumKindMessages.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { messages, rowMessages } from './messages.ts'
import * as styles from './RatingRow.css.ts'
import type { OwnRating, UnratedMedium } from './ratingTypes.ts'

export interface UnratedRowProps {
  readonly medium: UnratedMedium
  readonly dates: Dates
  /** Its form is open beside the list. */
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly onRate: (stars: number | null) => void
  readonly onDismiss: () => void
}

/** A completed medium that waits for a rating: pressing a star opens the form with it. */
export function UnratedRow({ medium: { medium, completedAt }, dates, ...row }: UnratedRowProps) {
  const { formatMessage } = useIntl()
  return (
    <RatingRow
      medium={medium}
      isOpen={row.isOpen}
      day={dates.date(new Date(completedAt))}
      note={formatMessage(rowMessages.finished)}
      action={
        <Button writes variant="plain" size="sm" isPending={row.isPending} onPress={row.onDismiss}>
          {formatMessage(messages.dismiss)}
        </Button>
      }
    >
      {row.isOpen ? (
        <Text step="small" tone="ink2">
          {formatMessage(rowMessages.inProgress)}
        </Text>
      ) : (
        <StarRating
          label={formatMessage(rowMessages.rateMedium, { title: medium.title })}
          isLabelHidden
          value={null}
          onChange={row.onRate}
        />
      )}
    </RatingRow>
  )
}

export interface GivenRowProps {
  readonly rating: OwnRating
  readonly dates: Dates
  /** Its form is open beside the list. */
  readonly isOpen: boolean
  readonly onEdit: () => void
}

/** A rating of the person: its stars, who sees it, and what they wrote. */
export function GivenRow({ rating, dates, isOpen, onEdit }: GivenRowProps) {
  const { formatMessage } = useIntl()
  const { medium, stars, comment, state, isAnonymous, ratedAt } = rating
  const isWithdrawn = state === 'WITHDRAWN'
  const status = isWithdrawn
    ? rowMessages.withdrawn
    : isAnonymous
      ? rowMessages.publishedAnonymously
      : rowMessages.published
  return (
    <RatingRow
      medium={medium}
      isOpen={isOpen}
      day={dates.date(new Date(ratedAt))}
      note={formatMessage(rowMessages.rated)}
      action={
        <Button size="sm" onPress={onEdit}>
          {formatMessage(isWithdrawn ? rowMessages.rateAgain : rowMessages.edit)}
        </Button>
      }
    >
      <span className={styles.facts}>
        <StarRatingDisplay value={stars} variant="stars" />
        <StatusChip kind={isWithdrawn ? 'paused' : 'done'}>{formatMessage(status)}</StatusChip>
      </span>
      {comment === null || isWithdrawn ? null : (
        <div className={styles.comment}>
          <Text>{comment}</Text>
        </div>
      )}
    </RatingRow>
  )
}

interface RatingRowProps {
  readonly medium: UnratedMedium['medium']
  readonly isOpen: boolean
  readonly day: string
  /** What happened on that day. */
  readonly note: string
  readonly action: ReactNode
  readonly children: ReactNode
}

function RatingRow({ medium, isOpen, day, note, action, children }: RatingRowProps) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  return (
    <MarginEntry
      isOpen={isOpen}
      margin={
        <>
          <Text as="strong" step="ui" tone="ink" isStrong isTabular>
            {day}
          </Text>
          <Text as="span" step="small" tone="ink2">
            {note}
          </Text>
        </>
      }
    >
      <div className={styles.row} data-row={medium.uuid}>
        <MediumCover medium={medium} shape="card" hasRibbon={false} />
        <div className={styles.words}>
          <div lang={medium.locale}>
            <Heading level={2} step="h3">
              {medium.title}
            </Heading>
          </div>
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
          {children}
        </div>
        <div className={styles.actions}>{action}</div>
      </div>
    </MarginEntry>
  )
}

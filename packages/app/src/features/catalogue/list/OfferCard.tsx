import { Card, type CardActionProps } from '@somo/ui/Card'
import { StatusChip } from '@somo/ui/StatusChip'
import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { enrolmentStatus } from '../../../domain/learning/enrolmentStatus.ts'
import { actionMessages } from '../../../domain/learning/learningMessages.ts'
import { useDuration } from '../../../domain/learning/useDuration.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import { playerHref } from '../../../domain/medium/playerHref.ts'
import { MeanRating } from '../../../domain/rating/MeanRating.tsx'
import { isOwn, stepOf, type OfferedMedium } from '../catalogueStep.ts'
import { bookingMessages, stepMessages } from '../messages.ts'

export interface OfferCardProps {
  readonly medium: OfferedMedium
  readonly href: string
  /** Starts, requests or renews the medium of this uuid. */
  readonly onStep: (uuid: string) => void
}

/** A medium of the catalogue: what it is, how the person stands with it, and the next step. */
export const OfferCard = memo(function OfferCard({ medium, href, onStep }: OfferCardProps) {
  return (
    <Card
      id={medium.uuid}
      title={medium.title}
      href={href}
      cover={<MediumCover medium={medium} shape="card" hasRibbon={isStarted(medium)} />}
      facts={useCardFacts(medium)}
      state={<OfferState medium={medium} />}
      {...useCardAction(medium, onStep)}
    />
  )
})

const isStarted = ({ enrolment }: OfferedMedium): boolean => enrolment !== null && enrolment.progress > 0

/** What a card says of a medium: kind, length and mean rating. */
export function useCardFacts({ kind, durationMinutes, rating }: OfferedMedium): readonly ReactNode[] {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  return [
    formatMessage(mediumKindMessages[kind]),
    ...(durationMinutes === null ? [] : [duration(durationMinutes)]),
    ...(rating === null ? [] : [<MeanRating key="rating" rating={rating} isShort />]),
  ]
}

/** How a person stands with a medium, or how they can have it. */
export function OfferState({ medium: { enrolment, booking } }: Pick<OfferCardProps, 'medium'>) {
  const { formatMessage } = useIntl()
  if (enrolment === null) return formatMessage(bookingMessages[booking])
  const status = enrolmentStatus(enrolment)
  return <StatusChip kind={status.kind}>{formatMessage(status.text)}</StatusChip>
}

function useCardAction(medium: OfferedMedium, onStep: (uuid: string) => void): CardActionProps {
  const { formatMessage } = useIntl()
  const step = stepOf(medium)
  if (isOwn(step)) return { actionLabel: formatMessage(actionMessages[step]), actionHref: playerHref(medium.uuid) }
  if (step === 'RENEW') return { actionLabel: formatMessage(actionMessages.RENEW), onAction: onStep }
  if (step === 'BEGIN' || step === 'REQUEST')
    return { actionLabel: formatMessage(stepMessages[step]), onAction: onStep }
  return {}
}

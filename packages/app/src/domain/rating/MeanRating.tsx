import type { MediumRating } from '@somo/graphql/schema'
import { StarRatingDisplay } from '@somo/ui/StarRatingDisplay'
import { useIntl } from 'react-intl'
import { defineMessages } from '../../platform/locale/message.ts'

const messages = defineMessages({
  count: {
    id: 'rating.mean.count',
    defaultMessage: '({count, plural, one {# rating} other {# ratings}})',
    description: 'Behind the stars and the mean of a medium: how many people rated it.',
  },
})

export interface MeanRatingProps {
  /** null where there are too few ratings: nothing is drawn. */
  readonly rating: Pick<MediumRating, 'average' | 'count'> | null
  /** One star and the mean, as in a card. @default false */
  readonly isShort?: boolean
}

/** The mean rating of a medium, and how many people rated it. */
export function MeanRating({ rating, isShort = false }: MeanRatingProps) {
  const { formatMessage } = useIntl()
  if (rating === null) return null
  const { average, count } = rating
  if (isShort) return <StarRatingDisplay value={average} variant="one" />
  return <StarRatingDisplay value={average} detail={formatMessage(messages.count, { count })} />
}

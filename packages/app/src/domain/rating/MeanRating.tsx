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

/** The mean rating of a medium with its number; nothing where there are too few ratings. */
export function MeanRating({ rating }: { readonly rating: Pick<MediumRating, 'average' | 'count'> | null }) {
  const { formatMessage } = useIntl()
  if (rating === null) return null
  const { average, count } = rating
  return <StarRatingDisplay value={average} detail={formatMessage(messages.count, { count })} />
}

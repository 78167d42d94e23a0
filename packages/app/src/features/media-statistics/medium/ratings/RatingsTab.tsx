import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { StarRatingDisplay } from '@somo/ui/StarRatingDisplay'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import { columns } from '../../MediaStatistics.css.ts'
import { Comments } from './Comments.tsx'
import { ratingMessages } from './ratingMessages.ts'
import * as styles from './Ratings.css.ts'
import { useMediumComments, type RatingDistribution } from './useMediumComments.ts'

/** What learners say of a medium: how many gave how many stars, and what they wrote. */
export function RatingsTab({ medium, dates }: { readonly medium: string; readonly dates: Dates }) {
  const use = useMediumComments(medium)
  const { distribution, stars, onStars } = use
  return (
    <div className={columns}>
      <QueryView state={distribution} onRetry={distribution.retry}>
        {(data) => <Distribution distribution={data} chosen={stars} onChoose={onStars} />}
      </QueryView>
      <Comments use={use} dates={dates} />
    </div>
  )
}

interface DistributionProps {
  readonly distribution: RatingDistribution
  readonly chosen: number | null
  readonly onChoose: (stars: number | null) => void
}

function Distribution({ distribution: { average, count, stars }, chosen, onChoose }: DistributionProps) {
  const { formatMessage, formatNumber } = useIntl()
  const title = formatMessage(ratingMessages.distribution)
  return (
    <section aria-label={title}>
      <Stack space={8}>
        <Heading level={2}>{title}</Heading>
        {average === null ? (
          <Text tone="ink2">{formatMessage(ratingMessages.tooFew, { count })}</Text>
        ) : (
          <>
            <StarRatingDisplay value={average} detail={formatMessage(ratingMessages.count, { count })} />
            <Text step="small" tone="ink2">
              {formatMessage(ratingMessages.hint)}
            </Text>
            <ul className={styles.list}>
              {stars
                .map((ratings, place) => ({ stars: place + 1, ratings }))
                .reverse()
                .map((row) => (
                  <li key={row.stars}>
                    <button
                      type="button"
                      className={styles.row}
                      aria-pressed={chosen === row.stars}
                      aria-label={formatMessage(ratingMessages.row, {
                        stars: row.stars,
                        count: row.ratings,
                        share: formatNumber(row.ratings / count, { style: 'percent' }),
                      })}
                      onClick={() => onChoose(chosen === row.stars ? null : row.stars)}
                    >
                      <span>{formatMessage(ratingMessages.stars, { stars: row.stars })}</span>
                      <span className={styles.bar}>
                        <span className={styles.share} style={{ inlineSize: `${(100 * row.ratings) / count}%` }} />
                      </span>
                      <span className={styles.number}>{formatNumber(row.ratings)}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </>
        )}
      </Stack>
    </section>
  )
}

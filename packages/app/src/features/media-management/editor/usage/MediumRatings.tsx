import { Heading } from '@somo/ui/Heading'
import { Pagination } from '@somo/ui/Pagination'
import { Stack } from '@somo/ui/Stack'
import { StarRatingDisplay } from '@somo/ui/StarRatingDisplay'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { MeanRating } from '../../../../domain/rating/MeanRating.tsx'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { EditedMedium } from '../mediumTypes.ts'
import * as styles from './MediumRatings.css.ts'
import { usageMessages } from './usageMessages.ts'
import { useMediumRatings, type GivenRatings, type MediumRatingsUse } from './useMediumRatings.ts'

interface MediumRatingsProps {
  readonly medium: Pick<EditedMedium, 'uuid' | 'rating'>
  readonly dates: Dates
}

/** What learners say of a medium: the mean, then each rating with its comment. */
export function MediumRatings({ medium, dates }: MediumRatingsProps) {
  const { formatMessage } = useIntl()
  const use = useMediumRatings(medium.uuid)
  const title = formatMessage(usageMessages.ratings)
  return (
    <section aria-label={title}>
      <Stack space={12}>
        <Heading level={2} step="h3">
          {title}
        </Heading>
        <MeanRating rating={medium.rating} />
        <QueryView state={use.ratings} onRetry={use.ratings.retry}>
          {(data) => <Ratings data={data} hasMean={medium.rating !== null} use={use} dates={dates} />}
        </QueryView>
      </Stack>
    </section>
  )
}

interface RatingsProps {
  readonly data: GivenRatings
  readonly hasMean: boolean
  readonly use: MediumRatingsUse
  readonly dates: Dates
}

function Ratings({ data: { items, pageInfo }, hasMean, use, dates }: RatingsProps) {
  const { formatMessage } = useIntl()
  if (items.length === 0) return <Text tone="ink2">{formatMessage(usageMessages.noRatings)}</Text>
  return (
    <>
      {hasMean ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(usageMessages.tooFew)}
        </Text>
      )}
      <ul className={styles.list}>
        {items.map(({ uuid, stars, comment, name, ratedOn }) => (
          <li key={uuid} className={styles.rating}>
            <div className={styles.head}>
              <StarRatingDisplay value={stars} />
              <Text as="span" step="small" tone="ink2">
                {name ?? formatMessage(usageMessages.anonymous)} · {dates.day(ratedOn)}
              </Text>
            </div>
            {comment === null ? null : <Text>{comment}</Text>}
          </li>
        ))}
      </ul>
      {pageInfo.hasNext || pageInfo.hasPrevious ? (
        <Pagination
          label={formatMessage(usageMessages.ratings)}
          range={null}
          total={null}
          summary={formatMessage(usageMessages.shown, { count: items.length })}
          hasPrevious={pageInfo.hasPrevious}
          hasNext={pageInfo.hasNext}
          moves={['first', 'previous', 'next']}
          pageSize={use.size}
          onMove={(move) => (move === 'next' ? use.toNext() : move === 'previous' ? use.toPrevious() : use.toFirst())}
        />
      ) : null}
    </>
  )
}

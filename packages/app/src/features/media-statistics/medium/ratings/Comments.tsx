import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Pagination } from '@somo/ui/Pagination'
import { Stack } from '@somo/ui/Stack'
import { StarRatingDisplay } from '@somo/ui/StarRatingDisplay'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import { ratingMessages } from './ratingMessages.ts'
import * as styles from './Ratings.css.ts'
import type { MediumComments, MediumCommentsUse } from './useMediumComments.ts'

interface CommentsProps {
  readonly use: MediumCommentsUse
  readonly dates: Dates
}

/** What people wrote, without their names: all of it, or what came with so many stars. */
export function Comments({ use, dates }: CommentsProps) {
  const { formatMessage } = useIntl()
  const { stars, onStars, comments } = use
  const title = formatMessage(ratingMessages.comments)
  return (
    <section aria-label={title}>
      <Stack space={8}>
        <div className={styles.head}>
          <Heading level={2}>{title}</Heading>
          {stars === null ? null : (
            <>
              <Text as="span" tone="ink2">
                {formatMessage(ratingMessages.only, { stars })}
              </Text>
              <Button variant="plain" size="sm" onPress={() => onStars(null)}>
                {formatMessage(ratingMessages.all)}
              </Button>
            </>
          )}
        </div>
        <Text step="small" tone="ink2">
          {formatMessage(ratingMessages.withoutNames)}
        </Text>
        <QueryView state={comments} onRetry={comments.retry}>
          {(data) => <CommentList data={data} use={use} dates={dates} />}
        </QueryView>
      </Stack>
    </section>
  )
}

function CommentList({ data: { items, pageInfo }, use, dates }: CommentsProps & { readonly data: MediumComments }) {
  const { formatMessage } = useIntl()
  if (items.length === 0)
    return <Text tone="ink2">{formatMessage(ratingMessages.none, { stars: use.stars ?? 'all' })}</Text>
  return (
    <>
      <ul className={styles.list}>
        {items.map(({ uuid, stars, comment, ratedOn }) => (
          <li key={uuid} className={styles.comment}>
            <div className={styles.head}>
              <StarRatingDisplay value={stars} />
              <Text as="span" step="small" tone="ink2">
                {dates.day(ratedOn)}
              </Text>
            </div>
            <Text>{comment}</Text>
          </li>
        ))}
      </ul>
      {pageInfo.hasNext || pageInfo.hasPrevious ? (
        <Pagination
          label={formatMessage(ratingMessages.pages)}
          range={null}
          total={null}
          summary={formatMessage(ratingMessages.shown, { count: items.length })}
          hasPrevious={pageInfo.hasPrevious}
          hasNext={pageInfo.hasNext}
          moves={['first', 'previous', 'next']}
          pageSize={use.size}
          onMove={(move) => use.onMove(move === 'next' || move === 'previous' ? move : 'first')}
        />
      ) : null}
    </>
  )
}

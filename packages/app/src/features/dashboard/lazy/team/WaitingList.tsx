import { Link } from '@somo/ui/Link'
import { MarginEntry, MarginList } from '@somo/ui/MarginList'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { DayDistance } from '../../../../domain/learning/DayDistance.tsx'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import { useDates } from '../../../../platform/locale/dates/useDates.ts'
import type { WidgetData } from '../../useDashboard.ts'
import { Section } from '../Section.tsx'
import * as styles from './TeamWidgets.css.ts'
import { teamMessages } from './teamMessages.ts'

export interface WaitingListProps {
  readonly requests: QueryState<WidgetData<'teamRequests'>>
  readonly joins: QueryState<WidgetData<'joinRequests'>>
  readonly reviews: QueryState<WidgetData<'teamReviews'>>
  readonly now: Date
  readonly onRetry: () => void
}

const requestsHref = `${addresses.assignments}?tab=requests`

/** What waits for the manager: requests to join units, certificates to confirm, and requests for media with their dates in the margin. */
export function WaitingList({ requests, joins, reviews, now, onRetry }: WaitingListProps) {
  const { formatMessage } = useIntl()
  const total = requests.data?.total ?? 0
  const certificates = requests.data?.certificates ?? 0
  const hasReviews = reviews.data !== null || reviews.problem !== null
  const hasJoins = joins.data !== null || joins.problem !== null
  const isEmpty = !hasJoins && !hasReviews && total === 0 && certificates === 0
  return (
    <Section id="waiting" title={formatMessage(teamMessages.waiting)}>
      {hasJoins ? (
        <QueryView state={joins} onRetry={onRetry}>
          {(answer) => <JoinRow {...answer} />}
        </QueryView>
      ) : null}
      {hasReviews ? (
        <QueryView state={reviews} onRetry={onRetry}>
          {(answer) => <ReviewRow {...answer} />}
        </QueryView>
      ) : null}
      {certificates === 0 ? null : (
        <div className={styles.waiting}>
          <Text as="span" id="waiting-certificates">
            {formatMessage(teamMessages.certificates, { count: certificates })}
          </Text>
          <Link variant="button" size="sm" href={requestsHref} aria-describedby="waiting-certificates">
            {formatMessage(teamMessages.review)}
          </Link>
        </div>
      )}
      <QueryView state={requests} onRetry={onRetry} waiting={<Skeleton lines={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            isEmpty ? (
              <Text tone="ink2">{formatMessage(teamMessages.nothingWaits)}</Text>
            ) : null
          ) : (
            <MarginList labelledBy="waiting-title">
              {items.map(({ uuid, name, title, requestedAt }) => (
                <MarginEntry key={uuid} margin={<DayDistance day={new Date(requestedAt)} now={now} isLate={false} />}>
                  <div className={styles.waiting}>
                    <div className={styles.words}>
                      <Text as="span" isStrong id={`request-${uuid}`}>
                        {title}
                      </Text>
                      <Text as="span" step="small" tone="ink2">
                        {formatMessage(teamMessages.requestedBy, { name })}
                      </Text>
                    </div>
                    <Link variant="button" size="sm" href={requestsHref} aria-describedby={`request-${uuid}`}>
                      {formatMessage(teamMessages.review)}
                    </Link>
                  </div>
                </MarginEntry>
              ))}
            </MarginList>
          )
        }
      </QueryView>
      {total > (requests.data?.items.length ?? 0) ? (
        <div>
          <Link variant="action" href={requestsHref}>
            {formatMessage(teamMessages.allRequests, { count: total })}
          </Link>
        </div>
      ) : null}
    </Section>
  )
}

/** How many ask to join units, with the way to where somebody has waited longest. */
function JoinRow({ count, units, first }: WidgetData<'joinRequests'>) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.waiting}>
      <Text as="span">{formatMessage(teamMessages.joins, { count, units, unit: first.name })}</Text>
      <Link variant="button" size="sm" href={`${addresses.unitManagement}?unit=${first.uuid}&do=requests`}>
        {formatMessage(teamMessages.answer)}
      </Link>
    </div>
  )
}

/** How many answers to tasks wait for a review, since when, and the way to the review queue. */
function ReviewRow({ count, oldestAt }: WidgetData<'teamReviews'>) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  return (
    <div className={styles.waiting}>
      <Text as="span" id="waiting-reviews">
        {formatMessage(teamMessages.reviews, { count, date: dates.date(new Date(oldestAt)) })}
      </Text>
      <Link
        variant="button"
        size="sm"
        href={`${addresses.taskManagement}?review=all`}
        aria-describedby="waiting-reviews"
      >
        {formatMessage(teamMessages.review)}
      </Link>
    </div>
  )
}

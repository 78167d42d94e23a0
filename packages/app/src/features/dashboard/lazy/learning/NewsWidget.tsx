import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import type { QueryState } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { WidgetData } from '../../useDashboard.ts'
import { Section } from '../Section.tsx'
import { learnerMessages } from './learnerMessages.ts'

export interface NewsWidgetProps {
  readonly state: QueryState<WidgetData<'news'>>
  /** True where the person hides news: only news to confirm is shown. */
  readonly isToConfirmOnly: boolean
  readonly dates: Dates
}

/** News that waits for the person or is pinned; nothing where there is none, or where it did not come. */
export function NewsWidget({ state: { data }, isToConfirmOnly, dates }: NewsWidgetProps) {
  const { formatMessage } = useIntl()
  const news = (data ?? []).filter(({ isToConfirm }) => isToConfirm || !isToConfirmOnly)
  if (news.length === 0) return null
  return (
    <Section id="news" step="h3" title={formatMessage(learnerMessages.news)}>
      <Stack space={16}>
        {news.map(({ uuid, title, at, isToConfirm }) => (
          <Stack key={uuid} space={4}>
            <Link href={`${addresses.communication}?open=${uuid}`}>{title}</Link>
            <Text step="small" tone="ink2">
              {dates.date(new Date(at))}
            </Text>
            {isToConfirm ? (
              <span>
                <StatusChip kind="invited">{formatMessage(learnerMessages.newsToConfirm)}</StatusChip>
              </span>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

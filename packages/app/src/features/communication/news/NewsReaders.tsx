import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import * as styles from './News.css.ts'
import { readerMessages } from './newsMessages.ts'
import type { News, NewsData, NewsReader } from './newsTypes.ts'

export interface NewsReadersProps extends Pick<NewsData, 'remind' | 'useReaders'> {
  readonly news: News
  readonly dates: Dates
}

/** Who has read news or confirmed it, and reminding the rest. */
export function NewsReaders({ news, dates, remind, useReaders }: NewsReadersProps) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState<'missing' | 'all'>('missing')
  const [isPending, setPending] = useState(false)
  const readers = useReaders(news.uuid, shown === 'missing')
  const { mustConfirm, confirmedCount, readCount } = news
  const [done, all] = [mustConfirm ? confirmedCount : readCount, news.audienceCount ?? 0]
  const onRemind = async (): Promise<void> => {
    setPending(true)
    const answer = await remind(news)
    setPending(false)
    const reason = reasonOf(answer)
    toasts.toast(
      reason === null
        ? { message: formatMessage(readerMessages.reminded, { count: answer.reminded }) }
        : { tone: 'bad', message: formatMessage(reason) },
    )
  }
  const readingState = ({ readAt, confirmedAt }: NewsReader): string => {
    if (confirmedAt) return formatMessage(readerMessages.confirmedOn, { date: dates.date(new Date(confirmedAt)) })
    return readAt
      ? formatMessage(readerMessages.readOn, { date: dates.date(new Date(readAt)) })
      : formatMessage(readerMessages.notYet)
  }
  return (
    <section aria-labelledby="news-readers">
      <Stack space={12}>
        <Heading level={2} step="h3" id="news-readers">
          {formatMessage(mustConfirm ? readerMessages.confirmed : readerMessages.read, { done, all })}
        </Heading>
        <Inline space={12} align="center">
          <SegmentedControl
            label={formatMessage(readerMessages.show)}
            isLabelHidden
            items={[
              { id: 'missing', label: formatMessage(readerMessages.missing) },
              { id: 'all', label: formatMessage(readerMessages.everybody) },
            ]}
            selectedKey={shown}
            onSelectionChange={setShown}
          />
          {news.state === 'PUBLISHED' && done < all ? (
            <Button writes isPending={isPending} onPress={() => void onRemind()}>
              {formatMessage(readerMessages.remind)}
            </Button>
          ) : null}
        </Inline>
        <QueryView state={readers} onRetry={readers.retry} waiting={<Skeleton lines={4} />}>
          {({ items, pageInfo }) =>
            items.length === 0 ? (
              <Text tone="ink2">{formatMessage(readerMessages.none)}</Text>
            ) : (
              <>
                <ul className={styles.readers} role="list">
                  {items.map((reader) => (
                    <li key={reader.uuid} className={styles.reader}>
                      <span>{reader.name}</span>
                      <Text as="span" step="small" tone="ink2">
                        {readingState(reader)}
                      </Text>
                    </li>
                  ))}
                </ul>
                {pageInfo.hasNext ? (
                  <Text step="small" tone="ink2">
                    {formatMessage(readerMessages.first)}
                  </Text>
                ) : null}
              </>
            )
          }
        </QueryView>
      </Stack>
    </section>
  )
}

import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { ListPages } from '../../../domain/list/view/ListPages.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import * as styles from '../news/News.css.ts'
import { readerMessages } from '../news/newsMessages.ts'
import { sentMessages } from './sentMessages.ts'
import type { OpenMessage, RecipientPage, SentMessageWithPeople } from './sentTypes.ts'

interface MessageRecipientsProps {
  readonly page: SentMessageWithPeople['recipients']
  readonly total: number
  readonly state: RecipientPage
  readonly isLoading: boolean
  readonly dates: Dates
  readonly onChange: OpenMessage['onRecipientPage']
}

/** A page of the people who got a message, each with the day they read it. */
export function MessageRecipients({ page, total, state, isLoading, dates, onChange }: MessageRecipientsProps) {
  const { formatMessage } = useIntl()
  const { items, pageInfo } = page
  return (
    <>
      <ul className={styles.readers} role="list">
        {items.map(({ uuid, name, readAt }) => (
          <li key={uuid} className={styles.reader}>
            <span>{name}</span>
            <Text as="span" step="small" tone="ink2">
              {readAt
                ? formatMessage(readerMessages.readOn, { date: dates.date(new Date(readAt)) })
                : formatMessage(readerMessages.notYet)}
            </Text>
          </li>
        ))}
      </ul>
      {pageInfo.hasNext || pageInfo.hasPrevious ? (
        <ListPages
          label={formatMessage(sentMessages.recipientPages)}
          state={state}
          pageInfo={pageInfo}
          shown={items.length}
          count={{ matching: total, isCapped: false, isCounting: false, onCountAll: () => undefined }}
          isLoading={isLoading}
          onChange={onChange}
        />
      ) : null}
    </>
  )
}

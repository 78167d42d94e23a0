import { Drawer } from '@somo/ui/Drawer'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { LegalTextView } from '../../../domain/legal/LegalTextView.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { readerMessages } from '../news/newsMessages.ts'
import { MessageRecipients } from './MessageRecipients.tsx'
import { sentMessages } from './sentMessages.ts'
import type { OpenMessage } from './sentTypes.ts'
import { useRecipientsText } from './useRecipientsText.ts'

export interface SentDrawerProps extends OpenMessage {
  readonly dates: Dates
  readonly onClose: () => void
}

/** A sent message, and who has read it. */
export function SentDrawer({ message: state, recipientPage, onRecipientPage, dates, onClose }: SentDrawerProps) {
  const { formatMessage } = useIntl()
  const recipientsText = useRecipientsText()
  const message = state.data?.message ?? null
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={message?.subject ?? formatMessage(sentMessages.message)}
      isLoading={state.isWaiting && message === null}
    >
      <QueryView state={state} onRetry={state.retry}>
        {({ message: sent, recipients }) =>
          sent ? (
            <Stack space={20}>
              <Text step="small" tone="ink2">
                {`${recipientsText(sent)} · ${dates.date(new Date(sent.sentAt))}, ${dates.time(new Date(sent.sentAt))}`}
              </Text>
              <LegalTextView body={sent.body} locale="" level={3} />
              <Heading level={3} step="h3">
                {formatMessage(readerMessages.read, { done: sent.readCount, all: sent.recipients })}
              </Heading>
              <MessageRecipients
                page={recipients}
                total={sent.recipients}
                state={recipientPage}
                isLoading={state.isWaiting}
                dates={dates}
                onChange={onRecipientPage}
              />
            </Stack>
          ) : null
        }
      </QueryView>
    </Drawer>
  )
}

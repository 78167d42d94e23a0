import { DateCell, NameCell, NumberCell, type Column } from '@somo/ui/DataTable'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { PageFrame } from '../pageFrame.ts'
import { SentDrawer } from './SentDrawer.tsx'
import { sentMessages } from './sentMessages.ts'
import { useRecipientsText } from './useRecipientsText.ts'
import type { SentMessage } from './sentTypes.ts'
import { useSent } from './useSent.ts'

export interface SentTabProps {
  readonly dates: Dates
  readonly frame: PageFrame
}

/** Messages that the person sent; one of them beside the list. */
export function SentTab({ dates, frame }: SentTabProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { list, open, onOpen, message, recipientPage, onRecipientPage } = useSent()
  const recipientsText = useRecipientsText()
  const columns = useMemo(() => sentColumns(intl, dates, recipientsText), [intl, dates, recipientsText])
  return frame(
    <ListTable
      list={list}
      offered={[]}
      label={formatMessage(sentMessages.list)}
      pagesLabel={formatMessage(sentMessages.pages)}
      columns={columns}
      rowHref={({ uuid }) => `/communication?tab=sent&open=${uuid}`}
      rowLabel={({ subject }) => subject}
      empty={{ title: formatMessage(sentMessages.emptyTitle), sentence: formatMessage(sentMessages.emptyText) }}
    />,
    open === null ? null : (
      <SentDrawer
        message={message}
        recipientPage={recipientPage}
        onRecipientPage={onRecipientPage}
        dates={dates}
        onClose={() => onOpen(null)}
      />
    ),
  )
}

function sentColumns(
  { formatMessage, formatNumber }: IntlShape,
  dates: Dates,
  recipientsText: (message: SentMessage) => string,
): readonly Column<SentMessage>[] {
  const sent = ({ sentAt }: SentMessage): string => `${dates.date(new Date(sentAt))}, ${dates.time(new Date(sentAt))}`
  return [
    {
      id: 'subject',
      label: formatMessage(sentMessages.subject),
      isRowHeader: true,
      cell: (message) => <NameCell name={message.subject} second={recipientsText(message)} />,
      textValue: ({ subject }) => subject,
    },
    {
      id: 'recipients',
      label: formatMessage(sentMessages.recipients),
      width: { initial: 130 },
      align: 'end',
      cell: ({ recipients }) => <NumberCell value={formatNumber(recipients)} />,
    },
    {
      id: 'read',
      label: formatMessage(sentMessages.read),
      width: { initial: 110 },
      align: 'end',
      cell: ({ readCount }) => <NumberCell value={formatNumber(readCount)} />,
    },
    {
      id: 'sent',
      label: formatMessage(sentMessages.sent),
      width: { initial: 190 },
      cell: (message) => <DateCell text={sent(message)} />,
      textValue: sent,
    },
  ]
}

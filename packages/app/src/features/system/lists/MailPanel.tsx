import { Button } from '@somo/ui/Button'
import { NameCell, type Column, type DataTableProps } from '@somo/ui/DataTable'
import type { FilterDefinition } from '@somo/ui/FilterBar'
import { Icon } from '@somo/ui/Icon'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { AddressText } from '@somo/ui/Text'
import { Send } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import { TabViews } from '../../../domain/list/views/TabViews.tsx'
import { canResend, reasonOf, type Mail } from '../../../domain/mail/mail.ts'
import { mailEventMessage } from '../../../domain/mail/mailEvents.ts'
import { mailMessages as words, mailStateMessages } from '../../../domain/mail/mailMessages.ts'
import { MailReading } from '../../../domain/mail/MailReading.tsx'
import { MailStateChip } from '../../../domain/mail/MailStateChip.tsx'
import { personFinderMessages } from '../../../domain/user/usePersonFinder.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { mailMessages } from './mailMessages.ts'
import { noticeOfList } from '../System.css.ts'
import { mailList } from './systemLists.ts'
import type { MailsUse } from './useMails.ts'

export interface MailPanelProps extends MailsUse {
  readonly dates: Dates
  /** False while it is known that no mail server is set up. */
  readonly hasServer: boolean
}

/** Mail on its way and sent. */
export function MailPanel(props: MailPanelProps) {
  const { dates, hasServer, list, views, sendTest, isSendingTest } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo(() => mailColumns(intl, dates), [intl, dates])
  const menu = useMailMenu(props)
  const actions = (
    <>
      <FileButton label={formatMessage(mailMessages.export)} state={props.file} onMake={props.onExport} />
      <Button icon={<Icon glyph={Send} />} isPending={isSendingTest} onPress={sendTest}>
        {formatMessage(mailMessages.test)}
      </Button>
    </>
  )
  return (
    <Stack space={16}>
      {hasServer ? null : (
        <div className={noticeOfList}>
          <Notice tone="info">{formatMessage(mailMessages.noServer)}</Notice>
        </div>
      )}
      <ListTable
        list={list}
        searchLabel={formatMessage(mailMessages.search)}
        actions={actions}
        views={
          <TabViews
            use={views}
            builtIn={[{ id: 'failed', label: formatMessage(mailStateMessages.FAILED), kept: mailList.views.failed }]}
          />
        }
        offered={mailFilters(props, intl)}
        label={formatMessage(mailMessages.title)}
        pagesLabel={formatMessage(mailMessages.pages)}
        columns={columns}
        rowMenu={menu}
        onRowAction={props.open}
        empty={{ title: formatMessage(mailMessages.empty), sentence: formatMessage(mailMessages.emptySentence) }}
      />
      <MailReading opened={props.opened} body={props.body} dates={dates} onClose={() => props.open(null)} />
    </Stack>
  )
}

const mailFilters = (
  { person, dates }: Pick<MailPanelProps, 'person' | 'dates'>,
  { formatMessage }: IntlShape,
): readonly FilterDefinition[] =>
  filterDefinitions(
    mailList,
    {
      state: { label: words.state, options: mailStateMessages },
      event: { label: mailMessages.about, options: (event) => formatMessage(mailEventMessage(event)) },
      user: { label: words.to, failedText: personFinderMessages.failed, ...person },
      created: { label: words.created, pattern: dates.pattern },
    },
    formatMessage,
  )

function mailColumns(intl: IntlShape, dates: Dates): readonly Column<Mail>[] {
  const { formatMessage } = intl
  const created = ({ createdAt }: Mail): string => writeMoment(createdAt, dates, intl)
  const sent = ({ sentAt }: Mail): string => (sentAt === null ? '–' : writeMoment(sentAt, dates, intl))
  const about = ({ event }: Mail): string => formatMessage(mailEventMessage(event))
  const to = (mail: Mail) =>
    mail.user === null ? <AddressText>{mail.address}</AddressText> : <NameCell name={mail.user} second={mail.address} />
  const subject = (mail: Mail) => {
    const why = reasonOf(mail, formatMessage)
    return <NameCell name={mail.subject} {...(why === null ? {} : { second: why })} />
  }
  return [
    {
      id: 'subject',
      label: formatMessage(mailMessages.subject),
      isRowHeader: true,
      cell: subject,
      textValue: (mail) => mail.subject,
    },
    {
      id: 'to',
      label: formatMessage(words.to),
      cell: to,
      textValue: ({ address }) => address,
      width: { initial: 240 },
    },
    { id: 'event', label: formatMessage(mailMessages.about), cell: about, textValue: about, width: { initial: 180 } },
    {
      id: 'state',
      label: formatMessage(words.state),
      cell: ({ state }) => <MailStateChip state={state} />,
      width: { initial: 140 },
    },
    {
      id: 'tries',
      label: formatMessage(words.tries),
      align: 'number',
      cell: ({ tries }) => String(tries),
      width: { initial: 90 },
    },
    {
      id: 'created',
      label: formatMessage(words.created),
      cell: created,
      textValue: created,
      width: { initial: 160 },
      isSortable: true,
    },
    { id: 'sent', label: formatMessage(words.sentOn), cell: sent, textValue: sent, width: { initial: 160 } },
  ]
}

function useMailMenu({ open, resend }: MailsUse): NonNullable<DataTableProps<Mail>['rowMenu']> {
  const { formatMessage } = useIntl()
  return (mail) => {
    const again = { id: 'resend', label: formatMessage(words.resend), onAction: () => resend(mail) }
    return [
      {
        id: 'mail',
        items: [
          { id: 'read', label: formatMessage(words.read), onAction: () => open(mail) },
          ...(canResend(mail) ? [again] : []),
        ],
      },
    ]
  }
}

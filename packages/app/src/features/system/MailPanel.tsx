import { Button } from '@somo/ui/Button'
import { NameCell, type Column, type DataTableProps } from '@somo/ui/DataTable'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { AddressText } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ListTable } from '../../domain/list/ListTable.tsx'
import { canResend, reasonOf, type Mail } from '../../domain/mail/mail.ts'
import { mailMessages as words, mailStateMessages } from '../../domain/mail/mailMessages.ts'
import { MailReading } from '../../domain/mail/MailReading.tsx'
import { MailStateChip } from '../../domain/mail/MailStateChip.tsx'
import type { Dates } from '../../platform/locale/useDates.ts'
import { writeMoment } from '../../platform/locale/writeMoment.ts'
import { mailMessages } from './mailMessages.ts'
import { mailStates, type MailsUse } from './useMails.ts'

export interface MailPanelProps extends MailsUse {
  readonly dates: Dates
  /** False while it is known that no mail server is set up. */
  readonly hasServer: boolean
}

/** Mail on its way and sent. */
export function MailPanel(props: MailPanelProps) {
  const { dates, hasServer, list, sendTest, isSendingTest } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo(() => mailColumns(intl, dates), [intl, dates])
  const menu = useMailMenu(props)
  const test = (
    <Button isPending={isSendingTest} onPress={sendTest}>
      {formatMessage(mailMessages.test)}
    </Button>
  )
  return (
    <Stack space={16}>
      {hasServer ? null : <Notice tone="info">{formatMessage(mailMessages.noServer)}</Notice>}
      <ListTable
        list={list}
        searchLabel={formatMessage(mailMessages.search)}
        actions={test}
        offered={[{ id: 'state', label: formatMessage(words.state), kind: 'many', options: mailStates.map((id) => ({ id, label: formatMessage(mailStateMessages[id]) })) }]}
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

function mailColumns(intl: IntlShape, dates: Dates): readonly Column<Mail>[] {
  const { formatMessage } = intl
  const created = ({ createdAt }: Mail): string => writeMoment(createdAt, dates, intl)
  const to = (mail: Mail) => (mail.user === null ? <AddressText>{mail.address}</AddressText> : <NameCell name={mail.user} second={mail.address} />)
  const subject = (mail: Mail) => {
    const why = reasonOf(mail, formatMessage)
    return <NameCell name={mail.subject} {...(why === null ? {} : { second: why })} />
  }
  return [
    { id: 'subject', label: formatMessage(mailMessages.subject), isRowHeader: true, cell: subject, textValue: (mail) => mail.subject },
    { id: 'to', label: formatMessage(words.to), cell: to, textValue: ({ address }) => address, width: { initial: 240 } },
    { id: 'state', label: formatMessage(words.state), cell: ({ state }) => <MailStateChip state={state} />, width: { initial: 140 } },
    { id: 'tries', label: formatMessage(words.tries), align: 'number', cell: ({ tries }) => String(tries), width: { initial: 90 } },
    { id: 'created', label: formatMessage(words.created), cell: created, textValue: created, width: { initial: 160 } },
  ]
}

function useMailMenu({ open, resend }: MailsUse): NonNullable<DataTableProps<Mail>['rowMenu']> {
  const { formatMessage } = useIntl()
  return (mail) => {
    const again = { id: 'resend', label: formatMessage(words.resend), onAction: () => resend(mail) }
    return [{ id: 'mail', items: [{ id: 'read', label: formatMessage(words.read), onAction: () => open(mail) }, ...(canResend(mail) ? [again] : [])] }]
  }
}

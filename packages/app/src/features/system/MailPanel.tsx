import type { MailState } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { NameCell, type Column, type DataTableProps } from '@somo/ui/DataTable'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { AddressText, Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { Fact, FactList } from '../../domain/facts/FactList.tsx'
import { ListTable } from '../../domain/list/ListTable.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { nativeNameOf } from '../../platform/locale/locales.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { writeMoment } from '../../platform/locale/writeMoment.ts'
import { mailMessages } from './mailMessages.ts'
import { messages } from './messages.ts'
import * as styles from './System.css.ts'
import { mailStates, type Mail, type MailsUse } from './useMails.ts'

export interface MailPanelProps extends MailsUse {
  readonly dates: Dates
  /** False while it is known that no mail server is set up. */
  readonly hasServer: boolean
}

const chips = { QUEUED: 'waiting', SENDING: 'started', SENT: 'done', FAILED: 'overdue', SUPPRESSED: 'paused' } as const satisfies Record<MailState, string>

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
        offered={[{ id: 'state', label: formatMessage(mailMessages.state), kind: 'many', options: mailStates.map((id) => ({ id, label: formatMessage(mailMessages[id]) })) }]}
        label={formatMessage(mailMessages.title)}
        pagesLabel={formatMessage(mailMessages.pages)}
        columns={columns}
        rowMenu={menu}
        onRowAction={props.open}
        empty={{ title: formatMessage(mailMessages.empty), sentence: formatMessage(mailMessages.emptySentence) }}
      />
      <Reading {...props} />
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
    { id: 'to', label: formatMessage(mailMessages.to), cell: to, textValue: ({ address }) => address, width: { initial: 240 } },
    { id: 'state', label: formatMessage(mailMessages.state), cell: ({ state }) => <StatusChip kind={chips[state]}>{formatMessage(mailMessages[state])}</StatusChip>, width: { initial: 140 } },
    { id: 'tries', label: formatMessage(mailMessages.tries), align: 'number', cell: ({ tries }) => String(tries), width: { initial: 90 } },
    { id: 'created', label: formatMessage(mailMessages.created), cell: created, textValue: created, width: { initial: 160 } },
  ]
}

function useMailMenu({ open, resend }: MailsUse): NonNullable<DataTableProps<Mail>['rowMenu']> {
  const { formatMessage } = useIntl()
  return (mail) => {
    const canResend = mail.state === 'FAILED' || mail.state === 'QUEUED'
    const again = { id: 'resend', label: formatMessage(mailMessages.resend), onAction: () => resend(mail) }
    return [{ id: 'mail', items: [{ id: 'read', label: formatMessage(mailMessages.read), onAction: () => open(mail) }, ...(canResend ? [again] : [])] }]
  }
}

/** One mail: how it stands, and its text. */
function Reading({ opened, open, body, dates }: MailPanelProps) {
  const { formatMessage } = useIntl()
  const mail = opened?.mail ?? null
  return (
    <Dialog
      isOpen={opened !== null}
      onOpenChange={(isOpen) => !isOpen && open(null)}
      title={mail?.subject ?? formatMessage(mailMessages.reading)}
      actions={<Button onPress={() => open(null)}>{formatMessage(messages.close)}</Button>}
    >
      <Stack space={20}>
        {mail === null ? null : <MailFacts mail={mail} dates={dates} />}
        <QueryView state={body} onRetry={body.retry}>
          {(text) => <div className={styles.body}>{text}</div>}
        </QueryView>
        <Text step="small" tone="ink2">
          {formatMessage(mailMessages.noted)}
        </Text>
      </Stack>
    </Dialog>
  )
}

function MailFacts({ mail, dates }: { readonly mail: Mail; readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { user, address, state, tries, createdAt, sentAt, locale } = mail
  const moment = (text: string): string => writeMoment(text, dates, intl)
  const why = reasonOf(mail, formatMessage)
  return (
    <FactList>
      <Fact label={formatMessage(mailMessages.to)}>{user === null ? address : `${user}, ${address}`}</Fact>
      <Fact label={formatMessage(mailMessages.state)}>
        <StatusChip kind={chips[state]}>{formatMessage(mailMessages[state])}</StatusChip>
      </Fact>
      {why === null ? null : <Fact label={formatMessage(mailMessages.reason)}>{why}</Fact>}
      <Fact label={formatMessage(mailMessages.tries)}>{String(tries)}</Fact>
      <Fact label={formatMessage(mailMessages.created)}>{moment(createdAt)}</Fact>
      {sentAt === null ? null : <Fact label={formatMessage(mailMessages.sentOn)}>{moment(sentAt)}</Fact>}
      <Fact label={formatMessage(mailMessages.language)}>{nativeNameOf(locale)}</Fact>
    </FactList>
  )
}

const reasonOf = ({ error }: Mail, formatMessage: IntlShape['formatMessage']): string | null => (error === 'INTERRUPTED' ? formatMessage(mailMessages.interrupted) : error)

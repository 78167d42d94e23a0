import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { nativeNameOf } from '../../platform/locale/locales.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../platform/locale/dates/writeMoment.ts'
import { Fact, FactList } from '../facts/FactList.tsx'
import { listMessages } from '../list/view/listMessages.ts'
import { reasonOf, type Mail } from './mail.ts'
import * as styles from './Mail.css.ts'
import { mailMessages } from './mailMessages.ts'
import { MailStateChip } from './MailStateChip.tsx'
import type { MailBody } from './useMailReading.ts'

export interface MailReadingProps {
  /** The mail that is read, with its row where that is known; null for none. */
  readonly opened: { readonly uuid: string; readonly mail: Mail | null } | null
  readonly body: MailBody
  readonly dates: Dates
  readonly onClose: () => void
}

/** One mail, over the page: how it stands, and its text. */
export function MailReading({ opened, body, dates, onClose }: MailReadingProps) {
  const { formatMessage } = useIntl()
  // Nothing is open any more while the dialog still leaves: until it is gone it says what it said.
  const [sentence, say] = useState({ opened, body })
  if (opened !== null && (sentence.opened !== opened || sentence.body !== body)) say({ opened, body })
  const mail = sentence.opened?.mail ?? null
  return (
    <Dialog
      isOpen={opened !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={mail?.subject ?? formatMessage(mailMessages.reading)}
      actions={<Button onPress={onClose}>{formatMessage(listMessages.close)}</Button>}
    >
      <Stack space={20}>
        {mail === null ? null : <MailFacts mail={mail} dates={dates} />}
        <QueryView state={sentence.body} onRetry={sentence.body.retry}>
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
        <MailStateChip state={state} />
      </Fact>
      {why === null ? null : <Fact label={formatMessage(mailMessages.reason)}>{why}</Fact>}
      <Fact label={formatMessage(mailMessages.tries)}>{String(tries)}</Fact>
      <Fact label={formatMessage(mailMessages.created)}>{moment(createdAt)}</Fact>
      {sentAt === null ? null : <Fact label={formatMessage(mailMessages.sentOn)}>{moment(sentAt)}</Fact>}
      <Fact label={formatMessage(mailMessages.language)}>{nativeNameOf(locale)}</Fact>
    </FactList>
  )
}

import { useMutation, useQuery } from '@apollo/client/react'
import type { MailState } from '@somo/graphql/schema'
import { SendTestMailDocument, SystemMailsDocument } from '@somo/graphql/system-mail'
import { useIntl } from 'react-intl'
import { chosenOf, simpleCodec } from '../../domain/list/simpleList.ts'
import { useListPlace, type ListUse } from '../../domain/list/useListPlace.ts'
import type { Mail } from '../../domain/mail/mail.ts'
import { mailMessages as words } from '../../domain/mail/mailMessages.ts'
import { useMailReading, type MailBody } from '../../domain/mail/useMailReading.ts'
import { useMailResend } from '../../domain/mail/useMailResend.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { mailMessages } from './mailMessages.ts'

export const mailStates = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED'] as const satisfies readonly MailState[]

const codec = simpleCodec('mail', [{ id: 'state', kind: 'many', options: mailStates }])

/** The mails of the installation, and what can be done about one. */
export interface MailsUse {
  readonly list: ListUse<Mail>
  readonly resend: (mail: Mail) => void
  readonly sendTest: () => void
  readonly isSendingTest: boolean
  /** The mail that is read, with its row where that is on the page; null for none. */
  readonly opened: { readonly uuid: string; readonly mail: Mail | null } | null
  readonly open: (mail: Mail | null) => void
  readonly body: MailBody
}

/** For administrators; while it is not active nothing is asked. A text is asked for when somebody wants to read it. */
export function useMails(isActive: boolean): MailsUse {
  const place = useListPlace(codec)
  const filter = { state: chosenOf(place.filters, 'state', mailStates), search: place.search === '' ? null : place.search }
  const query = useQuery(SystemMailsDocument, { skip: !isActive, variables: { page: place.asked, filter } })
  const data = (query.data ?? (query.loading ? query.previousData : undefined))?.system.mails ?? null
  return {
    ...useActs(() => void query.refetch()),
    ...useBody(isActive ? place.open : null, data?.items ?? null, place.onOpen),
    list: { ...place, page: { isWaiting: query.loading, data, problem: toProblem(query.error) }, retry: () => void query.refetch() },
  }
}

function useActs(refresh: () => void): Pick<MailsUse, 'resend' | 'sendTest' | 'isSendingTest'> {
  const { formatMessage } = useIntl()
  const resend = useMailResend(refresh)
  const [test, testing] = useMutation(SendTestMailDocument)
  const sendTest = async () => {
    const { data, error } = await test()
    const address = data?.system.sendTestMail.mail?.address
    const problem = toProblem(error)
    const failed = problem === null ? null : formatMessage(words.actFailed, { reason: formatMessage(problemMessages[problem.code]) })
    toasts.toast({ message: failed ?? (address === undefined ? formatMessage(mailMessages.noAddress) : formatMessage(mailMessages.tested, { address })) })
    refresh()
  }
  return { resend, sendTest: () => void sendTest(), isSendingTest: testing.loading }
}

/** The mail that the address names, with its text. */
function useBody(uuid: string | null, mails: readonly Mail[] | null, onOpen: (uuid: string | null) => void): Pick<MailsUse, 'opened' | 'open' | 'body'> {
  const mail = mails?.find((one) => one.uuid === uuid) ?? null
  return { opened: uuid === null ? null : { uuid, mail }, open: (next) => onOpen(next?.uuid ?? null), body: useMailReading(uuid) }
}

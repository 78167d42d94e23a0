import { useMutation, useQuery } from '@apollo/client/react'
import type { MailState } from '@somo/graphql/schema'
import { ResendMailDocument, SendTestMailDocument, SystemMailBodyDocument, SystemMailsDocument, type MailPartsFragment } from '@somo/graphql/system-mail'
import { useIntl } from 'react-intl'
import { chosenOf, simpleCodec } from '../../domain/list/simpleList.ts'
import { useListPlace, type ListUse } from '../../domain/list/useListPlace.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { toasts } from '../../platform/toasts/toasts.ts'
import { mailMessages } from './mailMessages.ts'

export type Mail = MailPartsFragment

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
  readonly body: QueryState<string> & { readonly retry: () => void }
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
  const [again] = useMutation(ResendMailDocument)
  const [test, testing] = useMutation(SendTestMailDocument)
  const tell = (error: unknown, message: string): void => {
    const problem = toProblem(error)
    const failed = problem === null ? null : formatMessage(mailMessages.actFailed, { reason: formatMessage(problemMessages[problem.code]) })
    toasts.toast({ message: failed ?? message })
    refresh()
  }
  const resend = async ({ uuid }: Mail) => {
    const { data, error } = await again({ variables: { uuid } })
    const isGone = (data?.system.resendMail.userErrors.length ?? 0) > 0
    tell(error, formatMessage(isGone ? mailMessages.gone : mailMessages.resent))
  }
  const sendTest = async () => {
    const { data, error } = await test()
    const address = data?.system.sendTestMail.mail?.address
    tell(error, address === undefined ? formatMessage(mailMessages.noAddress) : formatMessage(mailMessages.tested, { address }))
  }
  return { resend: (mail) => void resend(mail), sendTest: () => void sendTest(), isSendingTest: testing.loading }
}

/** The text of the mail that the address names, asked for when it does: each asking is written down. */
function useBody(uuid: string | null, mails: readonly Mail[] | null, onOpen: (uuid: string | null) => void): Pick<MailsUse, 'opened' | 'open' | 'body'> {
  const { data, error, loading, refetch } = useQuery(SystemMailBodyDocument, { skip: uuid === null, variables: { uuid: uuid ?? '' }, fetchPolicy: 'network-only' })
  const mail = mails?.find((one) => one.uuid === uuid) ?? null
  return {
    opened: uuid === null ? null : { uuid, mail },
    open: (next) => onOpen(next?.uuid ?? null),
    body: { isWaiting: loading, data: data?.system.mailBody ?? null, problem: toProblem(error), retry: () => void refetch() },
  }
}

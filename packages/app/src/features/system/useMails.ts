import { useMutation, useQuery } from '@apollo/client/react'
import type { MailFilter, MailSort, MailState } from '@somo/graphql/schema'
import {
  CountMailsDocument,
  ExportMailsDocument,
  SendTestMailDocument,
  SystemMailsDocument,
} from '@somo/graphql/system-mail'
import type { FilterOption } from '@somo/ui/FilterBar'
import { useIntl } from 'react-intl'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { chosenOf, directionOf, foundOf, momentsOf, wholeCodec } from '../../domain/list/simpleList.ts'
import { useCapped } from '../../domain/list/useCapped.ts'
import { useListPlace, type ListUse } from '../../domain/list/useListPlace.ts'
import { useTabViews, type TabViewsUse } from '../../domain/list/useTabViews.ts'
import type { Mail } from '../../domain/mail/mail.ts'
import { mailEvents } from '../../domain/mail/mailEvents.ts'
import { mailMessages as words } from '../../domain/mail/mailMessages.ts'
import { useMailReading, type MailBody } from '../../domain/mail/useMailReading.ts'
import { useMailResend } from '../../domain/mail/useMailResend.ts'
import { usePersonFinder, usePersonName, type FindPeople } from '../../domain/user/usePersonFinder.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { mailMessages } from './mailMessages.ts'

export const mailStates = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED'] as const satisfies readonly MailState[]

const codec = wholeCodec('mail', {
  filters: [
    { id: 'state', kind: 'many', options: mailStates },
    { id: 'event', kind: 'many', options: mailEvents },
    { id: 'user', kind: 'found' },
    { id: 'created', kind: 'date' },
  ],
  columns: ['subject', 'to', 'event', 'state', 'tries', 'created', 'sent'],
  hidden: ['event', 'sent'],
  sorts: ['created'],
  sort: { columnId: 'created', direction: 'descending' },
})

/** The mails of the installation, and what can be done about one. */
export interface MailsUse extends ListExport {
  readonly list: ListUse<Mail>
  readonly resend: (mail: Mail) => void
  readonly sendTest: () => void
  readonly isSendingTest: boolean
  /** The mail that is read, with its row where that is on the page; null for none. */
  readonly opened: { readonly uuid: string; readonly mail: Mail | null } | null
  readonly open: (mail: Mail | null) => void
  readonly body: MailBody
  readonly views: TabViewsUse
  /** How a person is found for the filter, and who is chosen. */
  readonly person: { readonly find: FindPeople; readonly chosen: FilterOption | null }
}

/** For administrators; while it is not active nothing is asked. A text is asked for when somebody wants to read it. */
export function useMails(isActive: boolean): MailsUse {
  const { address, ...place } = useListPlace(codec)
  const { state, change } = address
  const filter = filterOf(state)
  const sort: MailSort = { field: 'CREATED', direction: directionOf(state) }
  const query = useQuery(SystemMailsDocument, { skip: !isActive, variables: { page: place.asked, filter, sort } })
  const { cap, countOf } = useCapped(address.kept)
  const count = useQuery(CountMailsDocument, { skip: !isActive, variables: { cap, filter } })
  const [start] = useMutation(ExportMailsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (answer) => answer.system.exportMails.job),
  )
  const data = (query.data ?? (query.loading ? query.previousData : undefined))?.system.mails ?? null
  const refresh = (): void => void Promise.all([query.refetch(), count.refetch()]).catch(() => undefined)
  const whole = { state, change, count: countOf(count.data?.system.mailCount ?? null, count.loading) }
  return {
    ...useActs(refresh),
    ...useBody(isActive ? place.open : null, data?.items ?? null, place.onOpen),
    ...exporting,
    views: useTabViews(address, '/system?tab=mail', isActive),
    person: { find: usePersonFinder(), chosen: usePersonName(isActive ? foundOf(state.filters, 'user') : null) },
    list: {
      ...place,
      whole,
      page: { isWaiting: query.loading, data, problem: toProblem(query.error) },
      retry: refresh,
    },
  }
}

/** What is listed, as the API asks for it. */
function filterOf({ filters, search }: Pick<ListState, 'filters' | 'search'>): MailFilter {
  const event = chosenOf(filters, 'event', mailEvents)
  return {
    state: chosenOf(filters, 'state', mailStates),
    event,
    user: foundOf(filters, 'user'),
    ...momentsOf(filters, 'created'),
    search: search === '' ? null : search,
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
    const failed =
      problem === null ? null : formatMessage(words.actFailed, { reason: formatMessage(actionMessages[problem.code]) })
    toasts.toast({
      message:
        failed ??
        (address === undefined
          ? formatMessage(mailMessages.noAddress)
          : formatMessage(mailMessages.tested, { address })),
    })
    refresh()
  }
  return { resend, sendTest: () => void sendTest(), isSendingTest: testing.loading }
}

/** The mail that the address names, with its text. */
function useBody(
  uuid: string | null,
  mails: readonly Mail[] | null,
  onOpen: (uuid: string | null) => void,
): Pick<MailsUse, 'opened' | 'open' | 'body'> {
  const mail = mails?.find((one) => one.uuid === uuid) ?? null
  return {
    opened: uuid === null ? null : { uuid, mail },
    open: (next) => onOpen(next?.uuid ?? null),
    body: useMailReading(uuid),
  }
}

import { useMutation } from '@apollo/client/react'
import {
  CountMailsDocument,
  ExportMailsDocument,
  SendTestMailDocument,
  SystemMailsDocument,
} from '@somo/graphql/system-mail'
import type { FilterOption } from '@somo/ui/FilterBar'
import { useIntl } from 'react-intl'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../../domain/job/useListExport.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { listUse, useListPlace, type ListUse } from '../../../domain/list/state/useListPlace.ts'
import { useTabViews, type TabViewsUse } from '../../../domain/list/views/useTabViews.ts'
import type { Mail } from '../../../domain/mail/mail.ts'
import { mailMessages as words } from '../../../domain/mail/mailMessages.ts'
import { useMailReading, type MailBody } from '../../../domain/mail/useMailReading.ts'
import { useMailResend } from '../../../domain/mail/useMailResend.ts'
import { usePersonFinder, usePersonName, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { mailMessages } from './mailMessages.ts'
import { mailList } from './systemLists.ts'

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
  const place = useListPlace(mailList)
  const { state, kept } = place.address
  const filter = mailList.filterOf(state)
  const sort = mailList.sortOf(state)
  const page = useQueryState(SystemMailsDocument, {
    variables: { page: place.asked, filter, sort },
    isWanted: isActive,
    keeps: 'whileWaiting',
    pick: (data) => data.system.mails,
  })
  const count = useListCount(CountMailsDocument, {
    variables: { filter },
    listed: kept,
    isWanted: isActive,
    pick: (data) => data.system.mailCount,
  })
  const [start] = useMutation(ExportMailsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (answer) => answer.system.exportMails.job),
  )
  const list = listUse(place, page, count)
  return {
    ...useActs(list.retry),
    ...useBody(isActive ? place.open : null, page.data?.items ?? null, place.onOpen),
    ...exporting,
    views: useTabViews(place.address, mailList.viewsKey, isActive),
    person: { find: usePersonFinder(), chosen: usePersonName(isActive ? mailList.chosen(state, 'user') : null) },
    list,
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

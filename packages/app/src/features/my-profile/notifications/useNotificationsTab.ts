import { useIntl } from 'react-intl'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import { useSession } from '../../../platform/session/SessionContext.tsx'
import { createSettledToast } from '../../../platform/toasts/settledToast.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { NotificationsTabProps } from './NotificationsTab.tsx'
import { notifyMessages } from './notificationTabMessages.ts'
import { useNotificationPreferences } from './useNotificationPreferences.ts'

const toastSaved = createSettledToast((message) => void toasts.toast({ message }))

/** What the tab of notifications shows and does. */
export function useNotificationsTab(isOpen: boolean): NotificationsTabProps {
  const { formatMessage } = useIntl()
  const { roles } = useSession().snapshot
  const { found, setPreference, renewAddress } = useNotificationPreferences(isOpen)
  const reasonOf = ({ code }: Problem): string =>
    formatMessage(notifyMessages.failed, { reason: formatMessage(actionMessages[code]) })
  const isManager = roles.includes('ADMIN') || roles.includes('EDUCATION_MANAGER')
  return {
    found,
    hidden: isManager ? [] : ['MANAGING'],
    onChoose: (preference) =>
      void setPreference(preference).then((problem) => {
        if (problem === null) toastSaved(formatMessage(notifyMessages.saved))
        else toasts.toast({ message: reasonOf(problem), tone: 'bad' })
      }),
    onCopy: (address) =>
      void navigator.clipboard
        .writeText(address)
        .then(() => toasts.toast({ message: formatMessage(notifyMessages.copied) }))
        // Without permission the field itself can be copied from.
        .catch(() => undefined),
    async onRenew() {
      const problem = await renewAddress()
      if (problem !== null) return reasonOf(problem)
      toasts.toast({ message: formatMessage(notifyMessages.renewed) })
      return null
    },
  }
}

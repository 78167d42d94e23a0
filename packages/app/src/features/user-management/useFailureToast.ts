import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../domain/list/bulk/bulk.ts'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { messages } from './messages.ts'

/** Says that something was not done, and why. */
export function useFailureToast(): (answer: BulkAnswer) => void {
  const { formatMessage } = useIntl()
  return (answer) => {
    const reason = reasonOf(answer)
    if (reason !== null)
      toasts.toast({ tone: 'bad', message: formatMessage(messages.notDone, { reason: formatMessage(reason) }) })
  }
}

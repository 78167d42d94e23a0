import { useIntl } from 'react-intl'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { actionMessages } from './mediumActions.ts'

/** Says why something was not done; `onDone` follows where it was. */
export function useReasonToast(): (result: Promise<ActionResult<unknown>>, onDone?: () => void) => Promise<void> {
  const { formatMessage } = useIntl()
  return async (result, onDone) => {
    const reason = reasonOf(await result)
    if (reason === null) return onDone?.()
    toasts.toast({ tone: 'bad', message: formatMessage(actionMessages.notDone, { reason: formatMessage(reason) }) })
  }
}

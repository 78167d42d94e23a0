import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { editorMessages } from './editorMessages.ts'
import type { MediumResult } from './mediumTypes.ts'

/** Says why something was not done; `onDone` follows where it was. */
export function useReasonToast(): (result: Promise<MediumResult>, onDone?: () => void) => Promise<void> {
  const { formatMessage } = useIntl()
  return async (result, onDone) => {
    const reason = reasonOf(await result)
    if (reason === null) return onDone?.()
    toasts.toast({ tone: 'bad', message: formatMessage(editorMessages.notDone, { reason: formatMessage(reason) }) })
  }
}

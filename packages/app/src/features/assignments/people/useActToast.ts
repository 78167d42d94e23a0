import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { personActMessages } from './personActMessages.ts'

/** Tells what an act came to, and offers to take it back. @param onUndone the list is out of date */
export function useActToast(
  undo: (act: string) => Promise<BulkAnswer>,
  onUndone: () => void,
): (answer: BulkAnswer) => void {
  const { formatMessage } = useIntl()
  const takeBack = async (act: string): Promise<void> => {
    const reason = reasonOf(await undo(act))
    toasts.toast(
      reason === null
        ? { message: formatMessage(personActMessages.undone) }
        : { tone: 'bad', message: formatMessage(personActMessages.notUndone, { reason: formatMessage(reason) }) },
    )
    onUndone()
  }
  return ({ changed, undo: act }) => {
    toasts.toast({
      message: formatMessage(personActMessages.done, { count: changed }),
      ...(act === null || act === undefined
        ? {}
        : { action: { label: formatMessage(listMessages.undo), onAction: () => void takeBack(act) } }),
    })
  }
}

import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../domain/list/bulk/bulk.ts'
import { listMessages } from '../../domain/list/view/listMessages.ts'
import { isDone } from '../../platform/form/isDone.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { useFailureToast } from './useFailureToast.ts'
import { resultMessages } from './resultMessages.ts'

/** What was done with one person. */
export type ResultKind = keyof typeof resultMessages

/** Says what came of a step with one person: that it is done, with its undo where it has one, or why it was not. */
export function useResultToast() {
  const { formatMessage } = useIntl()
  const tell = useFailureToast()
  const done = (what: ResultKind, name: string, undo?: () => void): void =>
    void toasts.toast({
      message: formatMessage(resultMessages[what], { name }),
      ...(undo === undefined ? {} : { action: { label: formatMessage(listMessages.undo), onAction: undo } }),
    })
  return {
    done,
    of:
      (what: ResultKind, name: string, undo?: () => void) =>
      (answer: BulkAnswer): void => {
        if (isDone(answer)) done(what, name, undo)
        else tell(answer)
      },
  }
}

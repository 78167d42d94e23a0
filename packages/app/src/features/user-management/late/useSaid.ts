import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../../domain/list/bulk.ts'
import { listMessages } from '../../../domain/list/listMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { useFailureNews } from '../useFailureNews.ts'
import { saidMessages } from './saidMessages.ts'

/** What was done with one person. */
export type Said = keyof typeof saidMessages

/** Says what came of a step with one person: that it is done, with its undo where it has one, or why it was not. */
export function useSaid() {
  const { formatMessage } = useIntl()
  const tell = useFailureNews()
  const done = (what: Said, name: string, undo?: () => void): void =>
    void toasts.toast({
      message: formatMessage(saidMessages[what], { name }),
      ...(undo === undefined ? {} : { action: { label: formatMessage(listMessages.undo), onAction: undo } }),
    })
  return {
    done,
    of:
      (what: Said, name: string, undo?: () => void) =>
      (answer: BulkAnswer): void => {
        if (isDone(answer)) done(what, name, undo)
        else tell(answer)
      },
  }
}

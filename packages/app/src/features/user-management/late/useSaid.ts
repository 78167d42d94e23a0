import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../../domain/list/bulk.ts'
import { listMessages } from '../../../domain/list/listMessages.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { messages } from '../messages.ts'
import { saidMessages } from './saidMessages.ts'

/** What was done with one person. */
export type Said = keyof typeof saidMessages

/** Says what came of a step with one person: that it is done, with its undo where it has one, or why it was not. */
export function useSaid() {
  const { formatMessage } = useIntl()
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
        const reason = reasonOf(answer)
        if (reason === null) return done(what, name, undo)
        toasts.toast({ tone: 'bad', message: formatMessage(messages.notDone, { reason: formatMessage(reason) }) })
      },
  }
}

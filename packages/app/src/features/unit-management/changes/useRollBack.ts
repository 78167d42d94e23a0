import { useIntl } from 'react-intl'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { rollMessages } from './changeMessages.ts'
import { pageMessages } from '../messages.ts'
import { useReason } from '../useReason.ts'
import type { UnitActions } from '../useUnitManagement.ts'

/** Takes a year's change back and says what came of it: all, a part, or nothing. Answers whether anything is back. */
export function useRollBack(undoRollForward: UnitActions['undoRollForward']): (undo: string) => Promise<boolean> {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  return async (undo) => {
    const answer = await undoRollForward(undo)
    const { problem, userErrors, steps } = answer
    if (problem === null && userErrors.length === 0) toasts.toast({ message: formatMessage(rollMessages.undone) })
    else if (problem === null && steps.length > 0)
      toasts.toast({ message: formatMessage(rollMessages.undonePart, { count: userErrors.length }), tone: 'bad' })
    else toasts.toast({ message: formatMessage(pageMessages.notDone, { reason: reasonOf(answer) }), tone: 'bad' })
    return problem === null && (userErrors.length === 0 || steps.length > 0)
  }
}

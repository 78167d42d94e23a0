import { useIntl } from 'react-intl'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { memberActMessages } from './memberActMessages.ts'
import { useReasonToast } from '../useReason.ts'
import type { UnitActions } from '../useUnitManagement.ts'

/** The `undo` of an answer, what else takes it back, or null where nothing does. */
export type WayBack = string | (() => Promise<BulkAnswer>) | null

/** Says what was done with members, with its undo where it has one, and what came of that. */
export function useMemberResultToast(
  undoMembers: UnitActions['undoMembers'],
  onUndone: () => void,
): (message: string, undo: WayBack) => void {
  const { formatMessage } = useIntl()
  const say = useReasonToast()
  const takeBack = async (undo: Exclude<WayBack, null>): Promise<void> => {
    const answer = await (typeof undo === 'string' ? undoMembers(undo) : undo())
    onUndone()
    if (isDone(answer)) toasts.toast({ message: formatMessage(memberActMessages.undone) })
    else say(answer)
  }
  return (message, undo) =>
    void toasts.toast({
      message,
      ...(undo === null
        ? {}
        : { action: { label: formatMessage(listMessages.undo), onAction: () => void takeBack(undo) } }),
    })
}

import { AlertDialog } from '@somo/ui/AlertDialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isDone } from '../../platform/form/isDone.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { memberMessages, pageMessages } from './messages.ts'
import type { Member, Unit } from './unitTypes.ts'
import { useReason } from './useReason.ts'
import type { UnitActions } from './useUnitManagement.ts'

export interface RemoveMembersProps {
  readonly members: readonly Member[]
  readonly unit: Unit
  readonly removeMembers: UnitActions['removeMembers']
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before people are taken out of a unit. */
export function RemoveMembers({ members, unit, removeMembers, onClose, onDone }: RemoveMembersProps) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  const [isPending, setPending] = useState(false)
  const [reason, setReason] = useState<string | undefined>()
  const act = async (): Promise<void> => {
    if (isPending) return
    setPending(true)
    const answer = await removeMembers(unit.uuid, members.map(({ uuid }) => uuid))
    setPending(false)
    if (isDone(answer)) {
      toasts.toast({ message: formatMessage(memberMessages.removed, { count: answer.changed, unit: unit.name }) })
      return onDone()
    }
    setReason(formatMessage(pageMessages.notDone, { reason: reasonOf(answer) }))
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(memberMessages.removeTitle, { count: members.length, unit: unit.name })}
      actionLabel={formatMessage(memberMessages.remove)}
      onAction={() => void act()}
      isPending={isPending}
      errorMessage={reason}
    >
      {formatMessage(memberMessages.removeSentence)}
    </AlertDialog>
  )
}

import { AlertDialog } from '@somo/ui/AlertDialog'
import { useIntl } from 'react-intl'
import { joinMessages } from './joinMessages.ts'
import type { JoinSteps } from './useJoinSteps.ts'

export interface LeaveQuestionProps {
  readonly unit: { readonly uuid: string; readonly name: string }
  readonly steps: JoinSteps
  readonly onEnd: () => void
}

/** Asks before somebody leaves a unit: a unit that answers requests does not let everybody in again. */
export function LeaveQuestion({ unit, steps, onEnd }: LeaveQuestionProps) {
  const { formatMessage } = useIntl()
  const act = async (): Promise<void> => {
    await steps.leave(unit)
    onEnd()
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onEnd}
      title={formatMessage(joinMessages.leaveTitle, { unit: unit.name })}
      actionLabel={formatMessage(joinMessages.leave)}
      onAction={() => void act()}
      isPending={steps.pending === unit.uuid}
      tone="primary"
    >
      {formatMessage(joinMessages.leaveText, { unit: unit.name })}
    </AlertDialog>
  )
}

import { AlertDialog } from '@somo/ui/AlertDialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { rollMessages } from './changeMessages.ts'
import type { Unit } from '../unitTypes.ts'
import { useRollBack } from './useRollBack.ts'
import type { UnitActions } from '../useUnitManagement.ts'

export interface RollBackQuestionProps {
  readonly unit: Unit & { readonly rolledForward: NonNullable<Unit['rolledForward']> }
  readonly dates: Dates
  readonly undoRollForward: UnitActions['undoRollForward']
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before the units below one are again what they were last year. */
export function RollBackQuestion({ unit, dates, undoRollForward, onClose, onDone }: RollBackQuestionProps) {
  const { formatMessage } = useIntl()
  const takeBack = useRollBack(undoRollForward)
  const [isPending, setPending] = useState(false)
  const act = async (): Promise<void> => {
    if (isPending) return
    setPending(true)
    const isBack = await takeBack(unit.rolledForward.undo)
    setPending(false)
    onClose()
    if (isBack) onDone()
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(rollMessages.backTitle, { unit: unit.name })}
      actionLabel={formatMessage(rollMessages.back)}
      onAction={() => void act()}
      isPending={isPending}
      tone="primary"
    >
      {formatMessage(rollMessages.backText, { date: dates.date(new Date(unit.rolledForward.at)) })}
    </AlertDialog>
  )
}

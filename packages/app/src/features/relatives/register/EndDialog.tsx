import { AlertDialog } from '@somo/ui/AlertDialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { relationMessages } from '../../../domain/relation/relationMessages.ts'
import type { Outcome } from '../../../platform/form/isDone.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { Relation } from '../relativesTypes.ts'
import { registerMessages } from './registerMessages.ts'
import { relativeName } from './relationColumns.tsx'

export interface EndDialogProps {
  readonly relation: Relation
  readonly end: () => Promise<Outcome>
  readonly onClose: () => void
}

/** Asks before a relation ends. */
export function EndDialog({ relation, end, onClose }: EndDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const act = async (): Promise<void> => {
    setPending(true)
    const reason = reasonOf(await end())
    setPending(false)
    if (reason !== null) return setFailure(formatMessage(reason))
    toasts.toast({ message: formatMessage(relationMessages.ended) })
    onClose()
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(registerMessages.endTitle)}
      actionLabel={formatMessage(registerMessages.end)}
      onAction={() => void act()}
      isPending={isPending}
      errorMessage={failure}
    >
      {formatMessage(registerMessages.endText, {
        relative: relativeName(relation, intl),
        learner: relation.learner.name,
      })}
    </AlertDialog>
  )
}

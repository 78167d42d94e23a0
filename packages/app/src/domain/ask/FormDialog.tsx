import { AlertDialog, useAlertDialogWarmer } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { afterPaint } from '@somo/ui/slots/afterPaint'
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formMessages } from '../../platform/form/formMessages.ts'
import { listMessages } from '../list/view/listMessages.ts'

export interface FormDialogProps {
  readonly title: string
  /** What the button of the step says. */
  readonly verb: string
  /** @default 'primary' */
  readonly tone?: 'primary' | 'danger'
  /** @default false */
  readonly isPending?: boolean
  /** True where Enter in a field takes the step too; for content without a form of its own. @default false */
  readonly isForm?: boolean
  /** Takes the step. Null while something in the dialog has to be answered first. */
  readonly onAct: (() => void) | null
  /** Whether something was entered that closing would lose; the person is asked first. */
  readonly hasChanges?: () => boolean
  readonly onClose: () => void
  /** What is asked for, and why the last try came to nothing. */
  readonly children: ReactNode
}

/** A dialog that asks for something and takes one step with it, or none. A question without anything to fill in is AskAndAct. */
export function FormDialog({
  title,
  verb,
  tone = 'primary',
  isPending = false,
  isForm = false,
  onAct,
  hasChanges,
  onClose,
  children,
}: FormDialogProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const close = (): void => (hasChanges?.() === true ? setAsking(true) : onClose())
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onAct?.()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={title}
      actions={
        <>
          <Button onPress={close}>{formatMessage(listMessages.cancel)}</Button>
          {onAct === null ? null : (
            <Button
              writes
              variant="solid"
              tone={tone}
              isPending={isPending}
              {...(isForm ? { type: 'submit', form: id } : { onPress: onAct })}
            >
              {verb}
            </Button>
          )}
        </>
      }
    >
      {isForm ? (
        <form id={id} noValidate onSubmit={submit}>
          {children}
        </form>
      ) : (
        children
      )}
      {/* Within the dialog, whose focus it may take only there. */}
      {hasChanges === undefined ? null : (
        <DiscardQuestion isOpen={isAsking} onOpenChange={setAsking} onDiscard={onClose} />
      )}
    </Dialog>
  )
}

interface DiscardQuestionProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onDiscard: () => void
}

/** Asks before what was entered is lost. */
function DiscardQuestion({ isOpen, onOpenChange, onDiscard }: DiscardQuestionProps) {
  const { formatMessage } = useIntl()
  const warm = useAlertDialogWarmer()
  useEffect(
    function fetchAhead() {
      afterPaint(warm)
    },
    [warm],
  )
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(formMessages.discardTitle)}
      cancelLabel={formatMessage(formMessages.keepEditing)}
      actionLabel={formatMessage(formMessages.discard)}
      onAction={onDiscard}
    >
      {formatMessage(formMessages.discardSentence)}
    </AlertDialog>
  )
}

import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
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
  onClose,
  children,
}: FormDialogProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onAct?.()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(listMessages.cancel)}</Button>
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
    </Dialog>
  )
}

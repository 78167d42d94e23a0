import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { listMessages } from '../list/listMessages.ts'

export interface FormDialogProps {
  readonly title: string
  /** What the button of the step says. */
  readonly verb: string
  /** @default 'primary' */
  readonly tone?: 'primary' | 'danger'
  /** @default false */
  readonly isPending?: boolean
  /** Takes the step. Null while something in the dialog has to be answered first. */
  readonly onAct: (() => void) | null
  readonly onClose: () => void
  /** What is asked for, and why the last try came to nothing. */
  readonly children: ReactNode
}

/** A dialog that asks for something and takes one step with it, or none. A question without anything to fill in is AskAndAct. */
export function FormDialog({ title, verb, tone = 'primary', isPending = false, onAct, onClose, children }: FormDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(listMessages.cancel)}</Button>
          {onAct === null ? null : (
            <Button writes variant="solid" tone={tone} isPending={isPending} onPress={onAct}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
}

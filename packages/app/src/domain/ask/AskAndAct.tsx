import { AlertDialog, useAlertDialogWarmer } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { useState } from 'react'

export interface AskAndActProps {
  /** What the button says, and the one in the dialog unless `actionLabel` does. */
  readonly label: string
  readonly actionLabel?: string
  /** The question. */
  readonly title: string
  /** What follows from it, in a sentence or two. */
  readonly children: string
  /** What has to be typed first. */
  readonly confirmWord?: string
  /** How the button looks. @default a neutral one of usual size */
  readonly button?: { readonly tone?: 'danger'; readonly size?: 'sm' }
  /** Does it; answers why it was not done, as a sentence, or null where it was. */
  readonly act: () => Promise<string | null>
}

/** A button that asks before it acts: what fails keeps the question open and says why. */
export function AskAndAct({
  label,
  actionLabel = label,
  title,
  children,
  confirmWord,
  button = {},
  act,
}: AskAndActProps) {
  const warm = useAlertDialogWarmer()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (): Promise<void> => {
    setPending(true)
    const reason = await act()
    setPending(false)
    setFailure(reason)
    if (reason === null) setOpen(false)
  }
  return (
    <div>
      <Button writes {...button} onIntent={warm} onPress={() => setOpen(true)} aria-haspopup="dialog">
        {label}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        actionLabel={actionLabel}
        onAction={() => void run()}
        isPending={isPending}
        {...(confirmWord !== undefined && { confirmWord })}
        {...(failure !== null && { errorMessage: failure })}
      >
        {children}
      </AlertDialog>
    </div>
  )
}

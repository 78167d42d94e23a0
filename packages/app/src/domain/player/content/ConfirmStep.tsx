import { Button } from '@somo/ui/Button'
import { useIntl } from 'react-intl'
import { DoneNote } from './DoneNote.tsx'
import { partMessages } from './partMessages.ts'

interface ConfirmStepProps {
  readonly isDone: boolean
  readonly onConfirm: () => void
}

/** The reader confirms; afterwards it says that they did. */
export function ConfirmStep({ isDone, onConfirm }: ConfirmStepProps) {
  const { formatMessage } = useIntl()
  if (isDone) return <DoneNote>{formatMessage(partMessages.confirmed)}</DoneNote>
  return (
    <div>
      <Button variant="solid" onPress={onConfirm}>
        {formatMessage(partMessages.confirm)}
      </Button>
    </div>
  )
}

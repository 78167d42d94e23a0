import { Checkbox } from '@somo/ui/Checkbox'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import type { Message } from '../../../../platform/locale/message.ts'
import { placeReason } from './placeReason.ts'
import { sessionMessages } from './sessionMessages.ts'
import type { AttendanceUse, EventBooking } from './useEventSessions.ts'

export interface TakeOffDialogProps {
  readonly booking: EventBooking
  /** Somebody else is on the waiting list. */
  readonly isAwaited: boolean
  readonly isPending: boolean
  readonly takeOff: AttendanceUse['takeOff']
  readonly onClose: () => void
}

/** Asks before somebody is taken off a session, and who gets the seat. */
export function TakeOffDialog({ booking, isAwaited, isPending, takeOff, onClose }: TakeOffDialogProps) {
  const { formatMessage } = useIntl()
  const [isSeatPassedOn, setPassedOn] = useState(true)
  const [refusal, setRefusal] = useState<Message | null>(null)
  const act = async (): Promise<void> => {
    const reason = placeReason(await takeOff(booking.uuid, isSeatPassedOn))
    setRefusal(reason)
    if (reason === null) onClose()
  }
  return (
    <FormDialog
      title={formatMessage(sessionMessages.removeTitle, { name: booking.name })}
      verb={formatMessage(sessionMessages.remove)}
      tone="danger"
      isPending={isPending}
      onAct={() => void act()}
      onClose={onClose}
    >
      <Stack space={16}>
        <Text>{formatMessage(sessionMessages.removeHint)}</Text>
        {isAwaited && booking.state === 'REGISTERED' ? (
          <Checkbox label={formatMessage(sessionMessages.passOn)} isSelected={isSeatPassedOn} onChange={setPassedOn} />
        ) : null}
        {refusal === null ? null : (
          <Notice tone="bad" isLive>
            {formatMessage(refusal)}
          </Notice>
        )}
      </Stack>
    </FormDialog>
  )
}

import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { remindMessages } from './remindMessages.ts'
import type { AssignmentUse } from './useAssignment.ts'

interface RemindButtonProps {
  readonly uuid: string
  readonly use: Pick<AssignmentUse, 'reminders' | 'remind'>
}

/** Reminds everyone who is overdue or due soon, once a day. */
export function RemindButton({ uuid, use: { reminders, remind } }: RemindButtonProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const count = reminders.data?.remindable ?? 0
  const send = async (): Promise<void> => {
    setPending(true)
    const result = await remind(uuid)
    const reason = reasonOf(result)
    toasts.toast(
      reason === null
        ? { message: formatMessage(remindMessages.sent, { count: result.payload?.changed ?? 0 }) }
        : { tone: 'bad', message: formatMessage(reason) },
    )
    await reminders.refetch()
    setPending(false)
  }
  return (
    <Button
      writes
      icon={<Icon glyph={BellRing} />}
      isPending={isPending}
      isDisabled={count === 0}
      onPress={() => void send()}
    >
      {formatMessage(remindMessages.remind, { count })}
    </Button>
  )
}

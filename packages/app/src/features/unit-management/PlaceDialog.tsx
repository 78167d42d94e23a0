import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Foresight } from '../../domain/list/late/useForesight.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { memberActMessages } from './memberActMessages.ts'
import { memberMessages } from './messages.ts'
import { lacksDay, RoleFields } from './RoleFields.tsx'
import type { MemberPlace } from './useMemberActions.ts'

export interface PlaceDialogProps extends Pick<Foresight, 'fault' | 'isPending'> {
  readonly title: string
  readonly value: MemberPlace
  readonly dates: Dates
  readonly onChange: (value: MemberPlace) => void
  readonly onGoOn: () => void
  readonly onClose: () => void
}

/** Asks for the role that many are to have, and until when; what that would do is shown next. */
export function PlaceDialog({ title, value, dates, fault, isPending, onChange, onGoOn, onClose }: PlaceDialogProps) {
  const { formatMessage } = useIntl()
  const [isChecked, setChecked] = useState(false)
  const goOn = (): void => {
    if (lacksDay(value)) setChecked(true)
    else onGoOn()
  }
  const code = isChecked && lacksDay(value) ? 'REQUIRED' : fault
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(memberMessages.cancel)}</Button>
          <Button writes variant="solid" isPending={isPending} onPress={goOn}>
            {formatMessage(memberActMessages.goOn)}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        <RoleFields value={value} onChange={onChange} dates={dates} fault={code === null ? undefined : { code, path: ['until'] }} />
      </Stack>
    </Dialog>
  )
}

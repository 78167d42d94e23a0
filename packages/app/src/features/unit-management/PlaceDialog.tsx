import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../domain/ask/FormDialog.tsx'
import type { Foresight } from '../../domain/list/late/useForesight.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { memberActMessages } from './memberActMessages.ts'
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
    <FormDialog title={title} verb={formatMessage(memberActMessages.goOn)} isPending={isPending} onAct={goOn} onClose={onClose}>
      <Stack space={16}>
        <RoleFields value={value} onChange={onChange} dates={dates} fault={code === null ? undefined : { code, path: ['until'] }} />
      </Stack>
    </FormDialog>
  )
}

import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import type { Preview } from '../../../domain/list/bulk/usePreview.ts'
import { lacksDay, type UnitPlace } from '../../../domain/unit/place.ts'
import { RoleFields } from '../../../domain/unit/RoleFields.tsx'
import { memberActMessages } from '../members/memberActMessages.ts'

export interface PlaceStepProps extends Pick<Preview, 'error' | 'isPending'> {
  readonly title: string
  readonly value: UnitPlace
  /** How the person at the screen writes dates. */
  readonly pattern: string
  readonly onChange: (value: UnitPlace) => void
  readonly onGoOn: () => void
  readonly onClose: () => void
}

/** Asks for the role that many are to have, and until when; what that would do is shown next. */
export function PlaceStep({ title, value, pattern, error, isPending, onChange, onGoOn, onClose }: PlaceStepProps) {
  const { formatMessage } = useIntl()
  const [isChecked, setChecked] = useState(false)
  const goOn = (): void => {
    if (lacksDay(value)) setChecked(true)
    else onGoOn()
  }
  return (
    <FormDialog
      title={title}
      verb={formatMessage(memberActMessages.goOn)}
      isPending={isPending}
      onAct={goOn}
      onClose={onClose}
    >
      <Stack space={16}>
        <RoleFields
          value={value}
          onChange={onChange}
          pattern={pattern}
          isChecked={isChecked}
          error={error === null ? undefined : { code: error, path: ['until'] }}
        />
      </Stack>
    </FormDialog>
  )
}

import type { Role } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { DateField } from '@somo/ui/DateField'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { userErrorMessages } from '../../../domain/faults/userErrorMessages.ts'
import { listMessages } from '../../../domain/list/listMessages.ts'
import { FirstDayField } from '../../../domain/unit/FirstDayField.tsx'
import { RoleFields } from '../../../domain/unit/RoleFields.tsx'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import type { PersonAction } from '../peopleActions.ts'
import { columnMessages } from '../messages.ts'
import { isReady, type ActionValues } from './actionValues.ts'
import { fieldMessages } from './fieldMessages.ts'

export interface ValuesDialogProps {
  readonly action: PersonAction
  readonly title: string
  readonly values: ActionValues
  readonly roles: readonly Role[]
  readonly find: FindUnits
  readonly pattern: string
  readonly onChange: (values: ActionValues) => void
  readonly onGoOn: () => void
  readonly onClose: () => void
}

/** Asks for the unit, the roles or the day of an action; what it would do is shown next. */
export function ValuesDialog({ action, title, onGoOn, onClose, ...fields }: ValuesDialogProps) {
  const { formatMessage } = useIntl()
  const [isChecked, setChecked] = useState(false)
  const { values } = fields
  const goOn = (): void => {
    if (isReady(action, values)) onGoOn()
    else setChecked(true)
  }
  const fault = isChecked && !isReady(action, values) ? formatMessage(userErrorMessages.REQUIRED) : undefined
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(listMessages.cancel)}</Button>
          <Button writes variant="solid" onPress={goOn}>
            {formatMessage(fieldMessages.goOn)}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        <Fields {...fields} action={action} fault={fault} isChecked={isChecked} />
      </Stack>
    </Dialog>
  )
}

type FieldsProps = Omit<ValuesDialogProps, 'action' | 'title' | 'onGoOn' | 'onClose'> & { readonly fault: string | undefined; readonly isChecked: boolean }

function Fields({ action, ...fields }: FieldsProps & Pick<ValuesDialogProps, 'action'>) {
  if (action === 'SET_ROLES') return <Roles {...fields} />
  return action === 'DEACTIVATE_ON' ? <LastDay {...fields} /> : <Unit {...fields} hasRole={action === 'ADD_TO_UNIT'} />
}

function LastDay({ values, pattern, onChange, fault }: FieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <DateField
      label={formatMessage(fieldMessages.deactivateOn)}
      description={formatMessage(fieldMessages.deactivateHint)}
      pattern={pattern}
      value={values.day}
      isRequired
      onChange={(day) => onChange({ ...values, day })}
      {...(fault === undefined ? {} : { errorMessage: fault })}
    />
  )
}

function Roles({ values, roles, onChange, fault }: FieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <CheckboxGroup<Role>
      label={formatMessage(columnMessages.roles)}
      description={formatMessage(fieldMessages.setRolesHint)}
      items={roles.map((id) => ({ id, label: formatMessage(roleMessages[id]) }))}
      selectedKeys={values.roles}
      onSelectionChange={(chosen) => onChange({ ...values, roles: chosen })}
      {...(fault === undefined ? {} : { errorMessage: fault })}
    />
  )
}

function Unit({ values, find, pattern, onChange, fault, isChecked, hasRole }: FieldsProps & { readonly hasRole: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <UnitPicker
        label={formatMessage(columnMessages.unit)}
        find={find}
        selected={values.unit}
        errorMessage={values.unit === null ? fault : undefined}
        isRequired
        onChange={(unit) => onChange({ ...values, unit })}
      />
      {hasRole ? (
        <>
          <FirstDayField value={values} pattern={pattern} onChange={(place) => onChange({ ...values, ...place })} />
          <RoleFields value={values} pattern={pattern} isChecked={isChecked} onChange={(place) => onChange({ ...values, ...place })} />
        </>
      ) : null}
    </>
  )
}

import type { Role } from '@somo/graphql/schema'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { DateField } from '@somo/ui/DateField'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/faults/userErrorMessages.ts'
import type { Foresight } from '../../../domain/list/late/useForesight.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import type { PersonAction } from '../peopleActions.ts'
import { columnMessages } from '../messages.ts'
import { isReady, type ActionValues } from './actionValues.ts'
import { fieldMessages } from './fieldMessages.ts'
import { MembershipFields } from './MembershipDialog.tsx'

export interface ValuesDialogProps extends Pick<Foresight, 'fault' | 'isPending'> {
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
export function ValuesDialog({ action, title, fault, isPending, onGoOn, onClose, ...fields }: ValuesDialogProps) {
  const { formatMessage } = useIntl()
  const [isChecked, setChecked] = useState(false)
  const { values } = fields
  const goOn = (): void => {
    if (isReady(action, values)) onGoOn()
    else setChecked(true)
  }
  const missing = isChecked && !isReady(action, values) ? formatMessage(userErrorMessages.REQUIRED) : undefined
  const atDay = fault === null ? undefined : formatMessage(userErrorMessages[fault])
  return (
    <FormDialog title={title} verb={formatMessage(fieldMessages.goOn)} isPending={isPending} onAct={goOn} onClose={onClose}>
      <Stack space={16}>
        <Fields {...fields} {...{ action, missing, atDay }} />
      </Stack>
    </FormDialog>
  )
}

interface FieldsProps extends Pick<ValuesDialogProps, 'values' | 'roles' | 'find' | 'pattern' | 'onChange'> {
  /** Why it cannot go on without a value. */
  readonly missing: string | undefined
  /** What is wrong with the last day. */
  readonly atDay: string | undefined
}

function Fields({ action, ...fields }: FieldsProps & Pick<ValuesDialogProps, 'action'>) {
  if (action === 'SET_ROLES') return <Roles {...fields} />
  return action === 'DEACTIVATE_ON' ? <LastDay {...fields} /> : <Unit {...fields} hasRole={action === 'ADD_TO_UNIT'} />
}

function LastDay({ values, pattern, onChange, missing, atDay }: FieldsProps) {
  const { formatMessage } = useIntl()
  const fault = missing ?? atDay
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

function Roles({ values, roles, onChange, missing }: FieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <CheckboxGroup<Role>
      label={formatMessage(columnMessages.roles)}
      description={formatMessage(fieldMessages.setRolesHint)}
      items={roles.map((id) => ({ id, label: formatMessage(roleMessages[id]) }))}
      selectedKeys={values.roles}
      onSelectionChange={(chosen) => onChange({ ...values, roles: chosen })}
      {...(missing === undefined ? {} : { errorMessage: missing })}
    />
  )
}

function Unit({ values, find, pattern, onChange, missing, atDay, hasRole }: FieldsProps & { readonly hasRole: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <UnitPicker
        label={formatMessage(columnMessages.unit)}
        find={find}
        selected={values.unit}
        errorMessage={missing}
        isRequired
        onChange={(unit) => onChange({ ...values, unit })}
      />
      {hasRole ? <MembershipFields values={values} pattern={pattern} fault={atDay} onChange={(membership) => onChange({ ...values, ...membership })} /> : null}
    </>
  )
}

import type { Role } from '@somo/graphql/schema'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { DateField } from '@somo/ui/DateField'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import type { Preview } from '../../../domain/list/bulk/usePreview.ts'
import { FirstDayField } from '../../../domain/unit/FirstDayField.tsx'
import { RoleFields } from '../../../domain/unit/RoleFields.tsx'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import type { PersonAction } from './personActions.ts'
import { columnMessages } from '../messages.ts'
import { isReady, type ActionValues } from './actionValues.ts'
import { fieldMessages } from '../person/fieldMessages.ts'

export interface ValuesDialogProps extends Pick<Preview, 'error' | 'isPending'> {
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
export function ValuesDialog({ action, title, error, isPending, onGoOn, onClose, ...fields }: ValuesDialogProps) {
  const { formatMessage } = useIntl()
  const [isChecked, setChecked] = useState(false)
  const { values } = fields
  const goOn = (): void => {
    if (isReady(action, values)) onGoOn()
    else setChecked(true)
  }
  const missing = isChecked && !isReady(action, values) ? formatMessage(userErrorMessages.REQUIRED) : undefined
  return (
    <FormDialog
      title={title}
      verb={formatMessage(fieldMessages.goOn)}
      isPending={isPending}
      onAct={goOn}
      onClose={onClose}
    >
      <Stack space={16}>
        <Fields {...fields} action={action} error={error} missing={missing} isChecked={isChecked} />
      </Stack>
    </FormDialog>
  )
}

interface FieldsProps extends Pick<ValuesDialogProps, 'values' | 'roles' | 'find' | 'pattern' | 'onChange' | 'error'> {
  /** Why it cannot go on without a value. */
  readonly missing: string | undefined
  /** Whether what is missing is said by now. */
  readonly isChecked: boolean
}

function Fields({ action, ...fields }: FieldsProps & Pick<ValuesDialogProps, 'action'>) {
  if (action === 'SET_ROLES') return <Roles {...fields} />
  return action === 'DEACTIVATE_ON' ? <LastDay {...fields} /> : <Unit {...fields} hasRole={action === 'ADD_TO_UNIT'} />
}

function LastDay({ values, pattern, onChange, missing, error }: FieldsProps) {
  const { formatMessage } = useIntl()
  const wrong = missing ?? (error === null ? undefined : formatMessage(userErrorMessages[error]))
  return (
    <DateField
      label={formatMessage(fieldMessages.deactivateOn)}
      description={formatMessage(fieldMessages.deactivateHint)}
      pattern={pattern}
      value={values.day}
      isRequired
      onChange={(day) => onChange({ ...values, day })}
      {...(wrong === undefined ? {} : { errorMessage: wrong })}
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

function Unit({
  values,
  find,
  pattern,
  onChange,
  error,
  missing,
  isChecked,
  hasRole,
}: FieldsProps & { readonly hasRole: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <UnitPicker
        label={formatMessage(columnMessages.unit)}
        find={find}
        selected={values.unit}
        errorMessage={values.unit === null ? missing : undefined}
        isRequired
        onChange={(unit) => onChange({ ...values, unit })}
      />
      {hasRole ? (
        <>
          <FirstDayField value={values} pattern={pattern} onChange={(place) => onChange({ ...values, ...place })} />
          <RoleFields
            value={values}
            onChange={(place) => onChange({ ...values, ...place })}
            error={error === null ? undefined : { code: error, path: ['until'] }}
            pattern={pattern}
            isChecked={isChecked}
          />
        </>
      ) : null}
    </>
  )
}

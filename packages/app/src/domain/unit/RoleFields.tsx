import { DateField } from '@somo/ui/DateField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { useIntl } from 'react-intl'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import { codeOf } from '../list/codeOf.ts'
import { lacksDay, type UnitPlace } from './place.ts'
import { placeMessages } from './placeMessages.ts'
import { unitMessages, unitRoles } from './unitMessages.ts'

export interface RoleFieldsProps {
  readonly value: UnitPlace
  readonly onChange: (value: UnitPlace) => void
  /** How the person at the screen writes dates. */
  readonly pattern: string
  /** What the server says is wrong with the last day. */
  readonly error?: UserError | undefined
  /** Whether what is missing is said by now. @default false */
  readonly isChecked?: boolean
  /** Whether plain members may be given a last day as well. @default true */
  readonly hasDayOfMembers?: boolean
}

/** A role in a unit, and until when somebody has it. */
export function RoleFields({
  value,
  onChange,
  pattern,
  error,
  isChecked = false,
  hasDayOfMembers = true,
}: RoleFieldsProps) {
  const { formatMessage } = useIntl()
  const wrong =
    isChecked && lacksDay(value)
      ? placeMessages.lacksDay
      : error === undefined
        ? null
        : userErrorMessages[codeOf(error)]
  return (
    <>
      <RadioGroup
        label={formatMessage(placeMessages.role)}
        items={unitRoles.map((id) => ({ id, label: formatMessage(unitMessages[id]) }))}
        selectedKey={value.role}
        onSelectionChange={(role) => onChange({ ...value, role })}
      />
      {value.role === 'MEMBER' && !hasDayOfMembers ? null : (
        <DateField
          label={formatMessage(placeMessages.lastDay)}
          pattern={pattern}
          value={value.until}
          onChange={(until) => onChange({ ...value, until })}
          isRequired={value.role === 'DEPUTY'}
          {...(wrong === null
            ? { description: formatMessage(placeMessages.lastDayHint) }
            : { errorMessage: formatMessage(wrong) })}
        />
      )}
    </>
  )
}

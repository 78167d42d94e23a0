import { DateField } from '@somo/ui/DateField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { useIntl } from 'react-intl'
import { unitMessages, unitRoles } from '../../domain/unit/unitMessages.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { faultTexts, memberMessages } from './messages.ts'
import type { MemberPlace } from './useMemberActions.ts'

export interface RoleFieldsProps {
  readonly value: MemberPlace
  readonly onChange: (value: MemberPlace) => void
  readonly dates: Dates
  /** What is wrong with the last day. */
  readonly fault?: UserError | undefined
  /** Whether plain members may be given a last day as well. @default true */
  readonly hasDayOfMembers?: boolean
}

/** Whether somebody lacks a last day who cannot be without one. */
export const lacksDay = ({ role, until }: MemberPlace): boolean => role === 'DEPUTY' && until === null

/** A role in a unit, and until when somebody has it. */
export function RoleFields({ value, onChange, dates, fault, hasDayOfMembers = true }: RoleFieldsProps) {
  const { formatMessage } = useIntl()
  const text = fault === undefined ? { description: formatMessage(memberMessages.lastDayHint) } : { errorMessage: formatMessage(fault.code === 'IN_THE_PAST' ? faultTexts.IN_THE_PAST : faultTexts.REQUIRED) }
  return (
    <>
      <RadioGroup
        label={formatMessage(memberMessages.role)}
        items={unitRoles.map((id) => ({ id, label: formatMessage(unitMessages[id]) }))}
        selectedKey={value.role}
        onSelectionChange={(role) => onChange({ ...value, role })}
      />
      {value.role === 'MEMBER' && !hasDayOfMembers ? null : (
        <DateField
          label={formatMessage(memberMessages.lastDay)}
          pattern={dates.pattern}
          value={value.until}
          onChange={(until) => onChange({ ...value, until })}
          isRequired={value.role === 'DEPUTY'}
          {...text}
        />
      )}
    </>
  )
}

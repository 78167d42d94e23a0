import { useIntl } from 'react-intl'
import { writeCustom } from '../../../domain/custom-field/customField.ts'
import { unitMessages } from '../../../domain/unit/unitMessages.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { customId, type FieldId } from '../fieldId.ts'
import type { FieldRule } from '../importTypes.ts'
import { checkMessages } from './checkMessages.ts'

const roles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const
const memberRoles = ['MEMBER', 'MANAGER', 'DEPUTY'] as const
const days = ['STARTS_ON', 'DEACTIVATE_ON', 'FROM', 'UNTIL', 'COMPLETED_ON', 'VALID_UNTIL'] as const
const day = /^\d{4}-\d{2}-\d{2}$/

/** A value of a change as a person reads it: roles, states and days in words, custom fields in their way, all else as it is. */
export function useValueText(dates: Dates, fields: readonly FieldRule[]): (field: FieldId, value: string) => string {
  const intl = useIntl()
  const { formatMessage, formatList } = intl
  return (field, value) => {
    const custom = fields.find((rule) => rule.custom && customId(rule.custom.key) === field)?.custom
    if (custom) return writeCustom(custom, value, intl, dates.day)
    if (field === 'ROLES')
      return formatList(
        roles.filter((role) => value.split(',').includes(role)).map((role) => formatMessage(roleMessages[role])),
      )
    if (field === 'STATUS')
      return formatMessage(value === 'SUSPENDED' ? checkMessages.suspendedValue : checkMessages.activeValue)
    if (field === 'MEMBER_ROLE') {
      const role = memberRoles.find((each) => each === value)
      return role === undefined ? value : formatMessage(unitMessages[role])
    }
    if (field === 'CERTIFICATE') return formatMessage(value === 'true' ? checkMessages.yes : checkMessages.no)
    return days.some((one) => one === field) && day.test(value) ? dates.day(value) : value
  }
}

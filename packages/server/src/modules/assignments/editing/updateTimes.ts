import type { AssignmentRenewalInput, AssignmentScheduleInput, UserError } from '@somo/graphql/schema'
import { readLastDay } from '../../learning/futureDay.ts'
import { isWindowTooLong } from '../gaps.ts'
import type { ChangeAssignment } from './changeAssignment.ts'
import { checkNumber } from './updateSteps.ts'
import { userError } from '../../userError.ts'

const updated = { action: 'assignment.update' } as const

/** A mistyped year, such as 26 for 2026, would make everybody overdue. */
const firstDay = '2000-01-01'

const checkDay = (day: string | null, lastDay: string, field: string): UserError[] =>
  day === null || (day >= firstDay && day <= lastDay)
    ? []
    : [userError(day > lastDay ? 'TOO_LATE' : 'NOT_OFFERED', field)]

function checkSchedule(input: AssignmentScheduleInput, lastDay: string): UserError[] {
  const { dueRule, dueOn = null, dueDays = null, lateDays = null, startsOn = null, graceDays } = input
  const errors = [...checkNumber(graceDays, [0, 365], 'graceDays'), ...checkDay(startsOn, lastDay, 'startsOn')]
  if (dueRule === 'FIXED_DATE') {
    if (dueOn === null) errors.push(userError('REQUIRED', 'dueOn'))
    else if (startsOn !== null && dueOn < startsOn) errors.push(userError('WRONG_ORDER', 'dueOn'))
    else errors.push(...checkDay(dueOn, lastDay, 'dueOn'))
    errors.push(...checkNumber(lateDays, [1, 3650], 'lateDays'))
  } else if (dueRule !== 'NONE') {
    if (dueDays === null) errors.push(userError('REQUIRED', 'dueDays'))
    errors.push(...checkNumber(dueDays, [0, 3650], 'dueDays'))
  }
  return errors
}

/** The step WHEN. */
export const updateSchedule =
  (input: AssignmentScheduleInput): ChangeAssignment =>
  async (client, { uuid }) => {
    const errors = checkSchedule(input, await readLastDay(client))
    if (errors.length > 0) return errors
    const { dueRule, dueOn = null, dueDays = null, lateDays = null, startsOn = null, graceDays } = input
    const isFixed = dueRule === 'FIXED_DATE'
    await client.query(
      `update assignment set due_rule = $2, due_on = $3, due_days = $4, late_days = $5, starts_on = $6, grace_days = $7, last_step = 'WHEN'
        where uuid = $1`,
      [
        uuid,
        dueRule,
        isFixed ? dueOn : null,
        isFixed || dueRule === 'NONE' ? null : dueDays,
        isFixed ? lateDays : null,
        startsOn,
        graceDays,
      ],
    )
    return updated
  }

function checkRenewal(input: AssignmentRenewalInput, lastDay: string): UserError[] {
  const { renewal, everyMonths = null, fixedFrom = null, windowDays, minimumDays, earlierDays = null } = input
  const errors = [
    ...checkNumber(windowDays, [0, 365], 'windowDays'),
    ...checkNumber(minimumDays, [0, 3650], 'minimumDays'),
    ...checkNumber(earlierDays, [0, 3650], 'earlierDays'),
  ]
  if (renewal === 'NONE') return errors
  if (everyMonths === null) errors.push(userError('REQUIRED', 'everyMonths'))
  errors.push(...checkNumber(everyMonths, [1, 120], 'everyMonths'))
  if (isWindowTooLong({ everyMonths, windowDays })) errors.push(userError('WRONG_ORDER', 'windowDays'))
  if (renewal !== 'FIXED_DAY') return errors
  if (fixedFrom === null) errors.push(userError('REQUIRED', 'fixedFrom'))
  errors.push(...checkDay(fixedFrom, lastDay, 'fixedFrom'))
  const isTooLong = everyMonths !== null && minimumDays >= everyMonths * 28
  if (minimumDays < windowDays || isTooLong) errors.push(userError('WRONG_ORDER', 'minimumDays'))
  return errors
}

/** The step HOW_OFTEN. */
export const updateRenewal =
  (input: AssignmentRenewalInput): ChangeAssignment =>
  async (client, { uuid }) => {
    const errors = checkRenewal(input, await readLastDay(client))
    if (errors.length > 0) return errors
    const { renewal, everyMonths = null, fixedFrom = null, windowDays, minimumDays, earlierDays = null } = input
    const isFixed = renewal === 'FIXED_DAY'
    await client.query(
      `update assignment set renewal = $2, every_months = $3, fixed_from = $4, window_days = $5, minimum_days = $6, earlier_days = $7,
        last_step = 'HOW_OFTEN' where uuid = $1`,
      [
        uuid,
        renewal,
        renewal === 'NONE' ? null : everyMonths,
        isFixed ? fixedFrom : null,
        windowDays,
        isFixed ? minimumDays : 0,
        earlierDays,
      ],
    )
    return updated
  }

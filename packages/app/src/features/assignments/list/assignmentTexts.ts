import type { IntlShape } from 'react-intl'
import type { AssignmentDueRule, AssignmentRenewal } from '@somo/graphql/schema'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { columnMessages } from '../messages.ts'
import type { AssignmentRow } from './assignmentList.ts'
import { dueMessages, renewalMessages } from './ruleMessages.ts'

interface Due {
  readonly dueRule: AssignmentDueRule
  readonly dueOn: string | null
  readonly dueDays: number | null
}

/** The due rule in words: a date, "30 days after joining" or "No due date". */
export function dueText({ dueRule, dueOn, dueDays }: Due, { formatMessage }: IntlShape, dates: Dates): string {
  if (dueRule === 'FIXED_DATE') return dueOn === null ? formatMessage(dueMessages.NONE) : dates.day(dueOn)
  return formatMessage(dueMessages[dueRule], { days: dueDays ?? 0 })
}

/** "Once" or "Every 12 months". */
export const renewalText = (
  { renewal, everyMonths }: { readonly renewal: AssignmentRenewal; readonly everyMonths: number | null },
  { formatMessage }: IntlShape,
): string =>
  renewal === 'NONE' || everyMonths === null
    ? formatMessage(renewalMessages.once)
    : formatMessage(renewalMessages.every, { months: everyMonths })

/** The kinds of what is assigned, and whether it is mandatory: "Course, mandatory". */
export function kindText({ targets, isMandatory }: AssignmentRow, { formatMessage, formatList }: IntlShape): string {
  const kinds = [...new Set(targets.map(({ kind }) => kind))].map((kind) => formatMessage(mediumKindMessages[kind]))
  return formatList([...kinds, ...(isMandatory ? [formatMessage(columnMessages.mandatory)] : [])], {
    type: 'unit',
    style: 'short',
  })
}

/** Whom an assignment names: units, then how many more units and people. */
export function audienceText(
  { units, unitCount, personCount }: AssignmentRow,
  { formatMessage, formatList }: IntlShape,
): string {
  const names = units.map(({ unit, withSubUnits }) =>
    withSubUnits ? formatMessage(columnMessages.withSubUnits, { unit: unit.name }) : unit.name,
  )
  const more = unitCount - units.length
  const parts = [
    ...names,
    ...(more > 0 ? [formatMessage(columnMessages.moreUnits, { count: more })] : []),
    ...(personCount > 0 ? [formatMessage(columnMessages.byName, { count: personCount })] : []),
  ]
  return parts.length === 0 ? '–' : formatList(parts, { type: 'unit', style: 'short' })
}

/** The day on which a fixed date is due next; null for the other rules. */
export const nextDueDay = ({ dueRule, dueOn, nextDueOn }: AssignmentRow): string | null =>
  dueRule === 'FIXED_DATE' ? (nextDueOn ?? dueOn) : null

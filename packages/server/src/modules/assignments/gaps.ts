import type { AssignmentGap, AssignmentPerson, AssignmentTarget, AssignmentUnit } from '@somo/graphql/schema'
import type { AssignmentRow } from './assignmentStore.ts'

interface Named {
  readonly targets: readonly AssignmentTarget[]
  readonly units: readonly AssignmentUnit[]
  readonly people: readonly AssignmentPerson[]
  /** Named, but outside the scope of the caller. */
  readonly peopleOutside: number
}

const gap = (code: AssignmentGap['code'], step: AssignmentGap['step']): AssignmentGap => ({ code, step })

/** What keeps a draft from being activated; empty for every other state. */
export function findGaps(row: AssignmentRow, { targets, units, people, peopleOutside }: Named): AssignmentGap[] {
  if (row.state !== 'DRAFT') return []
  const gaps: AssignmentGap[] = []
  if (targets.length === 0) gaps.push(gap('TARGETS', 'WHAT'))
  for (const { medium, title, state } of targets)
    if (state !== 'PUBLISHED') gaps.push({ ...gap('TARGET_UNPUBLISHED', 'WHAT'), medium, title })
  if (peopleOutside === 0 && ![...units, ...people].some(({ isExcluded }) => !isExcluded))
    gaps.push(gap('AUDIENCE', 'WHO'))
  if (row.isMandatory && row.dueRule === 'NONE') gaps.push(gap('DUE_RULE', 'WHEN'))
  if (isWindowTooLong(row)) gaps.push(gap('RENEWAL_WINDOW', 'HOW_OFTEN'))
  if (row.renewal === 'FIXED_DAY' && row.minimumDays < row.windowDays) gaps.push(gap('MINIMUM_PERIOD', 'HOW_OFTEN'))
  return gaps
}

/** The shortest month has 28 days. */
export const isWindowTooLong = ({
  everyMonths = null,
  windowDays,
}: Pick<AssignmentRow, 'everyMonths' | 'windowDays'>): boolean => everyMonths !== null && windowDays >= everyMonths * 28

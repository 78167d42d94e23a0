import type { UserErrorCode } from '@somo/graphql/schema'
import { isLastAdministrator } from '../person/lastAdministrator.ts'
import type { BulkAction, BulkRun } from './bulkAction.ts'
import type { BulkTarget } from './bulkTarget.ts'

/** People by their eligibility for an action. */
export interface CheckedTargets {
  readonly eligible: readonly BulkTarget[]
  readonly unchanged: number
  readonly refused: readonly RefusedTarget[]
}

export interface RefusedTarget {
  readonly target: BulkTarget
  readonly code: UserErrorCode
}

/** Checks the eligibility of each, and keeps the last administrators. */
export async function checkTargets(
  action: BulkAction,
  targets: readonly BulkTarget[],
  run: BulkRun,
): Promise<CheckedTargets> {
  const eligible: BulkTarget[] = []
  const refused: RefusedTarget[] = []
  let unchanged = 0
  for (const target of targets) {
    const eligibility = action.checkEligibility(target, run)
    if (eligibility === 'change') eligible.push(target)
    else if (eligibility === 'unchanged') unchanged += 1
    else refused.push({ target, code: eligibility.refused })
  }
  const administrators = eligible.filter(
    (target) => target.roles.includes('ADMIN') && action.removesAdministrator(target, run),
  )
  const uuids = administrators.map(({ uuid }) => uuid)
  if (uuids.length === 0 || !(await isLastAdministrator(run.client, uuids))) return { eligible, unchanged, refused }
  const lastAdministrators = administrators.map((target) => ({ target, code: 'LAST_ADMINISTRATOR' as const }))
  return {
    eligible: eligible.filter((target) => !administrators.includes(target)),
    unchanged,
    refused: [...refused, ...lastAdministrators],
  }
}

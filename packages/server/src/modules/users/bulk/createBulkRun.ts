import { readToday, readUnitToday } from '../../dates/days.ts'
import { scopeOf } from '../../scope.ts'
import { readAuthority } from '../../units/members/membershipWriter.ts'
import { findTarget } from '../person/unitPlacement.ts'
import type { BulkAction, BulkRun, BulkUnit } from './bulkAction.ts'

async function findUnit(
  action: BulkAction,
  { client, call, input: { unit } }: Pick<BulkRun, 'client' | 'call' | 'input'>,
): Promise<BulkUnit | null> {
  if (!action.needsUnit || !unit) return null
  const scope = scopeOf(call)
  const target = await findTarget(client, unit, scope)
  return target === null ? null : { ...target, ...(await readAuthority(client, scope, target.uuid)) }
}

/** Opens a run: finds its unit, and the day in the time zone of that unit. */
export async function createBulkRun(action: BulkAction, given: Omit<BulkRun, 'unit' | 'today'>): Promise<BulkRun> {
  const unit = await findUnit(action, given)
  const today = unit === null ? await readToday(given.client) : await readUnitToday(given.client, unit.uuid)
  return { ...given, unit, today }
}

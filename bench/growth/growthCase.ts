import type { PagePlan, Position } from '@somo/server/modules/paging'
import type { GrowthContext } from './context.ts'

/** What a page of a list may take, in milliseconds. */
export const page = 10

/** One thing that is asked of every size. */
export interface GrowthCase {
  readonly name: string
  /** What it may take in the database at the largest size, in milliseconds. */
  readonly goal: number
  run(context: GrowthContext): Promise<unknown>
}

/** The plan of a page of 50. */
export function planOf<F extends string>(
  field: F,
  direction: 'ASCENDING' | 'DESCENDING',
  from: Position | null = null,
): PagePlan<F> {
  return { field, direction, limit: 50, isBackward: false, from }
}

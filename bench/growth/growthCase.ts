import type { PagePlan, Position } from '@somo/server/modules/paging'
import type { GrowthContext } from './context.ts'

/** One thing that is asked of every size. */
export interface GrowthCase {
  readonly name: string
  /** What it is judged by: pages are to be flat; the others have goals of their own, in milliseconds at the largest size. */
  readonly goal: 'flat' | number
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

import type { UnitSortField } from '@somo/graphql/schema'
import type { PagePlan } from '../../paging.ts'
import type { UnitChoice } from './unitChoice.ts'
import type { Values } from '../statements.ts'

/** One page of the units of some branches, as parts of a statement. */
export interface BranchPage {
  /** What stands before the statement. */
  readonly head: string
  /** The rows `w` of the page in the order of reading: `unit`, and the `value` they are sorted by. */
  readonly rows: string
  /** Whether units lie on the other side of the cursor. */
  readonly hasBehind: string
  readonly order: string
}

const sortColumns = { NAME: 'a.name', KEY: 'a.key' } as const satisfies Record<UnitSortField, string>

/**
 * Whether the units of a choice are read in the order of the list by `unit_ancestor`, branch by branch, until the page is full.
 * What few have, the inactive, the archived and what a search finds, would be walked to the end for: it is gathered and sorted.
 */
export function usesBranchPage({ scope, filter }: UnitChoice): boolean {
  const isOfFew = filter.isActive === false || filter.isArchived === true || (filter.search ?? '').trim() !== ''
  return !isOfFew && (scope.manager !== null || typeof filter.under === 'string')
}

/** The table `top`: units none of which lies below another, and below which all units of the choice lie, and no others. */
function writeTop({ scope, filter }: UnitChoice, values: Values): string {
  const under = typeof filter.under === 'string' ? `${values.put(filter.under)}::uuid` : null
  if (scope.manager === null) return `with top as materialized (select ${under ?? 'null::uuid'} as unit)`
  const granted = `with granted as materialized (select g.unit from granted_unit(${values.put(scope.manager)}) as g (unit))`
  const above = (unit: string, more: string): string =>
    `exists (select from unit_ancestor a where a.unit = ${unit} and ${more})`
  // With `is true` no join is made of it: each unit's few steps up are read, however many are managed.
  const isGranted = '(a.ancestor in (select unit from granted)) is true'
  const topmost = `select g.unit from granted g where not ${above('g.unit', `a.ancestor <> a.unit and ${isGranted}`)}`
  // Of a unit and of what somebody manages, whichever lies below the other holds what both hold.
  const both =
    under === null
      ? topmost
      : `${topmost} and ${above('g.unit', `a.ancestor <> a.unit and a.ancestor = ${under}`)}
    union all select ${under} where ${above(under, isGranted)}`
  return `${granted}, top as materialized (${both})`
}

/** The states of a filter over the rows `s` of unit, where there are any. */
function joinStates({ filter: { isActive, isArchived } }: UnitChoice): string {
  const states = [
    ...(isActive === true ? ['s.is_active'] : []),
    ...(isArchived === false ? ['s.archived_at is null'] : []),
  ]
  return states.length === 0 ? '' : `join unit s on s.uuid = a.unit and ${states.join(' and ')}`
}

/** A page of a choice that `usesBranchPage`: of each branch as many rows as a page holds, and of all these the first. */
export function writeBranchPage(plan: PagePlan<UnitSortField>, choice: UnitChoice, values: Values): BranchPage {
  const column = sortColumns[plan.field]
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const [onward, back] = isRising ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)
  const head = writeTop(choice, values)
  const cursor = plan.from === null ? null : `(${values.put(plan.from.value)}, ${values.put(plan.from.uuid)}::uuid)`
  const limit = values.put(plan.limit + 1)
  const walk = (
    sign: string,
    direction: string,
    end: string,
  ): string => `select a.unit, ${column} as value from unit_ancestor a ${joinStates(choice)}
    where a.ancestor = t.unit ${cursor === null ? '' : `and (${column}, a.unit) ${sign} ${cursor}`} order by ${column} ${direction}, a.unit ${direction} limit ${end}`
  const order = `order by w.value ${onward}, w.unit ${onward}`
  return {
    head,
    rows: `(select w.unit, w.value from top t cross join lateral (${walk(isRising ? '>' : '<', onward, limit)}) w ${order} limit ${limit}) w`,
    hasBehind:
      cursor === null
        ? 'false'
        : `exists (select from top t cross join lateral (${walk(isRising ? '<=' : '>=', back, '1')}) w)`,
    order,
  }
}

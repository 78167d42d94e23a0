import { UnitsBelowDocument, type UnitsBelowQuery } from '@somo/graphql/unit-management'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

/** The units right below one: what a year's change is about. */
export interface ClassesUse {
  readonly state: QueryState<UnitsBelowQuery['units']['tree']['nodes']>
  readonly retry: () => void
}

/** Asked for by itself while it is needed: the tree beside may be closed there, or show what a search found. */
export function useClasses(unit: string | null, isNeeded: boolean): ClassesUse {
  const state = useQueryState(UnitsBelowDocument, {
    variables: { unit: unit ?? '' },
    isWanted: unit !== null && isNeeded,
    pick: (data) => data.units.tree.nodes,
  })
  return { state, retry: state.retry }
}

import { useQuery } from '@apollo/client/react'
import { UnitsBelowDocument, type UnitsBelowQuery } from '@somo/graphql/unit-management'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

/** The units right below one: what a year's change is about. */
export interface ClassesUse {
  readonly state: QueryState<UnitsBelowQuery['units']['tree']['nodes']>
  readonly retry: () => void
}

/** Asked for by itself while it is needed: the tree beside may be closed there, or show what a search found. */
export function useClasses(unit: string | null, isNeeded: boolean): ClassesUse {
  const { data, error, loading, refetch } = useQuery(UnitsBelowDocument, {
    variables: { unit: unit ?? '' },
    skip: unit === null || !isNeeded,
  })
  return {
    state: { isWaiting: loading, data: data?.units.tree.nodes ?? null, problem: toProblem(error) },
    retry: () => void refetch(),
  }
}

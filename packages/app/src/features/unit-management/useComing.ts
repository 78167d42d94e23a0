import { useQuery } from '@apollo/client/react'
import { ComingMembersDocument, type ComingMembersQuery } from '@somo/graphql/coming'
import { useComingActs, type ComingActs } from '../../domain/unit/useComingActs.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

/** Those whose day is nearest, at most fifty. */
export type ComingPage = NonNullable<ComingMembersQuery['units']['comingMembers']>

/** Who comes into the open unit on a later day, and what may be done about it. */
export interface ComingUse extends ComingActs {
  readonly page: QueryState<ComingPage>
  readonly retry: () => void
}

/** Asked only while its panel is open. */
export function useComing(unit: string | null, isOpen: boolean): ComingUse {
  const { data, error, loading, refetch } = useQuery(ComingMembersDocument, { variables: { unit: unit ?? '' }, skip: unit === null || !isOpen })
  const retry = (): void => void refetch().catch(() => undefined)
  return {
    page: { isWaiting: loading, data: data?.units.comingMembers ?? null, problem: toProblem(error) },
    retry,
    ...useComingActs(retry),
  }
}

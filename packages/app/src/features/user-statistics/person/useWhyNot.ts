import { WhyNotAssignedDocument } from '@somo/graphql/user-statistics-person'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { WhyNot } from '../statisticsTypes.ts'

export interface WhyNotUse {
  readonly explanation: QueryState<WhyNot>
  /** The caller may not assign the item, and the person never had it. */
  readonly isUnknown: boolean
  readonly retry: () => void
}

/** Why a person does not have an item. */
export function useWhyNot(person: string, medium: string): WhyNotUse {
  const { retry, ...explanation } = useQueryState(WhyNotAssignedDocument, {
    variables: { person, medium },
    keeps: 'whileWaiting',
    pick: (data) => data.assignments.explain,
  })
  const isUnknown = explanation.data === null && !explanation.isWaiting && explanation.problem === null
  return { explanation, isUnknown, retry }
}

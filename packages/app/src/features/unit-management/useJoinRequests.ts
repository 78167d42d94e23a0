import { useMutation, useQuery } from '@apollo/client/react'
import {
  DecideJoinRequestsDocument,
  UnitJoinRequestsDocument,
  type UnitJoinRequestsQuery,
} from '@somo/graphql/unit-management'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { BulkAnswer } from '../../domain/list/bulk.ts'

/** Those who have waited longest, at most fifty. */
export type RequestPage = NonNullable<UnitJoinRequestsQuery['units']['joinRequests']>
export type JoinRequest = RequestPage['items'][number]

/** Who asks to join the open unit, and how they are answered. */
export interface RequestsUse {
  readonly page: QueryState<RequestPage>
  readonly retry: () => void
  /** Does not throw: what failed is in the answer. */
  readonly decide: (
    requests: readonly string[],
    isApproved: boolean,
    reason: string,
  ) => Promise<Omit<BulkAnswer, 'job'>>
}

/** Asked only while its panel is open. */
export function useJoinRequests(unit: string | null, isOpen: boolean): RequestsUse {
  const { data, error, loading, refetch } = useQuery(UnitJoinRequestsDocument, {
    variables: { unit: unit ?? '' },
    skip: unit === null || !isOpen,
  })
  const [decide] = useMutation(DecideJoinRequestsDocument)
  return {
    page: { isWaiting: loading, data: data?.units.joinRequests ?? null, problem: toProblem(error) },
    retry: () => void refetch(),
    async decide(requests, isApproved, reason) {
      const answer = await decide({
        variables: { unit: unit ?? '', requests: [...requests], isApproved, reason: reason === '' ? null : reason },
      })
      if (answer.data === undefined || answer.data === null)
        return { changed: 0, userErrors: [], problem: toProblem(answer.error) ?? { code: 'INTERNAL', requestId: null } }
      await refetch()
      return { ...answer.data.unit.decideJoinRequests, problem: null }
    },
  }
}

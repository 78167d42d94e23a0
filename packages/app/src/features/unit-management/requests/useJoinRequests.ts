import {
  DecideJoinRequestsDocument,
  UnitJoinRequestsDocument,
  type UnitJoinRequestsQuery,
} from '@somo/graphql/unit-management'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'

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
  const page = useQueryState(UnitJoinRequestsDocument, {
    variables: { unit: unit ?? '' },
    isWanted: unit !== null && isOpen,
    pick: (data) => data.units.joinRequests,
  })
  const decision = useAction(DecideJoinRequestsDocument, (data) => data.unit.decideJoinRequests)
  return {
    page,
    retry: page.retry,
    async decide(requests, isApproved, reason) {
      const { payload, ...outcome } = await decision.run({
        unit: unit ?? '',
        requests: [...requests],
        isApproved,
        reason: reason === '' ? null : reason,
      })
      if (payload !== null) await page.refetch()
      return { changed: payload?.changed ?? 0, ...outcome }
    },
  }
}

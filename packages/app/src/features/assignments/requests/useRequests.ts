import {
  DecideEnrolmentRequestsDocument,
  EnrolmentRequestsDocument,
  type EnrolmentRequestsQuery,
} from '@somo/graphql/assignments'
import type { PageInput } from '@somo/graphql/schema'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Outcome } from '../../../platform/form/isDone.ts'

export type RequestPage = EnrolmentRequestsQuery['assignments']['requests']
export type RequestRow = RequestPage['items'][number]

export interface RequestsUse {
  readonly requests: QueryUse<RequestPage>
  /** Without a reason they are approved. Never rejects. */
  readonly decide: (enrolments: readonly string[], declineReason: string | null) => Promise<Outcome>
}

/** The requests that wait for a decision. */
export function useRequests(page: PageInput): RequestsUse {
  const requests = useQueryState(EnrolmentRequestsDocument, {
    variables: { page },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.requests,
  })
  const { run } = useAction(DecideEnrolmentRequestsDocument, (data) => data.assignment.decideRequests)
  return {
    requests,
    decide: (enrolments, reason) => run({ enrolments: [...enrolments], isApproved: reason === null, reason }),
  }
}

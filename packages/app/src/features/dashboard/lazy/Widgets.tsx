import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { JoinRequests, Setup } from '../useDashboard.ts'
import { JoinRequestsNotice } from './JoinRequestsNotice.tsx'
import { SetupWidget } from './SetupWidget.tsx'

export interface WidgetsProps {
  /** Null for whom the list does not concern. */
  readonly setup: QueryState<Setup> | null
  /** Null while nothing is known of requests. */
  readonly requests: QueryState<JoinRequests> | null
  readonly reload: () => Promise<void>
}

/** What only those see who administer or manage: a chunk of its own. */
export function Widgets({ setup, requests, reload }: WidgetsProps) {
  return (
    <>
      {requests === null ? null : <JoinRequestsNotice state={requests} onRetry={() => void reload()} />}
      {setup === null ? null : <SetupWidget state={setup} reload={reload} />}
    </>
  )
}

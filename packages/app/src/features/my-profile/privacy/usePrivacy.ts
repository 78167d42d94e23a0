import { useMutation, useQuery } from '@apollo/client/react'
import { DecideConsentDocument } from '@somo/graphql/consent'
import {
  ExportMyDataDocument,
  MyPrivacyDocument,
  RequestDeletionDocument,
  WithdrawDeletionDocument,
  type MyPrivacyQuery,
} from '@somo/graphql/my-privacy'
import type { OwnDataFormat } from '@somo/graphql/schema'
import { startedBy, useJobFile, type FileState } from '../../../domain/job/useJobFile.ts'
import { internalProblem, type ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { toProblemAt, type Problem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

export type OwnConsent = MyPrivacyQuery['legal']['mine'][number]
export type Seer = MyPrivacyQuery['legal']['myManagers'][number]

/** What concerns the person's own data. */
export interface PrivacyData {
  readonly consents: QueryState<readonly OwnConsent[]>
  readonly managers: QueryState<readonly Seer[]>
  readonly retry: () => void
  readonly file: FileState
  readonly onDownload: (format: OwnDataFormat) => void
  /** Each resolves to what kept it from being done; null where it is done. */
  readonly takeBack: (consent: OwnConsent) => Promise<Problem | null>
  readonly requestDeletion: () => Promise<Problem | null>
  readonly withdrawDeletion: () => Promise<Problem | null>
  /** Since when a request for deletion waits for an administrator (RFC 3339, UTC); null inside where none does. */
  readonly deletion: QueryState<{ readonly requestedAt: string | null }>
}

/** Asks only while the tab is open; a part that failed leaves the other standing. */
export function usePrivacy(isWanted: boolean): PrivacyData {
  const { data, error, loading, refetch } = useQuery(MyPrivacyDocument, { skip: !isWanted })
  const [start] = useMutation(ExportMyDataDocument)
  const decide = useAction(DecideConsentDocument, (data) => data.legal.decide)
  const request = useAction(RequestDeletionDocument, (data) => data)
  const withdraw = useAction(WithdrawDeletionDocument, (data) => data)
  const shown = async (step: Promise<ActionResult<unknown>>): Promise<Problem | null> => {
    const { payload, problem } = await step
    if (payload === null) return problem
    await refetch()
    return null
  }
  const { state, make } = useJobFile()
  const stateOf = <Data>(part: Data | undefined, name: string): QueryState<Data> => ({
    isWaiting: loading,
    data: part ?? null,
    problem: part !== undefined || loading ? null : (toProblemAt(error, ['legal', name]) ?? internalProblem),
  })
  return {
    consents: stateOf(data?.legal.mine, 'mine'),
    managers: stateOf(data?.legal.myManagers, 'myManagers'),
    retry: () => void refetch(),
    file: state,
    onDownload: (format) =>
      make(async () => startedBy(await start({ variables: { format } }), (answer) => answer.legal.exportMyData.job)),
    takeBack: ({ version, text }) =>
      shown(decide.run({ version, decision: 'WITHDRAWN', locale: text?.locale ?? 'en' })),
    requestDeletion: () => shown(request.run({})),
    // One that nobody waits for any more was seen to meanwhile: what is shown then tells so.
    withdrawDeletion: () => shown(withdraw.run({})),
    deletion: stateOf(
      data === undefined ? undefined : { requestedAt: data.legal.myDeletionRequestedAt ?? null },
      'myDeletionRequestedAt',
    ),
  }
}

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
import { startedBy, useJobFile, type FileState } from '../../domain/job/useJobFile.ts'
import { toProblem, toProblemAt, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

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

const unforeseen: Problem = { code: 'INTERNAL', requestId: null }

/** Asks only while the tab is open; a part that failed leaves the other standing. */
export function usePrivacy(isWanted: boolean): PrivacyData {
  const { data, error, loading, refetch } = useQuery(MyPrivacyDocument, { skip: !isWanted })
  const [start] = useMutation(ExportMyDataDocument)
  const [decide] = useMutation(DecideConsentDocument)
  const [request] = useMutation(RequestDeletionDocument)
  const [withdraw] = useMutation(WithdrawDeletionDocument)
  const { state, make } = useJobFile()
  const stateOf = <Data>(part: Data | undefined, name: string): QueryState<Data> => ({
    isWaiting: loading,
    data: part ?? null,
    problem: part !== undefined || loading ? null : (toProblemAt(error, ['legal', name]) ?? unforeseen),
  })
  return {
    consents: stateOf(data?.legal.mine, 'mine'),
    managers: stateOf(data?.legal.myManagers, 'myManagers'),
    retry: () => void refetch(),
    file: state,
    onDownload: (format) =>
      make(async () => startedBy(await start({ variables: { format } }), (answer) => answer.legal.exportMyData.job)),
    async takeBack({ version, text }) {
      const { data: answer, error: fault } = await decide({
        variables: { version, decision: 'WITHDRAWN', locale: text?.locale ?? 'en' },
      })
      if (answer === undefined) return toProblem(fault) ?? unforeseen
      await refetch()
      return null
    },
    async requestDeletion() {
      const { data: answer, error: fault } = await request()
      if (answer === undefined) return toProblem(fault) ?? unforeseen
      await refetch()
      return null
    },
    // One that nobody waits for any more was seen to meanwhile: what is shown then tells so.
    async withdrawDeletion() {
      const { data: answer, error: fault } = await withdraw()
      if (answer === undefined) return toProblem(fault) ?? unforeseen
      await refetch()
      return null
    },
    deletion: stateOf(
      data === undefined ? undefined : { requestedAt: data.legal.myDeletionRequestedAt ?? null },
      'myDeletionRequestedAt',
    ),
  }
}

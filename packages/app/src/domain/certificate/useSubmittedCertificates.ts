import {
  DecideExternalCertificateDocument,
  SubmittedCertificatesDocument,
  type SubmittedCertificatesQuery,
} from '@somo/graphql/certificates-submitted'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { Outcome } from '../../platform/form/isDone.ts'
import type { ListCodec } from '../list/definition/defineList.ts'
import { useListPlace, type ListUse } from '../list/state/useListPlace.ts'

export type SubmittedCertificate = SubmittedCertificatesQuery['certificates']['submitted']['items'][number]

/** Certificates of other organisations, and the decision about one. */
export interface SubmittedUse {
  readonly submitted: ListUse<SubmittedCertificate>
  /** A rejection needs a reason. Never rejects. */
  readonly decide: (certificate: SubmittedCertificate, isConfirmed: boolean, reason: string) => Promise<Outcome>
}

/**
 * Those that wait for the caller's decision, the oldest first.
 * @param codec the list in the address of the page
 * @param onDecided fewer wait
 */
export function useSubmittedCertificates(
  codec: ListCodec<'entry'>,
  { isWanted = true, onDecided }: { readonly isWanted?: boolean; readonly onDecided: () => unknown },
): SubmittedUse {
  const { address: _, asked, open: __, onOpen: ___, ...place } = useListPlace(codec)
  const { retry, refetch, ...page } = useQueryState(SubmittedCertificatesDocument, {
    variables: { page: asked },
    isWanted,
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.certificates.submitted,
  })
  const { run } = useAction(DecideExternalCertificateDocument, (data) => data.certificate.decideExternal)
  return {
    submitted: { ...place, page, retry },
    async decide({ uuid, revision }, isConfirmed, reason) {
      const { payload, userErrors, problem } = await run({ uuid, revision, isConfirmed, reason })
      // Also after an error: somebody else decided, say.
      if (payload !== null) await Promise.all([refetch(), onDecided()])
      return { userErrors, problem }
    },
  }
}

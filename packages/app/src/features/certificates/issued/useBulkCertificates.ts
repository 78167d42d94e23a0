import { useApolloClient, useMutation } from '@apollo/client/react'
import {
  CountReissuableCertificatesDocument,
  DownloadCertificatesDocument,
  ReissueAllCertificatesDocument,
} from '@somo/graphql/certificates'
import type { IssuedCertificateFilter } from '@somo/graphql/schema'
import { useState } from 'react'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport } from '../../../domain/job/useListExport.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import type { BulkCertificates } from '../certificateTypes.ts'
import { useMediaFinder, useMediumName } from '../templates/useMediaFinder.ts'

interface BulkOptions {
  readonly filter: Partial<IssuedCertificateFilter>
  /** The medium of the filter; null for all. */
  readonly medium: string | null
  /** Reads the list again. */
  readonly refresh: () => Promise<void>
}

/** Downloads and issues again what the list of issued certificates shows. */
export function useBulkCertificates({ filter, medium, refresh }: BulkOptions): BulkCertificates {
  const client = useApolloClient()
  const [job, setJob] = useState<string | null>(null)
  const reissueAll = useAction(ReissueAllCertificatesDocument, (data) => data.certificate.reissueAll)
  const [start] = useMutation(DownloadCertificatesDocument)
  const download = useListExport(async () =>
    startedBy(await start({ variables: { filter } }), (answer) => answer.certificate.download.job),
  )
  return {
    download,
    job,
    medium: useMediumName(medium),
    findMedia: useMediaFinder(),
    async count(cause) {
      const { data } = await client.query({
        query: CountReissuableCertificatesDocument,
        variables: { cause, filter },
        fetchPolicy: 'network-only',
      })
      return data?.certificates.reissuable ?? null
    },
    async reissueAll(cause) {
      const { payload, userErrors, problem } = await reissueAll.run({ cause, filter })
      setJob(payload?.job?.uuid ?? null)
      return { userErrors, problem }
    },
    onJobEnded: () => void refresh(),
    onHideJob: () => setJob(null),
  }
}

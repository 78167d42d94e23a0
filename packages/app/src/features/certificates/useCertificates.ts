import {
  CertificateTemplatesDocument,
  CountIssuedCertificatesDocument,
  CreateCertificateTemplateDocument,
  IssuedCertificatesDocument,
  ReissueCertificateDocument,
  RevokeCertificateDocument,
} from '@somo/graphql/certificates'
import { CountSubmittedCertificatesDocument } from '@somo/graphql/certificates-submitted'
import { useCertificateFile } from '../../domain/certificate/useCertificateFile.ts'
import { useSubmittedCertificates } from '../../domain/certificate/useSubmittedCertificates.ts'
import { useListCount } from '../../domain/list/state/useListCount.ts'
import { listUse, useListPlace } from '../../domain/list/state/useListPlace.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { issuedList, submittedList, type CertificatesTab } from './certificateLists.ts'
import { useBulkCertificates } from './issued/useBulkCertificates.ts'
import type { CertificatesData, Outcome } from './certificateTypes.ts'

/** The templates, what was issued, and what waits for a decision. */
export function useCertificates(tab: CertificatesTab): CertificatesData {
  const fresh = { keeps: 'always', fetchPolicy: 'cache-and-network' } as const
  const templates = useQueryState(CertificateTemplatesDocument, {
    pick: (data) => data.certificates.templates,
    isWanted: tab === 'templates',
    ...fresh,
  })
  const issued = useIssued(tab === 'issued')
  const waiting = useQueryState(CountSubmittedCertificatesDocument, {
    pick: (data) => data.certificates.countSubmitted,
    ...fresh,
  })
  const submitted = useSubmittedCertificates(submittedList, { isWanted: tab === 'confirm', onDecided: waiting.refetch })
  return {
    templates,
    issued: issued.list,
    waiting: waiting.data,
    files: useCertificateFile(),
    ...submitted,
    ...useCertificateActions(issued.refetch),
    bulk: useBulkCertificates({ filter: issued.filter, medium: issued.medium, refresh: issued.refetch }),
  }
}

function useIssued(isWanted: boolean) {
  const place = useListPlace(issuedList)
  const filter = issuedList.filterOf(place.address.state)
  const page = useQueryState(IssuedCertificatesDocument, {
    variables: { page: place.asked, filter },
    isWanted,
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.certificates.issued,
  })
  const count = useListCount(CountIssuedCertificatesDocument, {
    variables: { filter },
    listed: place.address.kept,
    isWanted,
    pick: (data) => data.certificates.count,
  })
  const medium = issuedList.chosen(place.address.state, 'medium')
  return { list: listUse(place, page, count), refetch: page.refetch, filter, medium }
}

type Actions = Pick<CertificatesData, 'create' | 'revoke' | 'reissue'>

function useCertificateActions(refresh: () => Promise<void>): Actions {
  const create = useAction(CreateCertificateTemplateDocument, (data) => data.certificate.createTemplate)
  const revoke = useAction(RevokeCertificateDocument, (data) => data.certificate.revoke)
  const reissue = useAction(ReissueCertificateDocument, (data) => data.certificate.reissue)
  const shown = async (step: Promise<ActionResult<unknown>>): Promise<Outcome> => {
    const { payload, userErrors, problem } = await step
    // Also after an error: somebody else changed it, say.
    if (payload !== null) await refresh()
    return { userErrors, problem }
  }
  return {
    async create(name, locale, idempotenceKey) {
      const { payload, userErrors, problem } = await create.run({ name, locale, idempotenceKey })
      return { template: payload?.template ?? null, userErrors, problem }
    },
    revoke: ({ uuid, revision }, reason) => shown(revoke.run({ uuid, revision, reason })),
    reissue: ({ uuid, revision }) => shown(reissue.run({ uuid, revision })),
  }
}

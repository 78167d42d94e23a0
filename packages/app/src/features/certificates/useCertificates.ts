import {
  CertificateTemplatesDocument,
  CountIssuedCertificatesDocument,
  CountSubmittedCertificatesDocument,
  CreateCertificateTemplateDocument,
  DecideExternalCertificateDocument,
  IssuedCertificatesDocument,
  ReissueCertificateDocument,
  RevokeCertificateDocument,
  SubmittedCertificatesDocument,
} from '@somo/graphql/certificates'
import { useCertificateFile } from '../../domain/certificate/useCertificateFile.ts'
import { useListCount } from '../../domain/list/useListCount.ts'
import { listUse, useListPlace } from '../../domain/list/useListPlace.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { issuedList, submittedList, type CertificatesTab } from './certificateLists.ts'
import type { CertificatesData, Outcome } from './certificateTypes.ts'

/** The templates, what was issued, and what waits for a decision. */
export function useCertificates(tab: CertificatesTab): CertificatesData {
  const fresh = { keeps: 'always', fetchPolicy: 'cache-and-network' } as const
  const templates = useQueryState(CertificateTemplatesDocument, {
    ...{ pick: (data) => data.certificates.templates, isWanted: tab === 'templates', ...fresh },
  })
  const issued = useIssued(tab === 'issued')
  const place = useListPlace(submittedList)
  const page = useQueryState(SubmittedCertificatesDocument, {
    ...{ variables: { page: place.asked }, isWanted: tab === 'confirm', ...fresh },
    pick: (data) => data.certificates.submitted,
  })
  const waiting = useQueryState(CountSubmittedCertificatesDocument, {
    ...{ pick: (data) => data.certificates.countSubmitted, ...fresh },
  })
  const { address: _, asked: __, open: ___, onOpen: ____, ...submitted } = place
  const refreshSubmitted = async (): Promise<void> => {
    await Promise.all([page.refetch(), waiting.refetch()])
  }
  return {
    ...{ templates, issued: issued.list, waiting: waiting.data, files: useCertificateFile() },
    submitted: { ...submitted, page, retry: page.retry },
    ...useCertificateActions(issued.refetch, refreshSubmitted),
  }
}

function useIssued(isWanted: boolean) {
  const place = useListPlace(issuedList)
  const filter = issuedList.filterOf(place.address.state)
  const page = useQueryState(IssuedCertificatesDocument, {
    ...{ variables: { page: place.asked, filter }, isWanted, keeps: 'always', fetchPolicy: 'cache-and-network' },
    pick: (data) => data.certificates.issued,
  })
  const count = useListCount(CountIssuedCertificatesDocument, {
    ...{ variables: { filter }, listed: place.address.kept, isWanted },
    pick: (data) => data.certificates.count,
  })
  return { list: listUse(place, page, count), refetch: page.refetch }
}

type Actions = Pick<CertificatesData, 'create' | 'revoke' | 'reissue' | 'decide'>

function useCertificateActions(refreshIssued: () => Promise<void>, refreshSubmitted: () => Promise<void>): Actions {
  const create = useAction(CreateCertificateTemplateDocument, (data) => data.certificate.createTemplate)
  const revoke = useAction(RevokeCertificateDocument, (data) => data.certificate.revoke)
  const reissue = useAction(ReissueCertificateDocument, (data) => data.certificate.reissue)
  const decide = useAction(DecideExternalCertificateDocument, (data) => data.certificate.decideExternal)
  const shown = async (step: Promise<ActionResult<unknown>>, refresh: () => Promise<void>): Promise<Outcome> => {
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
    revoke: ({ uuid, revision }, reason) => shown(revoke.run({ uuid, revision, reason }), refreshIssued),
    reissue: ({ uuid, revision }) => shown(reissue.run({ uuid, revision }), refreshIssued),
    decide: ({ uuid, revision }, isConfirmed, reason) =>
      shown(decide.run({ uuid, revision, isConfirmed, reason }), refreshSubmitted),
  }
}

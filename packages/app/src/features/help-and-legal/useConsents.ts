import { useMutation, useQuery } from '@apollo/client/react'
import { ExportLegalConsentsDocument, LegalConsentsDocument, LegalVersionNumbersDocument } from '@somo/graphql/help-and-legal'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import { useListPlace, type ListUse } from '../../domain/list/useListPlace.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { askedOf, consentCodec, keptFilters, shownFilters } from './consentAddress.ts'
import type { ConsentItem, VersionNumber } from './legalTypes.ts'

/** The proofs on show; filter and place stand in the address. */
export interface ConsentsData extends ListExport {
  readonly list: ListUse<ConsentItem>
  /** Those of the document that is filtered by, the latest first; none without one. */
  readonly versions: readonly VersionNumber[]
}

const none: readonly VersionNumber[] = []

/** Asks only while the tab that shows them is open. */
export function useConsents(): ConsentsData {
  const place = useListPlace(consentCodec)
  const filter = askedOf(place)
  const { data, previousData, error, loading, refetch } = useQuery(LegalConsentsDocument, { variables: { page: place.asked, filter } })
  const numbers = useQuery(LegalVersionNumbersDocument, { variables: { document: filter.document ?? '' }, skip: filter.document === null })
  const [start] = useMutation(ExportLegalConsentsDocument)
  const exporting = useListExport(async (format) => startedBy(await start({ variables: { filter, format } }), (answer) => answer.legal.exportConsents.job))
  // The rows of before stay until those of the next page are here.
  const page = (data ?? (loading ? previousData : undefined))?.legal.consents ?? null
  return {
    list: {
      ...place,
      filters: shownFilters(place.filters),
      onFilter: (filters) => place.onFilter(keptFilters(filters, place.filters)),
      page: { isWaiting: loading, data: page, problem: toProblem(error) },
      retry: () => void refetch(),
    },
    versions: filter.document === null ? none : (numbers.data?.legal.versions ?? none).filter(({ state: standing }) => standing !== 'DRAFT'),
    ...exporting,
  }
}

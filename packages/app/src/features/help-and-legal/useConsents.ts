import { useMutation, useQuery } from '@apollo/client/react'
import {
  CountLegalConsentsDocument,
  ExportLegalConsentsDocument,
  LegalConsentsDocument,
  LegalVersionNumbersDocument,
} from '@somo/graphql/help-and-legal'
import type { ConsentSort } from '@somo/graphql/schema'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import { directionOf } from '../../domain/list/simpleList.ts'
import { useCapped } from '../../domain/list/useCapped.ts'
import { useListPlace, type ListUse } from '../../domain/list/useListPlace.ts'
import { useTabViews, type TabViewsUse } from '../../domain/list/useTabViews.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { askedOf, consentCodec, keptFilters, shownFilters } from './consentAddress.ts'
import type { ConsentItem, VersionNumber } from './legalTypes.ts'

/** The proofs on show; what narrows and sorts them, the columns and the place stand in the address. */
export interface ConsentsData extends ListExport {
  readonly list: ListUse<ConsentItem>
  /** Those of the document that is filtered by, the latest first; none without one. */
  readonly versions: readonly VersionNumber[]
  readonly views: TabViewsUse
}

const none: readonly VersionNumber[] = []

/** Asks only while the tab that shows them is open. */
export function useConsents(): ConsentsData {
  const { address, ...place } = useListPlace(consentCodec)
  const { state, change } = address
  const filter = askedOf(place)
  const sort: ConsentSort = { field: 'AT', direction: directionOf(state) }
  const { data, previousData, error, loading, refetch } = useQuery(LegalConsentsDocument, {
    variables: { page: place.asked, filter, sort },
  })
  const { cap, countOf } = useCapped(address.kept)
  const count = useQuery(CountLegalConsentsDocument, { variables: { cap, filter } })
  const numbers = useQuery(LegalVersionNumbersDocument, {
    variables: { document: filter.document ?? '' },
    skip: filter.document === null,
  })
  const [start] = useMutation(ExportLegalConsentsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (answer) => answer.legal.exportConsents.job),
  )
  // The rows of before stay until those of the next page are here.
  const page = (data ?? (loading ? previousData : undefined))?.legal.consents ?? null
  return {
    list: {
      ...place,
      filters: shownFilters(place.filters),
      onFilter: (filters) => place.onFilter(keptFilters(filters, place.filters)),
      whole: { state, change, count: countOf(count.data?.legal.consentCount ?? null, count.loading) },
      page: { isWaiting: loading, data: page, problem: toProblem(error) },
      retry: () => void Promise.all([refetch(), count.refetch()]).catch(() => undefined),
    },
    views: useTabViews(address, '/help-and-legal?tab=consents', true),
    versions:
      filter.document === null
        ? none
        : (numbers.data?.legal.versions ?? none).filter(({ state: standing }) => standing !== 'DRAFT'),
    ...exporting,
  }
}

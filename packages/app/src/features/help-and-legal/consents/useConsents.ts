import { useMutation } from '@apollo/client/react'
import {
  CountLegalConsentsDocument,
  ExportLegalConsentsDocument,
  LegalConsentsDocument,
  LegalVersionNumbersDocument,
} from '@somo/graphql/help-and-legal'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../../domain/job/useListExport.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { listUse, useListPlace, type ListUse } from '../../../domain/list/state/useListPlace.ts'
import { useTabViews, type TabViewsUse } from '../../../domain/list/views/useTabViews.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { changedFilters, consentFilter, consentList } from './consentList.ts'
import type { ConsentItem, VersionNumber } from '../legalTypes.ts'

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
  const place = useListPlace(consentList)
  const { state, kept } = place.address
  const filter = consentFilter(state)
  const sort = consentList.sortOf(state)
  const page = useQueryState(LegalConsentsDocument, {
    variables: { page: place.asked, filter, sort },
    keeps: 'whileWaiting',
    pick: (data) => data.legal.consents,
  })
  const count = useListCount(CountLegalConsentsDocument, {
    variables: { filter },
    listed: kept,
    pick: (data) => data.legal.consentCount,
  })
  const document = filter.document ?? null
  const versions = useQueryState(LegalVersionNumbersDocument, {
    variables: { document: document ?? '' },
    isWanted: document !== null,
    pick: (data) => data.legal.versions?.filter(({ state: standing }) => standing !== 'DRAFT'),
  })
  const [start] = useMutation(ExportLegalConsentsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (answer) => answer.legal.exportConsents.job),
  )
  return {
    list: {
      ...listUse(place, page, count),
      onFilter: (filters) => place.onFilter(changedFilters(filters, place.filters)),
    },
    views: useTabViews(place.address, consentList.viewsKey, true),
    versions: document === null ? none : (versions.data ?? none),
    ...exporting,
  }
}

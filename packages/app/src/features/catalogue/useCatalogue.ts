import {
  CatalogueDocument,
  CatalogueFacetsDocument,
  CountCatalogueDocument,
  type CatalogueFacetsQuery,
  type CatalogueQuery,
} from '@somo/graphql/catalogue'
import { pageOf } from '../../domain/list/definition/listPage.ts'
import { useListAddress, type ListAddress } from '../../domain/list/state/useListAddress.ts'
import { useListCount, type CountUse } from '../../domain/list/state/useListCount.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { catalogueList } from './list/catalogueList.ts'

export type CataloguePage = CatalogueQuery['catalogue']['media']
export type Facets = CatalogueFacetsQuery['catalogue']['facets']

/** What the address asks of the catalogue. */
export interface CatalogueData {
  readonly address: ListAddress<'entry'>
  readonly page: QueryState<CataloguePage>
  readonly count: CountUse
  readonly facets: QueryUse<Facets>
  /** Asks again for what is shown. */
  readonly retry: () => void
}

/** A page of the catalogue, how many there are, and the numbers of its facets. */
export function useCatalogue(): CatalogueData {
  const { locale } = useLocale()
  const address = useListAddress(catalogueList)
  const { state, kept } = address
  const filter = catalogueList.filterOf(state)
  const page = useQueryState(CatalogueDocument, {
    variables: { page: pageOf(state), locale, filter, sort: catalogueList.sortOf(state) },
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.catalogue.media,
  })
  const count = useListCount(CountCatalogueDocument, {
    variables: { filter },
    listed: kept,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.catalogue.count,
  })
  const facets = useQueryState(CatalogueFacetsDocument, {
    variables: { filter },
    keeps: 'whileWaiting',
    pick: (data) => data.catalogue.facets,
  })
  const retry = (): void => {
    page.retry()
    count.retry()
    facets.retry()
  }
  return { address, page, count, facets, retry }
}

import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { CatalogueView, type CatalogueViewProps } from './CatalogueView.tsx'
import { listHref, mediumHref, mediumOf } from './catalogueAddress.ts'
import { CatalogueMediumPage } from './medium/CatalogueMediumPage.tsx'
import { useOfferedPaths } from './path/useOfferedPaths.ts'
import { useCatalogue } from './useCatalogue.ts'
import { useCatalogueActions } from './useCatalogueActions.ts'
import { useRecommendations } from './useRecommendations.ts'

/** /catalogue: what can be learned by choice, or the page about one medium of it. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { search } = useLocation()
  const medium = mediumOf(search)
  if (title === undefined) return null
  return medium === null ? (
    <CatalogueList title={title} search={search} />
  ) : (
    <CatalogueMediumPage medium={medium} listHref={listHref(search)} />
  )
}

function CatalogueList({ title, search }: Pick<CatalogueViewProps, 'title'> & { readonly search: string }) {
  const catalogue = useCatalogue()
  const { state } = catalogue.address
  const isWhole = state.search === '' && state.filters.length === 0 && state.place.at === 'start'
  const recommendations = useRecommendations(isWhole)
  const paths = useOfferedPaths(state.search, state.filters.length === 0 && state.place.at === 'start')
  const { onStep } = useCatalogueActions(catalogue.retry)
  const hrefOf = useCallback((uuid: string) => mediumHref(search, uuid), [search])
  return (
    <CatalogueView
      title={title}
      recommendations={recommendations}
      paths={paths}
      onStep={onStep}
      hrefOf={hrefOf}
      {...catalogue}
    />
  )
}

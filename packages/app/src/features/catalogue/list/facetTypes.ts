import type { FilterValue } from '@somo/ui/FilterBar'
import type { Facets } from '../useCatalogue.ts'

/** What narrows the catalogue, as the panel and the tree of categories show it. */
export interface FacetPanelProps {
  readonly facets: Facets
  readonly filters: readonly FilterValue[]
  readonly onChange: (filters: readonly FilterValue[]) => void
}

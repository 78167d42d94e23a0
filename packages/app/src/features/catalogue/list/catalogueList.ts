import type { CatalogueDuration, CatalogueFilter, CatalogueSort } from '@somo/graphql/schema'
import { contentLanguages } from '../../../domain/language/contentLanguages.ts'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { many, oneOf, yesNo } from '../../../domain/list/definition/listFilters.ts'
import { mediumKinds } from '../../../domain/medium/mediumKinds.ts'

export const durations = ['SHORT', 'MEDIUM', 'LONG'] as const satisfies readonly CatalogueDuration[]

/** The list of the catalogue. */
export const catalogueList = defineList<CatalogueFilter, CatalogueSort>()({
  path: '/catalogue',
  columns: { best: { sort: 'RELEVANCE' }, listed: { sort: 'NEWEST' }, title: { sort: 'TITLE' } },
  filters: {
    kind: many(mediumKinds, 'kind'),
    category: oneOf('category'),
    duration: many(durations, 'duration'),
    language: many(contentLanguages, 'language'),
    certificate: yesNo('hasCertificate'),
  },
  search: 'search',
  sort: '-best',
})

/** The orders that are offered, by column; `-` is descending. */
export const catalogueSorts = ['-best', '-listed', 'title'] as const
export type CatalogueOrder = (typeof catalogueSorts)[number]

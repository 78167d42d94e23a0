import type { CatalogueSortField } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { writePredicates } from '../../list/keysetList.ts'
import { countKeysetList, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { catalogueColumns, ownEnrolment, type CatalogueRow } from '../catalogueRow.ts'
import { facetPredicates, writeMatching, type CatalogueChoice } from './catalogueChoice.ts'

const sortKeys = {
  RELEVANCE: { key: 't.relevance', type: 'int' },
  NEWEST: { key: 't.listed_at', type: 'timestamptz' },
  TITLE: { key: 't.title', type: 'text' },
} as const satisfies Record<CatalogueSortField, Pick<KeysetList, 'key' | 'type'>>

function listOf(choice: CatalogueChoice, field: CatalogueSortField): KeysetList {
  const { parameters, person, from } = writeMatching(choice, field === 'RELEVANCE')
  const where = writePredicates(facetPredicates, choice.filter, parameters)
  return {
    ...{ columns: catalogueColumns, from, thenJoin: ownEnrolment(person), ...sortKeys[field] },
    where,
    values: parameters.values,
  }
}

/** One page of what a person sees in the catalogue. */
export const listCatalogue = (pool: Pool, plan: PagePlan<CatalogueSortField>, choice: CatalogueChoice) =>
  readKeysetPage<CatalogueRow, CatalogueSortField>(pool, plan, listOf(choice, plan.field))

/** Counts it, no further than the cap. */
export const countCatalogue = (pool: Pool, cap: number, choice: CatalogueChoice): Promise<number> =>
  countKeysetList(pool, listOf(choice, 'TITLE'), cap)

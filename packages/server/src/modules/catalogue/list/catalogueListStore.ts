import type { CatalogueSortField } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
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

/** Without a search nothing is relevant: the newest are the best. */
const fieldOf = (choice: CatalogueChoice, field: CatalogueSortField): CatalogueSortField =>
  field === 'RELEVANCE' && choice.clauses.length === 0 ? 'NEWEST' : field

function listOf(choice: CatalogueChoice, asked: CatalogueSortField, direction: 'asc' | 'desc'): KeysetList {
  const field = fieldOf(choice, asked)
  const { parameters, person, from } = writeMatching(choice, field === 'RELEVANCE' ? direction : null)
  const where = writePredicates(facetPredicates, choice.filter, parameters)
  return {
    columns: catalogueColumns,
    from,
    thenJoin: ownEnrolment(person),
    ...sortKeys[field],
    where,
    values: parameters.values,
  }
}

/** A cursor of a list that was searched stands nowhere in one that is not, nor the other way round. */
function checkCursor({ field, from }: PagePlan<CatalogueSortField>, choice: CatalogueChoice): void {
  if (field !== 'RELEVANCE' || from === null) return
  const isNumber = /^-?\d{1,9}$/.test(from.value)
  if (isNumber !== (fieldOf(choice, field) === 'RELEVANCE'))
    throw new SomoError('BAD_INPUT', { argument: 'page.after' })
}

/**
 * One page of what a person sees in the catalogue.
 * @throws SomoError BAD_INPUT for a cursor of another list
 */
export async function listCatalogue(pool: Pool, plan: PagePlan<CatalogueSortField>, choice: CatalogueChoice) {
  checkCursor(plan, choice)
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  return readKeysetPage<CatalogueRow, CatalogueSortField>(
    pool,
    plan,
    listOf(choice, plan.field, isRising ? 'asc' : 'desc'),
  )
}

/** Counts it, no further than the cap. */
export const countCatalogue = (pool: Pool, cap: number, choice: CatalogueChoice): Promise<number> =>
  countKeysetList(pool, listOf(choice, 'TITLE', 'asc'), cap)

import type {
  CatalogueDetail,
  CatalogueFacets,
  CatalogueFilter,
  CataloguePage,
  CatalogueSortField,
  DismissPayload,
  Recommendation,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { textIn } from '../learning/learningMapper.ts'
import { readOutline } from '../learning/courseOutline.ts'
import { listTexts } from '../media/mediumMapper.ts'
import type { PagePlan } from '../paging.ts'
import { recordMissedSearch } from '../statistics/searches/recordMissedSearch.ts'
import { mapCatalogueItem, mapCatalogueMedium } from './catalogueMapper.ts'
import { dismiss, readCategoryPath, readDetail } from './detailStore.ts'
import { readChoice } from './list/catalogueChoice.ts'
import { countCatalogue, listCatalogue } from './list/catalogueListStore.ts'
import { countFacets } from './list/facetStore.ts'
import { recommendationCount, type RecommenderClient } from './recommendations/recommenderClient.ts'
import { readRecommendations, readSuggested, type RecommendationRow } from './recommendations/recommendationStore.ts'

type Reader = Pick<Caller, 'subject'>

/** Which media are listed, in which language. */
export interface Listed {
  readonly filter: CatalogueFilter
  readonly locale: string
  /** Somebody looks with the eyes of the person: their searches do not count. */
  readonly isViewing: boolean
}

/** The catalogue as one person sees it. */
export interface CatalogueService {
  /** @throws SomoError BAD_INPUT where more is searched for than 200 characters */
  list(caller: Reader, plan: PagePlan<CatalogueSortField>, listed: Listed): Promise<CataloguePage>
  count(caller: Reader, filter: CatalogueFilter, cap: number): Promise<number>
  facets(caller: Reader, filter: CatalogueFilter): Promise<CatalogueFacets>
  /** Null where the caller does not see the medium. */
  detail(caller: Reader, medium: string, locale: string): Promise<CatalogueDetail | null>
  /** At most four. */
  recommend(caller: Reader, locale: string): Promise<Recommendation[]>
  dismiss(caller: Reader, medium: string): Promise<DismissPayload>
}

/** A smaller number could tell who it was. */
const fewestShown = 5

/** Makes the service. @param recommender null where none is configured */
export function createCatalogueService(pool: Pool, recommender: RecommenderClient | null): CatalogueService {
  return {
    async list({ subject }, plan, { filter, locale, isViewing }) {
      const choice = await readChoice(pool, subject, filter)
      const { items, pageInfo } = await listCatalogue(pool, plan, choice)
      // Further pages belong to the same search.
      if (choice.precision !== 'EXACT' && plan.from === null && !isViewing)
        await recordMissedSearch(pool, locale, filter.search ?? '')
      return {
        items: items.map((row) => mapCatalogueMedium(row, locale)),
        pageInfo,
        isNearest: choice.precision !== 'EXACT',
      }
    },
    count: async ({ subject }, filter, cap) => countCatalogue(pool, cap, await readChoice(pool, subject, filter)),
    facets: async ({ subject }, filter) => countFacets(pool, await readChoice(pool, subject, filter)),
    detail: ({ subject }, medium, locale) => readWhole(pool, subject, medium, locale),
    async recommend({ subject }, locale) {
      const reader = { subject, locale }
      const media = (await recommender?.suggest(subject, locale)) ?? []
      const suggested = await readSuggested(pool, reader, recommendationCount, media)
      const missing = recommendationCount - suggested.length
      const without = suggested.map(({ uuid }) => uuid)
      const more = missing === 0 ? [] : await readRecommendations(pool, reader, missing, without)
      return [...suggested, ...more].map((row) => mapRecommendation(row, locale))
    },
    async dismiss({ subject }, medium) {
      const isDone = await dismiss(pool, subject, medium)
      return { userErrors: isDone ? [] : [{ code: 'UNKNOWN', path: ['medium'] }] }
    },
  }
}

const mapRecommendation = (row: RecommendationRow, locale: string): Recommendation => ({
  medium: mapCatalogueMedium(row, locale),
  reason: row.reason,
  because: row.becauseTitles === null ? null : (textIn(row.becauseTitles, locale, row.becauseLocale ?? locale) ?? null),
})

async function readWhole(pool: Pool, subject: string, medium: string, locale: string): Promise<CatalogueDetail | null> {
  const row = await readDetail(pool, subject, medium)
  if (row === null) return null
  const [outline, categoryPath] = await Promise.all([
    row.kind === 'COURSE' ? readOutline(pool, row.version, null) : [],
    readCategoryPath(pool, row.uuid),
  ])
  return {
    medium: mapCatalogueMedium(row, locale),
    description: textIn(row.descriptions, locale, row.mainLocale) ?? null,
    goals: textIn(row.goals, locale, row.mainLocale) ?? [],
    outline: outline.map((item) => mapCatalogueItem(item, locale)),
    categoryPath: categoryPath.map(({ uuid, parent, names }) => ({ uuid, parent, names: listTexts(names) })),
    offeredBy: row.offeredBy,
    provider: row.provider,
    responsible: row.responsible,
    version: row.number,
    publishedAt: row.publishedAt,
    passMark: row.passMark,
    attemptLimit: row.attemptLimit,
    completions: row.completions < fewestShown ? null : row.completions,
  }
}

import type {
  ListedMediumStatistics,
  MediaStatisticsFilter,
  MediaStatisticsListPage,
  MediaStatisticsSortField,
} from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { patternsOf } from '../../searching.ts'
import { mediaFigures, toFigures, type SumRow } from './figures.ts'
import { readMedians } from './medians.ts'
import type { Selection } from './selection.ts'

/** Which media of a selection are listed. */
export type MediaFilter = Omit<MediaStatisticsFilter, 'unit' | 'period'>

// What is hidden sorts below everything, so that its place tells nothing.
const hiddenLast = (value: string): string => `case when f.is_shown then coalesce(${value}, -1) else -2 end`

const sortColumns = {
  TITLE: { value: 'm.title', type: 'text' },
  STARTS: { value: hiddenLast('f.starts'), type: 'int' },
  COMPLETIONS: { value: hiddenLast('f.completions'), type: 'int' },
  PEOPLE: { value: hiddenLast('f.people'), type: 'int' },
  RATE: { value: hiddenLast('round(f.rate * 1000000)::int'), type: 'int' },
  SCORE: { value: hiddenLast('round(f.score * 1000000)::int'), type: 'int' },
  TIME: { value: hiddenLast('f.seconds'), type: 'int' },
} as const satisfies Record<MediaStatisticsSortField, { value: string; type: KeysetList['type'] }>

const nowhere = '00000000-0000-0000-0000-000000000000'
const longestSearch = 200

const predicates: FilterTable<MediaFilter> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map(add)
      .map(
        (pattern) =>
          `(t.search_text like ${pattern} or exists (select from medium_tag g where g.medium = t.uuid and fold_text(g.tag) like ${pattern}))`,
      )
      .join(' and ') || 'true',
  kind: (kinds, { add }) => `t.kind = any(${add(kinds)}::text[])`,
  category: (category, { add }) => `exists (
    with recursive below (uuid) as (
      select c.uuid from category c where c.uuid = ${add(isUuid(category) ? category : nowhere)}::uuid
      union select c.uuid from category c join below b on c.parent = b.uuid)
    select from medium_category mc join below b on b.uuid = mc.category where mc.medium = t.uuid)`,
}

const columns = `t.uuid, t.title, t.kind, t.state, t.is_shown as "isShown", t.starts, t.completions, t.people, t.rate, t.score, t.seconds`

/** @throws SomoError BAD_INPUT where more is searched for than 200 characters */
function listOf({ unit, wider, from }: Selection, filter: MediaFilter, field: MediaStatisticsSortField): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const places = {
    unit: `${parameters.add(unit.uuid)}::uuid`,
    wider: `${parameters.add(wider)}::uuid[]`,
    from: `${parameters.add(from)}::date`,
  }
  const { value, type } = sortColumns[field]
  return {
    columns,
    from: `(select m.uuid, m.title, m.kind, m.state, m.search_text, f.*, ${value} as sort_value
      from (${mediaFigures(places)}) f join medium m on m.uuid = f.medium) t`,
    key: 't.sort_value',
    type,
    where: writePredicates(predicates, filter, parameters),
    values: parameters.values,
  }
}

type Row = Omit<ListedMediumStatistics, 'figures' | 'medians'> & SumRow

/** One page of media with their figures. */
export async function listMediaStatistics(
  sql: Queryable,
  plan: PagePlan<MediaStatisticsSortField>,
  selection: Selection,
  filter: MediaFilter,
): Promise<MediaStatisticsListPage & { items: (ListedMediumStatistics & { sortedAt: string })[] }> {
  const { items, pageInfo } = await readKeysetPage<Row, MediaStatisticsSortField>(
    sql,
    plan,
    listOf(selection, filter, plan.field),
  )
  const shown = items.filter(({ isShown }) => isShown).map(({ uuid }) => uuid)
  const medians = await readMedians(sql, selection, shown)
  return {
    pageInfo,
    items: items.map(({ uuid, title, kind, state, sortedAt, ...sums }) => ({
      uuid,
      title,
      kind,
      state,
      sortedAt,
      figures: toFigures(sums),
      medians: medians.get(uuid) ?? null,
    })),
  }
}

/** Counts these media, no further than the cap. */
export const countMediaStatistics = (
  sql: Queryable,
  cap: number,
  selection: Selection,
  filter: MediaFilter,
): Promise<number> => countKeysetList(sql, listOf(selection, filter, 'TITLE'), cap)

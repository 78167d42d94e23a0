import type { CatalogueFacets, CatalogueFilter, FacetCount } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { joinAnd, writePredicates } from '../../list/keysetList.ts'
import { listTexts } from '../../media/mediumMapper.ts'
import {
  activeCategories,
  durationInSql,
  facetPredicates,
  writeMatching,
  type CatalogueChoice,
} from './catalogueChoice.ts'

type Facet = keyof typeof facetPredicates

interface FacetRow {
  readonly facet: Facet | 'total'
  readonly value: string
  readonly parent: string | null
  readonly names: Readonly<Record<string, string>> | null
  readonly count: number
}

const facets = ['kind', 'category', 'language', 'duration', 'hasCertificate'] as const satisfies readonly Facet[]

/** Counts the values of each facet among what matches the search and all other facets, in one statement. */
export async function countFacets(sql: Queryable, choice: CatalogueChoice): Promise<CatalogueFacets> {
  const { parameters, from } = writeMatching(choice, null)
  const { filter } = choice
  // Whether each medium meets the condition of each facet is told once.
  const meets = facets.map((facet) => {
    const one: Partial<CatalogueFilter> = { [facet]: filter[facet] }
    return `${joinAnd(writePredicates(facetPredicates, one, parameters))} as "${facet}"`
  })
  const others = (facet: Facet): string =>
    joinAnd(facets.filter((other) => other !== facet).map((other) => `b."${other}"`))
  const counted = (facet: Facet, value: string, join = ''): string =>
    `select '${facet}', ${value}, null::uuid, null::jsonb, null::int[], count(*)::int from base b ${join} where ${others(facet)} and ${value} is not null group by 2`
  const text = `${activeCategories},
    below (root, uuid) as (select a.uuid, a.uuid from active a union all
      select b.root, a.uuid from active a join below b on a.parent = b.uuid),
    base as materialized (select t.uuid, t.kind as kind_value, t.languages, ${durationInSql} as duration_value,
      grants_certificate(t.uuid) as certificate_value, ${meets.join(', ')} from ${from}),
    found (facet, value, parent, names, path, count) as (
      select 'total', '', null::uuid, null::jsonb, null::int[], count(*)::int from base b where ${others('category')}
      union all ${counted('kind', 'b.kind_value')}
      union all ${counted('language', 'l.value', 'cross join unnest(b.languages) l (value)')}
      union all ${counted('duration', 'b.duration_value')}
      union all ${counted('hasCertificate', `case when b.certificate_value then 'true' end`)}
      union all select 'category', a.uuid::text, a.parent, a.names, a.path, n.count from active a join (
        select w.root, count(distinct b.uuid)::int as count from base b join medium_category mc on mc.medium = b.uuid
        join below w on w.uuid = mc.category where ${others('category')} group by w.root) n on n.root = a.uuid)
    select facet, value, parent, names, count from found order by path, count desc, value`
  const { rows } = await sql.query<FacetRow>(text, [...parameters.values])
  return mapFacets(rows)
}

function mapFacets(rows: readonly FacetRow[]): CatalogueFacets {
  const valuesOf = (facet: FacetRow['facet']): readonly FacetRow[] => rows.filter((row) => row.facet === facet)
  const counts = (facet: Facet): FacetCount[] => valuesOf(facet).map(({ value, count }) => ({ value, count }))
  return {
    total: valuesOf('total')[0]?.count ?? 0,
    kinds: counts('kind'),
    languages: counts('language'),
    durations: counts('duration'),
    withCertificate: valuesOf('hasCertificate')[0]?.count ?? 0,
    categories: valuesOf('category').map(({ value, parent, names, count }) => ({
      uuid: value,
      parent,
      count,
      names: listTexts(names),
    })),
  }
}

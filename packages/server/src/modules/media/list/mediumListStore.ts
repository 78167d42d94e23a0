import type { ListedMediumPage, MediumFilter, MediumSortField } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, personInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { stepOf } from '../../units/statements.ts'
import { listedMediumColumns, toListedMedium, type ListedMediumRow } from './listedMediumColumns.ts'

const sortColumns = {
  TITLE: { key: 't.title', type: 'text' },
  UPDATED: { key: 't.updated_at', type: 'timestamptz' },
} as const satisfies Record<MediumSortField, Pick<KeysetList, 'key' | 'type'>>

const longestSearch = 200
const nowhere = '00000000-0000-0000-0000-000000000000'
const known = (uuid: string): string => (isUuid(uuid) ? uuid : nowhere)

const inCategory = (category: string): string => `exists (
  with recursive below (uuid) as (
    select c.uuid from category c where c.uuid = ${category}::uuid
    union select c.uuid from category c join below b on c.parent = b.uuid)
  select from medium_category mc join below b on b.uuid = mc.category where mc.medium = t.uuid)`

const predicates: FilterTable<MediumFilter> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map(add)
      .map(
        (pattern) =>
          `(t.search_text like ${pattern} or exists (select from medium_tag g where g.medium = t.uuid and fold_text(g.tag) like ${pattern}))`,
      )
      .join(' and ') || 'true',
  kind: (kinds, { add }) => `t.kind = any(${add(kinds)}::text[])`,
  state: (states, { add }) => `t.state = any(${add(states)}::text[])`,
  unit: (unit, { add }) =>
    `t.owner_unit in (select a.unit from unit_ancestor a where a.ancestor = ${add(known(unit))}::uuid)`,
  category: (category, { add }) => inCategory(add(known(category))),
  language: (languages, { add }) => `t.languages && ${add(languages)}::text[]`,
  responsible: (person, { add }) => `t.responsible = ${add(known(person))}::uuid`,
}

const columns = `t.uuid, t.kind, t.title, t.state, c.number as version, d.number as "draftVersion", d.state as "draftState",
  ${stepOf('u')} as "ownerUnit", t.languages, ${personInSql('r')} as responsible, t.updated_at as "updatedAt", t.revision`

const joins = `join unit u on u.uuid = t.owner_unit left join person r on r.uuid = t.responsible
  left join person e on e.uuid = t.updated_by
  left join medium_version c on c.uuid = t.current_version
  left join medium_version d on d.medium = t.uuid and d.published_at is null`

/** Media of a scope, as their authors list them. */
export interface MediumChoice {
  readonly scope: Scope
  readonly filter: Partial<MediumFilter>
}

/** @throws SomoError BAD_INPUT where more is searched for than 200 characters */
function listOf({ scope, filter }: MediumChoice, field: MediumSortField): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const isManaged = (unit: string): string => isUnitInScope(scope, unit, manager)
  const asked = writePredicates(predicates, filter, parameters)
  const notArchived = (filter.state ?? []).length > 0 ? [] : [`t.state <> 'ARCHIVED'`]
  return {
    columns: `${columns}, ${listedMediumColumns(isManaged)}`,
    from: 'medium t',
    thenJoin: joins,
    ...sortColumns[field],
    where: [isManaged('t.owner_unit'), ...notArchived, ...asked],
    values: parameters.values,
  }
}

/** One page of media. */
export async function listMedia(
  pool: Pool,
  plan: PagePlan<MediumSortField>,
  choice: MediumChoice,
): Promise<ListedMediumPage> {
  const page = await readKeysetPage<ListedMediumRow, MediumSortField>(pool, plan, listOf(choice, plan.field))
  return { ...page, items: page.items.map(toListedMedium) }
}

/** Counts media, no further than the cap. */
export const countMedia = (pool: Pool, cap: number, choice: MediumChoice): Promise<number> =>
  countKeysetList(pool, listOf(choice, 'TITLE'), cap)

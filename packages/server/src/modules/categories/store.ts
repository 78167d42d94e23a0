import type { Pool, PoolClient } from 'pg'
import type { CategoryRow, CategoryTexts } from './categoryTypes.ts'

/** The pool, or the client of a transaction. */
export type Runner = Pick<Pool | PoolClient, 'query'>

/*
  Depth first: a path is made of the positions from the top. `below` joins each category with itself and everything below it, so
  that a medium in two categories of a branch is counted once.
*/
const tree = `with recursive place (uuid, path) as (
    select uuid, array[position] from category where parent is null
    union all select c.uuid, p.path || c.position from category c join place p on c.parent = p.uuid),
  below (root, uuid) as (
    select uuid, uuid from category
    union all select b.root, c.uuid from category c join below b on c.parent = b.uuid),
  own as (select category, count(*)::int as count from medium_category group by category),
  total as (select b.root, count(distinct m.medium)::int as count from below b join medium_category m on m.category = b.uuid group by b.root)
  select c.uuid, c.parent, c.key, c.names, c.descriptions, c.is_active as "isActive", c.revision,
    coalesce((select array_agg(a.key order by a.key) from category_alias a where a.category = c.uuid), '{}') as aliases,
    coalesce(own.count, 0) as "mediaCount", coalesce(total.count, 0) as "totalMediaCount"
  from category c join place p using (uuid) left join own on own.category = c.uuid left join total on total.root = c.uuid
  order by p.path, c.uuid`

/** The whole tree: parents before what lies in them, siblings in their order. */
export const readTree = async (runner: Runner): Promise<readonly CategoryRow[]> =>
  (await runner.query<CategoryRow>(tree)).rows

/** Changes of the tree happen one after another; reading goes on. */
export const lockTree = (client: PoolClient): Promise<unknown> =>
  client.query('lock table category in share row exclusive mode')

/** Nobody adds media to the category until the transaction ends. */
export const lockCategory = (client: PoolClient, uuid: string): Promise<unknown> =>
  client.query('select from category where uuid = $1 for update', [uuid])

const insert = `insert into category (uuid, parent, key, names, descriptions, position)
  select $1, $2, $3, $4::jsonb, $5::jsonb, coalesce(max(position), 0) + 1 from category where parent is not distinct from $2`

export async function insertCategory(
  client: PoolClient,
  uuid: string,
  parent: string | null,
  { key, names, descriptions }: CategoryTexts,
): Promise<void> {
  await client.query(insert, [uuid, parent, key, JSON.stringify(names), JSON.stringify(descriptions)])
}

const update = `update category set key = $2, names = $3::jsonb, descriptions = $4::jsonb, revision = revision + 1, updated_at = now()
  where uuid = $1`

export async function updateCategory(
  client: PoolClient,
  uuid: string,
  { key, names, descriptions }: CategoryTexts,
): Promise<void> {
  await client.query(update, [uuid, key, JSON.stringify(names), JSON.stringify(descriptions)])
}

export async function setActive(client: PoolClient, uuid: string, isActive: boolean): Promise<void> {
  await client.query(
    'update category set is_active = $2, revision = revision + 1, updated_at = now() where uuid = $1',
    [uuid, isActive],
  )
}

const place = `update category c set parent = $2, position = o.position,
    revision = c.revision + (c.parent is distinct from $2 or c.uuid is not distinct from $3)::int, updated_at = now()
  from unnest($1::uuid[]) with ordinality as o(uuid, position)
  where c.uuid = o.uuid and (c.parent is distinct from $2 or c.position <> o.position)`

/** Gives the children of `parent` their order; the revision of `moved`, and of those that come from elsewhere, goes up. */
export async function placeCategories(
  client: PoolClient,
  parent: string | null,
  order: readonly string[],
  moved: string | null,
): Promise<void> {
  await client.query(place, [order, parent, moved])
}

export async function removeCategory(client: PoolClient, uuid: string): Promise<void> {
  await client.query('delete from category where uuid = $1', [uuid])
}

const counts = `select count(*)::int as "mediaCount", count(*) filter (where m.state = 'PUBLISHED')::int as "publishedCount",
    count(*) filter (where m.state = 'DRAFT')::int as "draftCount",
    count(*) filter (where m.state in ('RETIRED', 'ARCHIVED'))::int as "retiredCount",
    count(*) filter (where exists (select from medium_category t where t.medium = m.uuid and t.category = $2))::int as "sharedCount"
  from medium_category c join medium m on m.uuid = c.medium where c.category = $1`

export interface MergeCounts {
  readonly mediaCount: number
  readonly publishedCount: number
  readonly draftCount: number
  readonly retiredCount: number
  readonly sharedCount: number
}

/** The media of a category by state, and how many of them are in another one too. */
export async function countMerge(runner: Runner, uuid: string, into: string): Promise<MergeCounts> {
  const none = { mediaCount: 0, publishedCount: 0, draftCount: 0, retiredCount: 0, sharedCount: 0 }
  return (await runner.query<MergeCounts>(counts, [uuid, into])).rows[0] ?? none
}

const mergeSteps = [
  `insert into medium_category (medium, category) select medium, $2::uuid from medium_category where category = $1 on conflict do nothing`,
  `update category_alias set category = $2 where category = $1`,
  `insert into category_alias (key, category) select key, $2::uuid from category where uuid = $1`,
] as const

/** Moves media and keys of a category to another one, and removes it. Its children have moved before. */
export async function mergeCategory(client: PoolClient, uuid: string, into: string): Promise<void> {
  for (const step of mergeSteps) await client.query(step, [uuid, into])
  await client.query('delete from medium_category where category = $1', [uuid])
  await client.query('update category set revision = revision + 1, updated_at = now() where uuid = $1', [into])
  await removeCategory(client, uuid)
}

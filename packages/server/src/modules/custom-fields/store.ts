import type { PoolClient } from 'pg'
import { isUuid } from '../../database/uuid.ts'
import { fieldColumns, fieldOrder, type FieldRow, type Runner } from './definitions.ts'
import type { FieldFacts } from './rules.ts'

const find = `select ${fieldColumns} from custom_field f where f.uuid = $1`

// A definition is never changed while somebody writes what it rules: those hold it `for share`.
const lock = `${find} for update`

const list = `select ${fieldColumns} from custom_field f order by ${fieldOrder}`

const insert = `insert into custom_field (uuid, key, kind, labels, choices, is_required, visible_to, is_own, place)
  values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8, (select coalesce(max(place), 0) + 1 from custom_field))
  on conflict (key) do nothing`

const update = `update custom_field set kind = $2, labels = $3::jsonb, choices = $4::jsonb, is_required = $5, visible_to = $6, is_own = $7,
    revision = revision + 1, updated_at = now() where uuid = $1`

const setArchived = `update custom_field set archived_at = case when $2 then now() end, revision = revision + 1, updated_at = now() where uuid = $1`

const setPlaces = `update custom_field f set place = o.place, updated_at = now()
  from unnest($1::uuid[]) with ordinality as o(uuid, place) where f.uuid = o.uuid`

const countHolders = `select f.uuid, (select count(*)::int from person p where p.custom <> '{}' and p.custom ? f.key) as count
  from custom_field f`

const isUsed = `select exists (select from person p where p.custom <> '{}' and p.custom ? $1) as "isUsed"`

const usedChoices = `select c.choice from unnest($2::text[]) as c(choice)
  where exists (select from person p where p.custom <> '{}' and p.custom @> jsonb_build_object($1::text, c.choice))`

const factsOf = ({ kind, labels, choices, isRequired, visibleTo, isOwn }: FieldFacts): unknown[] => [
  kind,
  JSON.stringify(labels),
  JSON.stringify(choices),
  isRequired,
  visibleTo,
  isOwn,
]

/** Every definition in its order, those put away last. */
export const listFields = async (runner: Runner): Promise<readonly FieldRow[]> =>
  (await runner.query<FieldRow>(list)).rows

export async function findField(runner: Runner, uuid: string): Promise<FieldRow | null> {
  return isUuid(uuid) ? ((await runner.query<FieldRow>(find, [uuid])).rows[0] ?? null) : null
}

/** As `findField`; nobody else changes or uses it until the transaction ends. */
export async function lockField(client: PoolClient, uuid: string): Promise<FieldRow | null> {
  return isUuid(uuid) ? ((await client.query<FieldRow>(lock, [uuid])).rows[0] ?? null) : null
}

/** Whoever adds, orders or puts away definitions does so after the one before. */
export async function lockOrder(client: PoolClient): Promise<void> {
  await client.query('lock table custom_field in share row exclusive mode')
}

/** False where another has the key. */
export async function insertField(client: PoolClient, uuid: string, key: string, facts: FieldFacts): Promise<boolean> {
  return (await client.query(insert, [uuid, key, ...factsOf(facts)])).rowCount === 1
}

export async function updateField(client: PoolClient, uuid: string, facts: FieldFacts): Promise<void> {
  await client.query(update, [uuid, ...factsOf(facts)])
}

export async function archiveField(client: PoolClient, uuid: string, isArchived: boolean): Promise<void> {
  await client.query(setArchived, [uuid, isArchived])
}

export async function removeField(client: PoolClient, uuid: string): Promise<void> {
  await client.query('delete from custom_field where uuid = $1', [uuid])
}

export async function orderFields(client: PoolClient, uuids: readonly string[]): Promise<void> {
  await client.query(setPlaces, [uuids])
}

/** How many people hold something, field by field. */
export async function readHolders(runner: Runner): Promise<{ uuid: string; count: number }[]> {
  return (await runner.query<{ uuid: string; count: number }>(countHolders)).rows
}

export async function isFieldUsed(runner: Runner, key: string): Promise<boolean> {
  return (await runner.query<{ isUsed: boolean }>(isUsed, [key])).rows[0]?.isUsed === true
}

/** Of these choices of a field, those that somebody holds. */
export async function findUsedChoices(runner: Runner, key: string, choices: readonly string[]): Promise<string[]> {
  if (choices.length === 0) return []
  return (await runner.query<{ choice: string }>(usedChoices, [key, choices])).rows.map(({ choice }) => choice)
}

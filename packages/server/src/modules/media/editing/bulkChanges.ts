import type { MediumBulkPayload, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { isUnitInScope, scopeOf } from '../../scope.ts'
import { checkOwnerUnit, checkResponsible, findWrongCategories } from './references.ts'
import { userError } from '../../userError.ts'

const mostMedia = 1000

type Column = 'owner_unit' | 'responsible'

interface ChangedRow {
  readonly uuid: string
  readonly title: string
  readonly before: string | null
}

const lockMedia = (scope: string): string =>
  `select m.uuid from medium m where m.uuid = any($1::uuid[]) and ${scope} order by m.uuid for update`

const update = (
  column: Column,
): string => `update medium m set ${column} = $2, revision = m.revision + 1, updated_at = now(),
    updated_by = (select p.uuid from person p where p.subject = $3)
  from (select o.uuid, o.${column} as before from medium o where o.uuid = any($1::uuid[])) o
  where m.uuid = o.uuid and o.before is distinct from $2 returning m.uuid, m.title, o.before`

/** Locks media; null unless the caller manages all of them. */
async function lockAll(client: PoolClient, call: RequestCall, given: readonly string[]): Promise<string[] | null> {
  const scope = scopeOf(call)
  const uuids = [...new Set(given)].filter(isUuid)
  const parameters = scope.manager === null ? [uuids] : [uuids, scope.manager]
  const { rowCount } = await client.query(lockMedia(isUnitInScope(scope, 'm.owner_unit', '$2')), parameters)
  return rowCount === new Set(given).size ? uuids : null
}

async function changeAll(
  client: PoolClient,
  call: RequestCall,
  given: readonly string[],
  { column, value, name }: { column: Column; value: string | null; name: 'unit' | 'responsible' },
): Promise<MediumBulkPayload> {
  const uuids = await lockAll(client, call, given)
  if (uuids === null) return refuse(userError('OUT_OF_SCOPE', 'uuids'))
  const { rows } = await client.query<ChangedRow>(update(column), [uuids, value, call.subject])
  const entries = rows.map(({ uuid, title, before }) => ({
    ...({ action: 'medium.update', objectKind: 'medium', object: uuid } as const),
    before: { [name]: before },
    after: { title, [name]: value },
  }))
  await writeAudit(client, call, entries)
  return { changed: rows.length, userErrors: [] }
}

const refuse = (...userErrors: UserError[]): MediumBulkPayload => ({ changed: 0, userErrors })

/** Gives media to another unit: all or none. */
export async function changeOwnerUnit(
  client: PoolClient,
  call: RequestCall,
  uuids: readonly string[],
  unit: string,
): Promise<MediumBulkPayload> {
  if (uuids.length > mostMedia) return refuse(userError('TOO_MANY', 'uuids'))
  const code = await checkOwnerUnit(client, scopeOf(call), unit)
  if (code !== null) return refuse(userError(code, 'ownerUnit'))
  return changeAll(client, call, uuids, { column: 'owner_unit', value: unit, name: 'unit' })
}

/** Makes a person responsible for media, or nobody: all or none. */
export async function changeResponsible(
  client: PoolClient,
  call: RequestCall,
  uuids: readonly string[],
  person: string | null,
): Promise<MediumBulkPayload> {
  if (uuids.length > mostMedia) return refuse(userError('TOO_MANY', 'uuids'))
  const code = person === null ? null : await checkResponsible(client, scopeOf(call), person)
  if (code !== null) return refuse(userError(code, 'responsible'))
  return changeAll(client, call, uuids, { column: 'responsible', value: person, name: 'responsible' })
}

const addToCategory = `with added as (
    insert into medium_category (medium, category) select m, $2 from unnest($1::uuid[]) m on conflict do nothing returning medium)
  update medium m set revision = m.revision + 1, updated_at = now(), updated_by = (select p.uuid from person p where p.subject = $3)
  from added a where m.uuid = a.medium returning m.uuid, m.title`

/** Puts media into a category, beside those they are in: all or none. */
export async function addCategory(
  client: PoolClient,
  call: RequestCall,
  given: readonly string[],
  category: string,
): Promise<MediumBulkPayload> {
  if (given.length > mostMedia) return refuse(userError('TOO_MANY', 'uuids'))
  if ((await findWrongCategories(client, [category])).length > 0) return refuse(userError('UNKNOWN', 'category'))
  const uuids = await lockAll(client, call, given)
  if (uuids === null) return refuse(userError('OUT_OF_SCOPE', 'uuids'))
  const { rows } = await client.query<{ uuid: string; title: string }>(addToCategory, [uuids, category, call.subject])
  const entries = rows.map(({ uuid, title }) => ({
    ...({ action: 'medium.update', objectKind: 'medium', object: uuid } as const),
    after: { title, category },
  }))
  await writeAudit(client, call, entries)
  return { changed: rows.length, userErrors: [] }
}

import type { UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isUuid } from '../../../database/uuid.ts'
import { isPersonInScope, isUnitInScope, type Scope } from '../../scope.ts'

const withManager = (scope: Scope, value: unknown): unknown[] =>
  scope.manager === null ? [value] : [value, scope.manager]

/** Whether a unit can own media of the caller: it is in use, and the caller manages it. */
export async function checkOwnerUnit(client: PoolClient, scope: Scope, unit: string): Promise<UserErrorCode | null> {
  if (!isUuid(unit)) return 'UNKNOWN'
  const { rows } = await client.query<{ inScope: boolean; isArchived: boolean }>(
    `select ${isUnitInScope(scope, 'u.uuid', '$2')} as "inScope", u.archived_at is not null as "isArchived" from unit u where u.uuid = $1 for share`,
    withManager(scope, unit),
  )
  const found = rows[0]
  if (found === undefined || found.isArchived) return 'UNKNOWN'
  return found.inScope ? null : 'OUT_OF_SCOPE'
}

/** Whether a person can be responsible: an active person whom the caller manages, or the caller. */
export async function checkResponsible(
  client: PoolClient,
  scope: Scope,
  person: string,
): Promise<UserErrorCode | null> {
  if (!isUuid(person)) return 'UNKNOWN'
  const isSelf = scope.manager === null ? 'false' : 'p.subject = $2'
  const { rows } = await client.query(
    `select from person p where p.uuid = $1 and p.status in ('ACTIVE', 'INVITED')
      and (${isPersonInScope(scope, 'p.uuid', '$2')} or ${isSelf}) for share`,
    withManager(scope, person),
  )
  return rows.length === 1 ? null : 'UNKNOWN'
}

/** Which of these units are missing, archived or not in the scope. */
export async function findWrongUnits(client: PoolClient, scope: Scope, units: readonly string[]): Promise<string[]> {
  if (units.length === 0) return []
  const { rows } = await client.query<{ uuid: string }>(
    `select u.uuid from unit u where u.uuid = any($1::uuid[]) and u.archived_at is null and ${isUnitInScope(scope, 'u.uuid', '$2')} for share`,
    withManager(scope, units.filter(isUuid)),
  )
  const right = new Set(rows.map(({ uuid }) => uuid))
  return units.filter((unit) => !right.has(unit))
}

/** Which of these categories do not exist. */
export async function findWrongCategories(client: PoolClient, categories: readonly string[]): Promise<string[]> {
  if (categories.length === 0) return []
  const { rows } = await client.query<{ uuid: string }>(
    'select c.uuid from category c where c.uuid = any($1::uuid[]) for share',
    [categories.filter(isUuid)],
  )
  const right = new Set(rows.map(({ uuid }) => uuid))
  return categories.filter((category) => !right.has(category))
}

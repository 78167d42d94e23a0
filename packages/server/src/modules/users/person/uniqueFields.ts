import type { UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { isPersonInScope, type Scope } from '../../scope.ts'
import type { TypedField, TypedFields } from './personFields.ts'
import { userError } from '../../userError.ts'

const uniqueFields = ['username', 'email', 'displayedId', 'externalId'] as const satisfies readonly TypedField[]
type UniqueField = (typeof uniqueFields)[number]

/** Whether a unique field is among these. */
export const hasUnique = (written: object): boolean => uniqueFields.some((field) => field in written)

/** A value that another person has already. */
interface Taken {
  readonly field: UniqueField
  readonly holder: string
  /** Whether the caller may know of the holder. */
  readonly isVisible: boolean
}

const writeTaken = (
  scope: Scope,
): string => `select t.field, t.uuid as holder, ${isPersonInScope(scope, 't.uuid', '$6')} as "isVisible" from (
    select 1 as place, 'username' as field, uuid from person where lower(username) = lower($2) and uuid <> $1
    union all select 2, 'email', uuid from person where lower(email) = lower($3) and uuid <> $1
    union all select 3, 'displayedId', uuid from person where displayed_id = $4 and uuid <> $1
    union all select 4, 'externalId', uuid from person where external_id = $5 and uuid <> $1
  ) t order by t.place`

async function findTaken(
  client: Pick<PoolClient | Pool, 'query'>,
  uuid: string,
  all: TypedFields,
  scope: Scope,
): Promise<readonly Taken[]> {
  const values = [uuid, ...uniqueFields.map((field) => all[field]), ...(scope.manager === null ? [] : [scope.manager])]
  return (await client.query<Taken>(writeTaken(scope), values)).rows
}

/** Values that other people have already. */
export interface Collisions {
  readonly errors: readonly UserError[]
  /** The people who have one of them and whom the caller may not know of. */
  readonly hidden: readonly string[]
}

/** Looks for other people than `uuid` with one of these values, in the fields that `isChecked` names. */
export async function findCollisions(
  client: Pick<PoolClient | Pool, 'query'>,
  uuid: string,
  all: TypedFields,
  scope: Scope,
  isChecked: (field: TypedField) => boolean,
): Promise<Collisions> {
  const taken = (await findTaken(client, uuid, all, scope)).filter(({ field }) => isChecked(field))
  return {
    errors: taken.flatMap(({ field, isVisible }) => (isVisible ? [userError('TAKEN', field)] : [])),
    hidden: taken.flatMap(({ holder, isVisible }) => (isVisible ? [] : [holder])),
  }
}

/** The error of a write that lost a race for a unique value; null where it failed otherwise. */
export function readRace(error: unknown): UserError | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505' || !('constraint' in error)) return null
  const name = String(error.constraint)
  const column = { username: 'username', email: 'email', displayedId: 'displayed_id', externalId: 'external_id' }
  const field = uniqueFields.find((candidate) => name.includes(`_${column[candidate]}_`))
  return field === undefined ? null : userError('TAKEN', field)
}

import type { Role, UnitRole } from '@somo/graphql/schema'
import type { Database } from '../database/connect.ts'
import { createUuid } from '../database/uuid.ts'

type Pool = Database['pool']

/** Values of a unit; the rest has defaults. */
export interface UnitValues {
  readonly key: string
  readonly name: string
  readonly parent?: string | null
  /** The unit everyone belongs to; a database has one. @default true without a parent */
  readonly isGeneral?: boolean
  readonly color?: string | null
  readonly logoUrl?: string | null
}

/** Inserts a unit without the product's checks. Returns its uuid. */
export async function insertUnit(
  pool: Pool,
  { key, name, parent = null, isGeneral = parent === null, color = null, logoUrl = null }: UnitValues,
): Promise<string> {
  const uuid = createUuid()
  const text =
    'insert into unit (uuid, key, name, parent, is_general, color, logo_url) values ($1, $2, $3, $4, $5, $6, $7)'
  await pool.query(text, [uuid, key, name, parent, isGeneral, color, logoUrl])
  return uuid
}

/** Values of a person; the rest has defaults. */
export interface PersonValues {
  /** The subject of their tokens; null if they never signed in. */
  readonly subject: string | null
  readonly username?: string | null
  readonly givenName?: string | null
  readonly familyName?: string | null
  readonly email?: string | null
  readonly roles?: readonly Role[]
  readonly status?: 'INVITED' | 'ACTIVE' | 'SUSPENDED'
}

/** Inserts a person without the product's checks. Returns their uuid. */
export async function insertPerson(pool: Pool, person: PersonValues): Promise<string> {
  const {
    subject,
    username = null,
    givenName = null,
    familyName = null,
    email = null,
    roles = [],
    status = 'ACTIVE',
  } = person
  const uuid = createUuid()
  await pool.query(
    `insert into person (uuid, subject, username, given_name, family_name, email, roles, status, source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'SEED')`,
    [uuid, subject, username, givenName, familyName, email, roles, status],
  )
  return uuid
}

/** Values of a membership. */
export interface MembershipValues {
  readonly unit: string
  readonly person: string
  readonly role?: UnitRole
  /** The last day, such as 2020-01-01, or yesterday, or today; null for no end. */
  readonly until?: string | null
}

/** Inserts a membership without the product's checks; a person's first one is their default unit. Returns its uuid. */
export async function insertMembership(
  pool: Pool,
  { unit, person, role = 'MEMBER', until = null }: MembershipValues,
): Promise<string> {
  const uuid = createUuid()
  await pool.query(
    `insert into unit_membership (uuid, unit, person, role, until, is_default)
     values ($1, $2, $3, $4, $5, not exists (select from unit_membership d where d.person = $3 and d.is_default))`,
    [uuid, unit, person, role, until],
  )
  return uuid
}

/** Inserts `count` invited people into one unit, named `crowd1`, `crowd2` and so on, in one statement. */
export async function seedCrowd(pool: Pool, unit: string, count: number): Promise<void> {
  await pool.query(
    `with made as (insert into person (uuid, username, email, status, source)
      select gen_random_uuid(), 'crowd' || n, 'crowd' || n || '@somo.example', 'INVITED', 'SEED' from generate_series(1, $1) n returning uuid)
     insert into unit_membership (uuid, unit, person, is_default) select gen_random_uuid(), $2, uuid, true from made`,
    [count, unit],
  )
}

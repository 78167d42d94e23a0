import type { Role, UnitRole } from '@somo/graphql/schema'
import type { Database } from '../database/connect.ts'
import { createUuid } from '../database/uuid.ts'

type Pool = Database['pool']

/** What a test says of a unit. */
export interface PlantedUnit {
  readonly key: string
  readonly name: string
  readonly parent?: string | null
  /** The one everybody belongs to, which a database has once. @default true without a parent */
  readonly isGeneral?: boolean
  readonly color?: string | null
  readonly logoUrl?: string | null
}

/** Writes a unit past the product's rules; answers its uuid. */
export async function plantUnit(
  pool: Pool,
  { key, name, parent = null, isGeneral = parent === null, color = null, logoUrl = null }: PlantedUnit,
): Promise<string> {
  const uuid = createUuid()
  const text =
    'insert into unit (uuid, key, name, parent, is_general, color, logo_url) values ($1, $2, $3, $4, $5, $6, $7)'
  await pool.query(text, [uuid, key, name, parent, isGeneral, color, logoUrl])
  return uuid
}

/** What a test says of a person. */
export interface PlantedPerson {
  /** As their tokens name them; null for somebody who has never signed in. */
  readonly subject: string | null
  readonly username?: string | null
  readonly givenName?: string | null
  readonly familyName?: string | null
  readonly email?: string | null
  readonly roles?: readonly Role[]
  readonly status?: 'INVITED' | 'ACTIVE' | 'SUSPENDED'
}

/** Writes a person past the product's rules, as sample data; answers their uuid. */
export async function plantPerson(pool: Pool, person: PlantedPerson): Promise<string> {
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

/** What a test says of a membership. */
export interface PlantedMembership {
  readonly unit: string
  readonly person: string
  readonly role?: UnitRole
  /** The last day, such as 2020-01-01, or yesterday, or today; null for no end. */
  readonly until?: string | null
}

/** Writes a membership past the product's rules; a person's first one is their default unit. Answers its uuid. */
export async function plantMembership(
  pool: Pool,
  { unit, person, role = 'MEMBER', until = null }: PlantedMembership,
): Promise<string> {
  const uuid = createUuid()
  await pool.query(
    `insert into unit_membership (uuid, unit, person, role, until, is_default)
     values ($1, $2, $3, $4, $5, not exists (select from unit_membership d where d.person = $3 and d.is_default))`,
    [uuid, unit, person, role, until],
  )
  return uuid
}

/** Many people of one unit who were invited, `crowd1` and on, in one statement. */
export async function plantCrowd(pool: Pool, unit: string, count: number): Promise<void> {
  await pool.query(
    `with made as (insert into person (uuid, username, email, status, source)
      select gen_random_uuid(), 'crowd' || n, 'crowd' || n || '@somo.example', 'INVITED', 'SEED' from generate_series(1, $1) n returning uuid)
     insert into unit_membership (uuid, unit, person, is_default) select gen_random_uuid(), $2, uuid, true from made`,
    [count, unit],
  )
}

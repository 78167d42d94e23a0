import type { IdentitySource, Role, UserField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'

/** The stored fields of a person that managers and imports may write. */
export interface PersonFields {
  readonly username: string | null
  readonly email: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly displayedId: string | null
  readonly externalId: string | null
  readonly locale: string | null
  readonly timeZone: string | null
  readonly roles: readonly Role[]
  /** Four digits. */
  readonly birthYear: string | null
  /** ISO days. */
  readonly startsOn: string | null
  readonly deactivateOn: string | null
  readonly isSuspended: boolean
}

export interface NewPerson extends PersonFields {
  /** Chosen by the caller (createUuid). */
  readonly uuid: string
  readonly source: 'MANUAL' | 'IMPORT' | 'SEED'
}

/** A field that is absent stays as it is. */
export interface PersonChange {
  readonly uuid: string
  readonly change: Partial<PersonFields>
}

/**
 * Writes people in bulk, in the transaction of `client` and a constant number of statements. With the embedded provider
 * each person has an account: identity fields are written there, and a trigger copies them to the person. With an outside
 * provider the product stores them until the first sign-in.
 *
 * People who are suspended, or lose a role, are signed out everywhere.
 *
 * A value that another person has (username, email address, numbers) fails the whole statement with PostgreSQL's 23505 on
 * `person_*_index` or `account_*_key`: check before, and read the index name in the rare race.
 */
export interface PeopleWriter {
  readonly source: IdentitySource
  /** The fields that cannot be written once a person has signed in at an outside provider. */
  readonly lockedFields: readonly UserField[]
  insert(client: PoolClient, people: readonly NewPerson[]): Promise<void>
  /** Answers the new revisions by uuid, without unknown uuids. */
  update(client: PoolClient, changes: readonly PersonChange[]): Promise<ReadonlyMap<string, number>>
  /** Removes people who never did anything, with their account and memberships: the undo of an import. */
  remove(client: PoolClient, uuids: readonly string[]): Promise<void>
}

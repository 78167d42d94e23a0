import type { IdentitySource, Role, UserField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'

/** What is kept of a person and may be written by those who manage people, and by imports. */
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
 * Writes people in bulk: one statement or two, however many there are, in the transaction of `client`. With the
 * embedded provider each person has an account, whose facts of identity are written there and reach the person by the
 * database; with an outside one they are the product's own until the person first signs in.
 *
 * Whoever is suspended, or loses a role, is signed out everywhere.
 *
 * A value that somebody else has (username, e-mail address, numbers) fails the whole statement with PostgreSQL's 23505 on
 * `person_*_index` or `account_*_key`: check before, and read the index for the rare race.
 */
export interface PeopleWriter {
  readonly source: IdentitySource
  /** What cannot be written for people who have signed in at an outside provider. */
  readonly lockedFields: readonly UserField[]
  insert(client: PoolClient, people: readonly NewPerson[]): Promise<void>
  /** Answers the revision of each that stands afterwards, by uuid; an unknown one is left out. */
  update(client: PoolClient, changes: readonly PersonChange[]): Promise<ReadonlyMap<string, number>>
  /** Removes people who never did anything (the undoing of their making), their account and memberships included. */
  remove(client: PoolClient, uuids: readonly string[]): Promise<void>
}

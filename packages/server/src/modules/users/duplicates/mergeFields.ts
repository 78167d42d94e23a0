import type { MergeDifference, MergeField, Role } from '@somo/graphql/schema'
import type { PersonFields } from '../person/peopleWriter.ts'
import type { PersonRow } from '../person/personRow.ts'
import { sortRoles } from '../person/rolePermissions.ts'

/** The fields that a merge writes: those of the person, without the sign-in. */
export type MergeValues = Omit<PersonFields, 'isSuspended'>

/** The fields to choose from, by their name in the API; the sign-in belongs to the account. */
export const mergeFields = {
  GIVEN_NAME: 'givenName',
  FAMILY_NAME: 'familyName',
  USERNAME: 'username',
  EMAIL: 'email',
  DISPLAYED_ID: 'displayedId',
  EXTERNAL_ID: 'externalId',
  ROLES: 'roles',
  LOCALE: 'locale',
  TIME_ZONE: 'timeZone',
  BIRTH_YEAR: 'birthYear',
  STARTS_ON: 'startsOn',
  DEACTIVATE_ON: 'deactivateOn',
} as const satisfies Readonly<Record<Exclude<MergeField, 'SIGN_IN'>, keyof MergeValues>>

type OwnField = keyof typeof mergeFields

// The keys of an object whose type names exactly these.
const ownFields = Object.keys(mergeFields) as readonly OwnField[]

/** The fields that an outside provider sends at each sign-in; they follow the sign-in. */
const providerFields: ReadonlySet<MergeField> = new Set([
  'GIVEN_NAME',
  'FAMILY_NAME',
  'USERNAME',
  'EMAIL',
  'ROLES',
  'LOCALE',
  'TIME_ZONE',
])

/** The fields that identify a person at a sign-in or in an import. */
const keys: readonly OwnField[] = ['USERNAME', 'EMAIL', 'EXTERNAL_ID']

/** Two people to merge. */
export interface Pair {
  readonly winner: PersonRow
  readonly loser: PersonRow
  /** Whether the identity fields are kept by an outside provider, for people who have signed in there. */
  readonly isOutside: boolean
}

const textOf = (row: PersonRow, field: OwnField): string | null => {
  const value = row[mergeFields[field]]
  return typeof value === 'string' || value === null ? value : sortRoles(value).join(' ')
}

const isBound = ({ winner, loser }: Pair): boolean => winner.subject !== null || loser.subject !== null

/** Fields that cannot be chosen alone, as they follow the sign-in. */
const goesAlong = (pair: Pair, field: OwnField): boolean => pair.isOutside && isBound(pair) && providerFields.has(field)

/** Whether the loser's sign-in is kept: it is taken, or it is the only one. */
export const keepsLosersSignIn = ({ winner, loser }: Pair, take: readonly MergeField[]): boolean =>
  loser.subject !== null && (winner.subject === null || take.includes('SIGN_IN'))

/** The fields to choose from in which the two differ. */
export function findDifferences(pair: Pair): MergeDifference[] {
  const { winner, loser } = pair
  const own = ownFields.flatMap((field) => {
    const [mine, theirs] = [textOf(winner, field), textOf(loser, field)]
    return mine === theirs || goesAlong(pair, field) ? [] : [{ field, winner: mine, loser: theirs }]
  })
  if (winner.subject === null || loser.subject === null) return own
  const at = ({ lastSignInAt }: PersonRow): string | null => lastSignInAt?.toISOString() ?? null
  return [{ field: 'SIGN_IN', winner: at(winner), loser: at(loser) }, ...own]
}

/** The identifiers of the loser that the merge drops. */
export const findLostKeys = (pair: Pair): MergeField[] =>
  keys.filter((field) => {
    const [mine, theirs] = [textOf(pair.winner, field), textOf(pair.loser, field)]
    return mine !== null && theirs !== null && mine !== theirs
  })

/** The fields of the winner after the merge. */
export function unite(pair: Pair, take: readonly MergeField[]): MergeValues {
  const isTheirs = keepsLosersSignIn(pair, take)
  const from = (field: OwnField): PersonRow => {
    const takesIt = goesAlong(pair, field) ? isTheirs : take.includes(field)
    return takesIt ? pair.loser : pair.winner
  }
  const roles: readonly Role[] = sortRoles(from('ROLES').roles)
  return {
    givenName: from('GIVEN_NAME').givenName,
    familyName: from('FAMILY_NAME').familyName,
    username: from('USERNAME').username,
    email: from('EMAIL').email,
    displayedId: from('DISPLAYED_ID').displayedId,
    externalId: from('EXTERNAL_ID').externalId,
    locale: from('LOCALE').locale,
    timeZone: from('TIME_ZONE').timeZone,
    roles,
    birthYear: from('BIRTH_YEAR').birthYear,
    startsOn: from('STARTS_ON').startsOn,
    deactivateOn: from('DEACTIVATE_ON').deactivateOn,
  }
}

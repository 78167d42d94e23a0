import { cleanEmail } from '@somo/graphql/emailAddress'
import { cleanKey, cleanName, longest, usernameFault } from '@somo/graphql/personText'
import type { UserError, UserErrorCode } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { line, profileRules } from '../../profile/rules.ts'
import { tidyTimeZone } from '../../profile/timeZones.ts'
import { isPersonInScope, type Scope } from '../../scope.ts'
import { judgeBirthYear } from './birthYear.ts'

/** What is typed of a person, beside their roles. */
export interface TypedFields {
  readonly givenName: string | null
  readonly familyName: string | null
  readonly username: string | null
  readonly email: string | null
  readonly displayedId: string | null
  readonly externalId: string | null
  readonly locale: string | null
  readonly timeZone: string | null
  readonly birthYear: string | null
  readonly startsOn: string | null
  readonly deactivateOn: string | null
}

export type TypedField = keyof TypedFields

/** What each field may hold, already trimmed and not empty. Order of the fields on the screen. */
export const typedRules = {
  givenName: profileRules.givenName,
  familyName: profileRules.familyName,
  username: usernameFault,
  email: profileRules.email,
  displayedId: line(longest.displayedId),
  externalId: line(longest.externalId),
  locale: profileRules.locale,
  timeZone: profileRules.timeZone,
  birthYear: judgeBirthYear,
  // The schema's type has looked at the days.
  startsOn: () => null,
  deactivateOn: () => null,
} as const satisfies Readonly<Record<TypedField, (text: string) => UserErrorCode | null>>

// The keys of an object whose type names exactly these.
export const typedFields = Object.keys(typedRules) as readonly TypedField[]

export const fault = (code: UserErrorCode, ...path: string[]): UserError => ({ code, path })

/** An entry as it is kept: trimmed, and nothing where nothing is left. */
export const tidy = (text: string | null | undefined): string | null => text?.trim() || null

const cleaners: Readonly<Partial<Record<TypedField, (text: string) => string>>> = {
  ...{ givenName: cleanName, familyName: cleanName, username: cleanKey, email: cleanEmail },
  ...{ displayedId: cleanKey, externalId: cleanKey, timeZone: tidyTimeZone },
}

/** An entry of one of the fields as it is kept. */
export function tidyField(field: TypedField, text: string | null | undefined): string | null {
  const value = tidy(text)
  return value === null ? null : (cleaners[field]?.(value) ?? value)
}

/** A year as it is judged and kept, of the API's number. */
export const yearText = (year: number | null | undefined): string | null =>
  typeof year === 'number' ? String(year) : null

/** Faults of the fields that are to be written, and of how they go together. */
export function judgeFields(all: TypedFields, written: ReadonlySet<TypedField>, today: string): UserError[] {
  const faults = typedFields.flatMap((field) => {
    const value = all[field]
    const code = value === null || !written.has(field) ? null : typedRules[field](value)
    return code === null ? [] : [fault(code, field)]
  })
  const { startsOn, deactivateOn } = all
  const isOver = deactivateOn !== null && written.has('deactivateOn') && deactivateOn < today
  const isTurned = startsOn !== null && deactivateOn !== null && deactivateOn < startsOn
  if (isOver) faults.push(fault('IN_THE_PAST', 'deactivateOn'))
  else if (isTurned && (written.has('startsOn') || written.has('deactivateOn'))) {
    faults.push(fault('WRONG_ORDER', written.has('deactivateOn') ? 'deactivateOn' : 'startsOn'))
  }
  return faults
}

const uniqueFields = ['username', 'email', 'displayedId', 'externalId'] as const satisfies readonly TypedField[]
type UniqueField = (typeof uniqueFields)[number]

/** Whether one of the fields that nobody shares is among these. */
export const hasUnique = (written: object): boolean => uniqueFields.some((field) => field in written)

/** A value that somebody else has already. */
export interface Taken {
  readonly field: UniqueField
  readonly holder: string
  /** Whether whoever asks may know of the holder. */
  readonly isSeen: boolean
}

const writeTaken = (
  scope: Scope,
): string => `select t.field, t.uuid as holder, ${isPersonInScope(scope, 't.uuid', '$6')} as "isSeen" from (
    select 1 as place, 'username' as field, uuid from person where lower(username) = lower($2) and uuid <> $1
    union all select 2, 'email', uuid from person where lower(email) = lower($3) and uuid <> $1
    union all select 3, 'displayedId', uuid from person where displayed_id = $4 and uuid <> $1
    union all select 4, 'externalId', uuid from person where external_id = $5 and uuid <> $1
  ) t order by t.place`

/** What of these somebody else than `uuid` has already, within the scope and beyond it. */
export async function findTaken(
  client: Pick<PoolClient | Pool, 'query'>,
  uuid: string,
  all: TypedFields,
  scope: Scope,
): Promise<readonly Taken[]> {
  const values = [uuid, ...uniqueFields.map((field) => all[field]), ...(scope.manager === null ? [] : [scope.manager])]
  return (await client.query<Taken>(writeTaken(scope), values)).rows
}

/** What a failed write says of a value that somebody else got a moment earlier; null where it failed otherwise. */
export function readRace(error: unknown): UserError | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505' || !('constraint' in error)) return null
  const name = String(error.constraint)
  const column = { username: 'username', email: 'email', displayedId: 'displayed_id', externalId: 'external_id' }
  const field = uniqueFields.find((candidate) => name.includes(`_${column[candidate]}_`))
  return field === undefined ? null : fault('TAKEN', field)
}

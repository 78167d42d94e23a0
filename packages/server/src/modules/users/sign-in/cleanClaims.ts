import { longest } from '@somo/graphql/personText'
import type { UserErrorCode } from '@somo/graphql/schema'
import type { Arrival, Caller } from '../../../access/caller.ts'
import { line } from '../../profile/rules.ts'
import { cleanField, typedRules, type TypedField } from '../person/personFields.ts'

type Rule = (text: string) => UserErrorCode | null

// Usernames of an outside provider may be addresses; nobody signs in with them here.
const username: Rule = line(longest.name)

/** A claim as forms, API and imports would store it; null where they would refuse it. */
function cleanClaim(field: TypedField, text: string | null, rule: Rule = typedRules[field]): string | null {
  const value = cleanField(field, text)
  return value === null || rule(value) !== null ? null : value
}

/** The caller with cleaned claims; invalid ones are dropped. */
export function cleanCaller(caller: Caller): Caller {
  const { claims } = caller
  const names = {
    givenName: cleanClaim('givenName', claims.givenName),
    familyName: cleanClaim('familyName', claims.familyName),
  }
  return {
    ...caller,
    claims: {
      ...claims,
      ...names,
      username: cleanClaim('username', claims.username, username),
      email: cleanClaim('email', claims.email),
    },
  }
}

/** The number that never changes, as imports store it. */
export const cleanArrival = (arrival: Arrival): Arrival => ({
  ...arrival,
  number: cleanClaim('externalId', arrival.number),
})

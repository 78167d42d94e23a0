import { longest } from '@somo/graphql/personText'
import type { UserErrorCode } from '@somo/graphql/schema'
import type { Arrival, Caller } from '../../../access/caller.ts'
import { line } from '../../profile/rules.ts'
import { tidyField, typedRules, type TypedField } from '../person/personFields.ts'

type Rule = (text: string) => UserErrorCode | null

// An outside provider may have addresses as usernames: nobody signs in here by them.
const username: Rule = line(longest.name)

/** What a provider tells in a field, as forms, API and imports keep it; null where they would refuse it. */
function told(field: TypedField, text: string | null, rule: Rule = typedRules[field]): string | null {
  const value = tidyField(field, text)
  return value === null || rule(value) !== null ? null : value
}

/** The caller with names and addresses as they are kept here; what cannot be kept counts as not told. */
export function tidyCaller(caller: Caller): Caller {
  const { claims } = caller
  const names = { givenName: told('givenName', claims.givenName), familyName: told('familyName', claims.familyName) }
  return {
    ...caller,
    claims: {
      ...claims,
      ...names,
      username: told('username', claims.username, username),
      email: told('email', claims.email),
    },
  }
}

/** The number that never changes, as imports keep it. */
export const tidyArrival = (arrival: Arrival): Arrival => ({ ...arrival, number: told('externalId', arrival.number) })

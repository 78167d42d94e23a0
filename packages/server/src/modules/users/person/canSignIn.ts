import type { PeopleDeps } from '../peopleDeps.ts'
import type { TypedFields } from './personFields.ts'

/** Whether a person has anything to sign in with: a username, an address, or the number that an outside provider sends. */
export function canSignIn(
  { isLinkedByNumber, writer }: Pick<PeopleDeps, 'isLinkedByNumber' | 'writer'>,
  { username, email, externalId }: Pick<TypedFields, 'username' | 'email' | 'externalId'>,
): boolean {
  const isLinked = writer.source === 'OUTSIDE' && isLinkedByNumber && externalId !== null
  return username !== null || email !== null || isLinked
}

import type { PersonMatch } from '../unitTypes.ts'

/** Somebody whom at least one line means. */
export interface KnownMatch {
  readonly user: NonNullable<PersonMatch['user']>
  readonly isMember: boolean
}

/** Whom the lines of a pasted list mean, each person once in the order of the lines however many of them mean them; and the lines that mean nobody. */
export function sortMatches(matches: readonly PersonMatch[]): {
  readonly known: readonly KnownMatch[]
  readonly unknown: readonly string[]
} {
  const known = new Map(
    matches.flatMap(({ user, isMember }) => (user === null ? [] : [[user.uuid, { user, isMember }] as const])),
  )
  return { known: [...known.values()], unknown: matches.flatMap(({ line, user }) => (user === null ? [line] : [])) }
}

import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

/** The fields of `after` whose value is another one than before, for the audit log; null where none is. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (names.length === 0) return null
  const pick = (from: Fields): Fields => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(before), after: pick(after) }
}

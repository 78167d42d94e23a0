/** The fields of one form as texts; '' for what is not set. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>

/** The fields of a form as an entry has them. */
export function textsOf<Field extends string>(
  entry: Readonly<Record<Field, string | null>>,
  fields: readonly Field[],
): Texts<Field> {
  // Each name of the list becomes a key, so the record is whole.
  return Object.fromEntries(fields.map((field) => [field, entry[field] ?? ''])) as Texts<Field>
}

/** Only what differs; an emptied field takes away what was set. */
export function patchOf<Field extends string>(
  from: Texts<Field>,
  to: Texts<Field>,
  fields: readonly Field[],
): Partial<Record<Field, string | null>> {
  const changed = fields.filter((field) => from[field] !== to[field])
  const patch: Partial<Record<Field, string | null>> = {}
  for (const field of changed) patch[field] = to[field] === '' ? null : to[field]
  return patch
}

/** What came together: the values, and the fields that both changed, each to something else. */
export interface Merged<Field extends string> {
  readonly values: Texts<Field>
  readonly conflicts: readonly Field[]
}

/**
 * Brings together what a person changed and what was saved meanwhile, both starting from `base`. Who changed a field
 * alone is followed; where both did, the person decides (`values` holds their own until then).
 */
export function merge<Field extends string>(
  base: Texts<Field>,
  mine: Texts<Field>,
  theirs: Texts<Field>,
  fields: readonly Field[],
): Merged<Field> {
  const conflicts = fields.filter(
    (field) => mine[field] !== theirs[field] && mine[field] !== base[field] && theirs[field] !== base[field],
  )
  const values = fields.map((field) => [field, mine[field] === base[field] ? theirs[field] : mine[field]] as const)
  return { values: Object.fromEntries(values) as Texts<Field>, conflicts }
}

import { useRef } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ErrorTexts } from '../validation/fieldError.ts'
import type { FormSchema } from '../validation/resolver.ts'
import { useSomoForm, type SomoFormState } from '../useSomoForm.ts'
import type { EntryAnswer } from './useMergedForm.ts'

interface Revision {
  readonly revision: number
}

export interface RevisedFormOptions<Values extends FieldValues, Entry extends Revision> {
  readonly entry: Entry
  readonly valuesOf: (entry: Entry) => Values
  readonly schema: FormSchema<Values, Values>
  readonly texts: ErrorTexts
  /** Saves the values, unless the entry is not at its revision any more (CHANGED_MEANWHILE). */
  readonly save: (entry: Entry, values: Values) => Promise<EntryAnswer<Entry>>
  readonly onSaved: () => void
}

/** A form over a whole entry with a revision. */
export interface RevisedForm<Values extends FieldValues, Entry> {
  readonly form: SomoFormState<Values>
  /** The page itself changed the entry in another way: `before` was sent, `after` was answered. */
  readonly follow: (before: Entry, after: Entry | null) => void
}

/**
 * Saves with the revision that the values in the fields come from, not with the latest one that was read. Where somebody else
 * was faster, their changes come into the fields that were not edited here; another save then replaces the others.
 */
export function useRevisedForm<Values extends FieldValues, Entry extends Revision>(
  options: RevisedFormOptions<Values, Entry>,
): RevisedForm<Values, Entry> {
  const { entry, valuesOf, schema, texts, save, onSaved } = options
  const base = useRef<{ entry: Entry; values: Values } | null>(null)
  base.current ??= { entry, values: valuesOf(entry) }
  const form = useSomoForm<Values, Values>({
    schema,
    initial: base.current.values,
    texts,
    onSaved,
    onSave: async (mine) => {
      const from = base.current ?? { entry, values: valuesOf(entry) }
      const { entry: answered, userErrors, problem } = await save(from.entry, mine)
      if (answered !== null && problem === null && userErrors.length === 0)
        base.current = { entry: answered, values: mine }
      else if (answered !== null && userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE'))
        takeOver(answered, mine, from.values)
      return { userErrors, problem }
    },
  })
  const takeOver = (answered: Entry, mine: Values, before: Values): void => {
    const theirs = valuesOf(answered)
    const merged = { ...theirs }
    // Every name of the values is a field.
    for (const name of Object.keys(theirs) as (keyof Values)[])
      if (!isSame(mine[name], before[name])) merged[name] = mine[name]
    base.current = { entry: answered, values: theirs }
    form.rebase(theirs, merged)
    // Also fields that are not drawn, such as those of another language.
    for (const name of Object.keys(merged) as FieldPath<Values>[]) form.put(name, merged[name])
  }
  return {
    form,
    follow: (before, after) => {
      if (after !== null && base.current?.entry.revision === before.revision)
        base.current = { ...base.current, entry: after }
    },
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

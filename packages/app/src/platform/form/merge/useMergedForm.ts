import type { ConflictStateProps } from '@somo/ui/ConflictState'
import { useRef, useState } from 'react'
import type { Problem } from '../../errors/problem.ts'
import type { ErrorTexts } from '../validation/fieldError.ts'
import { merge, patchOf, textsOf, type Merged, type Texts } from './merge.ts'
import type { FormSchema } from '../validation/resolver.ts'
import type { SaveAnswer, UserError } from '../saveAnswer.ts'
import { useSomoForm, type SomoFormState } from '../useSomoForm.ts'

/** How often a change is taken up again when others save at the very same moment. */
const mostAttempts = 3

/** Something with a revision, whose fields are texts or not set. */
export type Revised<Field extends string> = Readonly<Record<Field, string | null>> & { readonly revision: number }

/** Only the fields that differ; null takes away what was set. */
export type FieldPatch<Field extends string> = Partial<Record<Field, string | null>>

/** What a change came to; with neither errors nor a problem it is done. */
export interface EntryAnswer<Entry> {
  /** As it stands now, also after an error; null where the call failed. */
  readonly entry: Entry | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

export interface MergedFormOptions<Field extends string, Entry extends Revised<Field>> {
  readonly entry: Entry
  readonly fields: readonly Field[]
  readonly schema: FormSchema<Texts<Field>, Texts<Field>>
  readonly texts: ErrorTexts
  /** Changes the entry, unless it is not at `revision` any more (CHANGED_MEANWHILE). */
  readonly change: (revision: number, patch: FieldPatch<Field>) => Promise<EntryAnswer<Entry>>
  /** These were saved; the entry as it stands now. */
  readonly onChanged: (fields: readonly Field[], entry: Entry) => void
}

/** Two people, or one at two places, changed the same fields. */
export interface FormConflict<Field extends string, Entry> extends Merged<Field> {
  readonly theirs: Entry
}

/** A form over fields of an entry, and what somebody else did to the same ones. */
export interface MergedForm<Field extends string, Entry> {
  readonly form: SomoFormState<Texts<Field>>
  /** To be shown in the place of the form until it is decided. */
  readonly conflict: FormConflict<Field, Entry> | null
  /** Saves with one value chosen for each field of the conflict. */
  readonly decide: (choices: Parameters<ConflictStateProps['onSave']>[0]) => void
  /** Gives up what was entered for what was saved meanwhile. */
  readonly giveUp: () => void
}

/**
 * Saves what differs from where the form began. Where the entry was changed meanwhile, changes to different fields come
 * together by themselves, and the same field is asked about.
 */
export function useMergedForm<Field extends string, Entry extends Revised<Field>>(
  options: MergedFormOptions<Field, Entry>,
): MergedForm<Field, Entry> {
  const { entry, fields, schema, texts, change, onChanged } = options
  // What the form's values began from: it moves when something is saved or taken over.
  const base = useRef(entry)
  const [conflict, setConflict] = useState<FormConflict<Field, Entry> | null>(null)

  const save = async (mine: Texts<Field>, theirs: Entry, attempt: number): Promise<SaveAnswer<Texts<Field>>> => {
    const [before, now] = [textsOf(base.current, fields), textsOf(theirs, fields)]
    const merged = merge(before, mine, now, fields)
    if (merged.conflicts.length > 0) {
      setConflict({ ...merged, theirs })
      return { problem: { code: 'CONFLICT', requestId: null } }
    }
    const patch = patchOf(now, merged.values, fields)
    if (Object.keys(patch).length === 0) {
      base.current = theirs
      // What was changed is there already: by somebody else, or by one's own save whose answer was lost.
      const changed = fields.filter((field) => mine[field] !== before[field])
      if (changed.length > 0) onChanged(changed, theirs)
      return { saved: now }
    }
    const { entry: answered, userErrors, problem } = await change(theirs.revision, patch)
    const isLate = userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')
    if (isLate && answered !== null && attempt < mostAttempts) return save(mine, answered, attempt + 1)
    if (problem !== null || userErrors.length > 0 || answered === null) return { problem, userErrors }
    base.current = answered
    onChanged(
      fields.filter((field) => field in patch),
      answered,
    )
    return { saved: textsOf(answered, fields) }
  }

  const onSave = (mine: Texts<Field>) => save(mine, newer(entry, base.current), 1)
  const form = useSomoForm({ schema, initial: textsOf(entry, fields), texts, onSave })
  const takeOver = (theirs: Entry, values: Texts<Field>): void => {
    base.current = theirs
    setConflict(null)
    form.rebase(textsOf(theirs, fields), values)
  }
  return {
    form,
    conflict,
    decide: (choices) => {
      if (conflict === null) return
      const { theirs, values, conflicts } = conflict
      const taken = conflicts.filter((field) => choices.get(field) === 'theirs')
      takeOver(theirs, { ...values, ...textsOf(theirs, taken) })
      form.save()
    },
    giveUp: () => {
      if (conflict !== null) takeOver(conflict.theirs, textsOf(conflict.theirs, fields))
    },
  }
}

/** The one that was read last. */
const newer = <Entry extends { readonly revision: number }>(one: Entry, other: Entry): Entry =>
  one.revision > other.revision ? one : other

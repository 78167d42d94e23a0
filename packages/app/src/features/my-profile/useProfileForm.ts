import type { ConflictStateProps } from '@somo/ui/ConflictState'
import { useRef, useState } from 'react'
import type { FaultTexts } from '../../platform/form/fault.ts'
import type { FormSchema } from '../../platform/form/resolver.ts'
import type { SaveAnswer } from '../../platform/form/saveAnswer.ts'
import { useSomoForm, type SomoFormState } from '../../platform/form/useSomoForm.ts'
import { merge, patchOf, textsOf, type Merged, type Texts } from './merge.ts'
import type { ChangeProfile, PatchField, Profile } from './profileTypes.ts'

/** How often a change is taken up again when others save at the very same moment. */
const mostAttempts = 3

export interface ProfileFormOptions<Field extends PatchField> {
  readonly profile: Profile
  readonly fields: readonly Field[]
  readonly schema: FormSchema<Texts<Field>, Texts<Field>>
  readonly texts: FaultTexts
  readonly change: ChangeProfile
  /** These were saved; the profile as it stands now. */
  readonly onChanged: (fields: readonly PatchField[], profile: Profile) => void
}

/** Two people, or one at two places, changed the same fields. */
export interface ProfileConflict<Field extends PatchField> extends Merged<Field> {
  readonly theirs: Profile
}

type Choices = Parameters<ConflictStateProps['onSave']>[0]

/** A form over fields of the profile, and what somebody else did to the same ones. */
export interface ProfileForm<Field extends PatchField> {
  readonly form: SomoFormState<Texts<Field>>
  /** To be shown in the place of the form until it is decided. */
  readonly conflict: ProfileConflict<Field> | null
  /** Saves with one value chosen for each field of the conflict. */
  readonly decide: (choices: Choices) => void
  /** Gives up what was entered for what was saved meanwhile. */
  readonly giveUp: () => void
}

/**
 * Saves what differs from where the form began. Where the profile was changed meanwhile, changes to different fields come
 * together by themselves, and the same field is asked about.
 */
export function useProfileForm<Field extends PatchField>(options: ProfileFormOptions<Field>): ProfileForm<Field> {
  const { profile, fields, schema, texts, change, onChanged } = options
  // What the form's values began from: it moves when something is saved or taken over.
  const base = useRef(profile)
  const [conflict, setConflict] = useState<ProfileConflict<Field> | null>(null)

  const save = async (mine: Texts<Field>, theirs: Profile, attempt: number): Promise<SaveAnswer<Texts<Field>>> => {
    const now = textsOf(theirs, fields)
    const merged = merge(textsOf(base.current, fields), mine, now, fields)
    if (merged.conflicts.length > 0) {
      setConflict({ ...merged, theirs })
      return { problem: { code: 'CONFLICT', requestId: null } }
    }
    const patch = patchOf(now, merged.values, fields)
    if (Object.keys(patch).length === 0) {
      base.current = theirs
      return { saved: now }
    }
    const { profile: answered, userErrors, problem } = await change(theirs.revision, patch)
    const isLate = userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')
    if (isLate && answered !== null && attempt < mostAttempts) return save(mine, answered, attempt + 1)
    if (problem !== null || userErrors.length > 0 || answered === null) return { problem, userErrors }
    base.current = answered
    onChanged(fields.filter((field) => field in patch), answered)
    return { saved: textsOf(answered, fields) }
  }

  const onSave = (mine: Texts<Field>) => save(mine, newer(profile, base.current), 1)
  const form = useSomoForm({ schema, initial: textsOf(profile, fields), texts, onSave })
  const takeOver = (theirs: Profile, values: Texts<Field>): void => {
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
const newer = (one: Profile, other: Profile): Profile => (one.revision > other.revision ? one : other)

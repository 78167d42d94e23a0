import { useMergedForm, type MergedForm, type MergedFormOptions } from '../../platform/form/merge/useMergedForm.ts'
import type { ChangeProfile, PatchField, Profile } from './profileTypes.ts'

export interface ProfileFormOptions<Field extends PatchField> extends Pick<
  MergedFormOptions<Field, Profile>,
  'fields' | 'schema' | 'texts'
> {
  readonly profile: Profile
  readonly change: ChangeProfile
  /** These were saved; the profile as it stands now. */
  readonly onChanged: (fields: readonly PatchField[], profile: Profile) => void
}

/** A form over fields of the profile, and what somebody else did to the same ones. */
export type ProfileForm<Field extends PatchField> = MergedForm<Field, Profile>

/** The form of one tab. */
export const useProfileForm = <Field extends PatchField>({
  profile,
  change,
  ...options
}: ProfileFormOptions<Field>): ProfileForm<Field> =>
  useMergedForm({
    ...options,
    entry: profile,
    change: async (revision, patch) => {
      const { profile: entry, userErrors, problem } = await change(revision, patch)
      return { entry, userErrors, problem }
    },
  })

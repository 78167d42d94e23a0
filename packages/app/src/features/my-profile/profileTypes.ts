import type { MyProfileQuery } from '@somo/graphql/my-profile'
import type { ProfilePatch } from '@somo/graphql/schema'
import type { Problem } from '../../platform/errors/problem.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'

/** What is known of the person, as the API answers it. */
export type Profile = NonNullable<MyProfileQuery['me']['profile']>

/** One place where the person is signed in. */
export type SignInSession = NonNullable<MyProfileQuery['me']['sessions']>[number]

/** A new email address whose link was not opened yet. */
export type PendingEmail = NonNullable<MyProfileQuery['me']['pendingEmail']>

/** What may be changed by a form. */
export type PatchField = keyof ProfilePatch

/** What a change of the profile came to; with neither errors nor a problem it is done. */
export interface ChangeAnswer {
  /** As it stands now; null where the call failed. */
  readonly profile: Profile | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** Changes the profile, unless it is not at `revision` any more. */
export type ChangeProfile = (revision: number, patch: ProfilePatch) => Promise<ChangeAnswer>

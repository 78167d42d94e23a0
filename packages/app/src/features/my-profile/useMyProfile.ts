import { useQuery } from '@apollo/client/react'
import {
  ChangePasswordDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  MyProfileDocument,
  SetAvatarDocument,
  UpdateProfileDocument,
} from '@somo/graphql/my-profile'
import { useState } from 'react'
import { internalProblem, type ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { toProblemAt, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { SaveAnswer } from '../../platform/form/saveAnswer.ts'
import type { ChangeAnswer, ChangeProfile, PendingEmail, Profile, SignInSession } from './profileTypes.ts'
import { useEmailChange, type EmailChange } from './personal/useEmailChange.ts'
import type { Passwords } from './sign-in/SignInTab.tsx'

/** What the page asks of the API, and what it can change there. */
export interface MyProfileData extends EmailChange {
  readonly profile: QueryState<Profile>
  readonly sessions: QueryState<readonly SignInSession[]>
  readonly retry: () => void
  readonly change: ChangeProfile
  readonly setAvatar: (upload: string | null) => Promise<ChangeAnswer>
  readonly pendingEmail: PendingEmail | null
  readonly changePassword: (passwords: Passwords) => Promise<SaveAnswer<Passwords>>
  /** Each resolves to what kept it from being done; null where it is done. */
  readonly endSession: (uuid: string) => Promise<Problem | null>
  readonly endOthers: () => Promise<Problem | null>
}

/** What mutations answered since the last question: it stands in the place of what was read then. */
interface Answered {
  readonly profile?: Profile
  readonly sessions?: readonly SignInSession[]
  readonly pendingEmail?: PendingEmail | null
}

/** One question for the whole page; a part that failed leaves the other standing. */
export function useMyProfile(): MyProfileData {
  const { data, error, loading, refetch } = useQuery(MyProfileDocument)
  const [answered, setAnswered] = useState<Answered>({})
  const place = (parts: Answered): void => setAnswered((last) => ({ ...last, ...parts }))
  const ask = async (): Promise<void> => {
    await refetch()
    setAnswered({})
  }
  const profile = answered.profile ?? data?.me.profile ?? null
  const sessions = answered.sessions ?? data?.me.sessions ?? null
  return {
    profile: stateOf(profile, loading, toProblemAt(error, ['me', 'profile'])),
    sessions: stateOf(sessions, loading, toProblemAt(error, ['me', 'sessions'])),
    pendingEmail: answered.pendingEmail === undefined ? (data?.me.pendingEmail ?? null) : answered.pendingEmail,
    retry: () => void ask(),
    ...useProfileChanges(place),
    ...useEmailChange((pendingEmail) => place({ pendingEmail })),
    ...useSignInChanges(place, ask),
  }
}

/** A part that came is shown without what was wrong with another. */
const stateOf = <Data>(data: Data | null, isWaiting: boolean, problem: Problem | null): QueryState<Data> => ({
  isWaiting,
  data,
  problem: data !== null || isWaiting ? null : (problem ?? internalProblem),
})

type Place = (parts: Answered) => void

interface ProfilePayload {
  readonly profile: Profile | null
}

function useProfileChanges(place: Place): Pick<MyProfileData, 'change' | 'setAvatar'> {
  const update = useAction(UpdateProfileDocument, (data): ProfilePayload => data.user.updateProfile)
  const setAvatar = useAction(SetAvatarDocument, (data): ProfilePayload => data.user.setAvatar)
  const placed = async (step: Promise<ActionResult<ProfilePayload>>): Promise<ChangeAnswer> => {
    const { payload, ...outcome } = await step
    const profile = payload?.profile ?? null
    if (profile !== null && outcome.userErrors.length === 0) place({ profile })
    return { profile, ...outcome }
  }
  return {
    change: (revision, patch) => placed(update.run({ revision, patch })),
    setAvatar: (upload) => placed(setAvatar.run({ upload })),
  }
}

interface SessionsPayload {
  readonly sessions: readonly SignInSession[] | null
}

function useSignInChanges(
  place: Place,
  ask: () => Promise<void>,
): Pick<MyProfileData, 'changePassword' | 'endSession' | 'endOthers'> {
  const changePassword = useAction(ChangePasswordDocument, (data) => data.user.changePassword)
  const endSession = useAction(EndSessionDocument, (data): SessionsPayload => data.user.endSession)
  const endOthers = useAction(EndOtherSessionsDocument, (data): SessionsPayload => data.user.endOtherSessions)
  const placed = async (step: Promise<ActionResult<SessionsPayload>>): Promise<Problem | null> => {
    const { payload, problem } = await step
    // One that is not there any more has ended as well; what stands now is shown.
    if (payload !== null && payload.sessions !== null) place({ sessions: payload.sessions })
    return problem
  }
  return {
    changePassword: async ({ current, next }) => {
      const { userErrors, problem } = await changePassword.run({ current, next })
      // Said at the field, because it is about the attempts at it, not about calls in general.
      if (problem?.code === 'RATE_LIMITED') return { userErrors: [{ code: 'RATE_LIMITED', path: ['current'] }] }
      if (problem !== null) return { problem }
      if (userErrors.length === 0) void ask()
      return { userErrors }
    },
    endSession: (uuid) => placed(endSession.run({ uuid })),
    endOthers: () => placed(endOthers.run({})),
  }
}

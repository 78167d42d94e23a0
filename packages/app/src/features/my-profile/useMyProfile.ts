import { useMutation, useQuery } from '@apollo/client/react'
import {
  ChangePasswordDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  MyProfileDocument,
  SetAvatarDocument,
  UpdateProfileDocument,
} from '@somo/graphql/my-profile'
import { useState } from 'react'
import { toProblem, toProblemAt, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { SaveAnswer } from '../../platform/form/saveAnswer.ts'
import type { ChangeAnswer, ChangeProfile, PendingEmail, Profile, SignInSession } from './profileTypes.ts'
import { useEmailChange, type EmailChange } from './useEmailChange.ts'
import type { Passwords } from './SignInTab.tsx'

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

const unforeseen: Problem = { code: 'INTERNAL', requestId: null }

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
  problem: data !== null || isWaiting ? null : (problem ?? unforeseen),
})

type Place = (parts: Answered) => void

function useProfileChanges(place: Place): Pick<MyProfileData, 'change' | 'setAvatar'> {
  const [update] = useMutation(UpdateProfileDocument)
  const [setAvatar] = useMutation(SetAvatarDocument)
  const read = (payload: Pick<ChangeAnswer, 'profile' | 'userErrors'> | undefined, error: unknown): ChangeAnswer => {
    const { profile = null, userErrors = [] } = payload ?? {}
    if (profile !== null && userErrors.length === 0) place({ profile })
    const problem = toProblem(error) ?? (payload === undefined ? unforeseen : null)
    return { profile, userErrors, problem }
  }
  return {
    change: async (revision, patch) => {
      const { data, error } = await update({ variables: { revision, patch } })
      return read(data?.user.updateProfile, error)
    },
    setAvatar: async (upload) => {
      const { data, error } = await setAvatar({ variables: { upload } })
      return read(data?.user.setAvatar, error)
    },
  }
}

function useSignInChanges(
  place: Place,
  ask: () => Promise<void>,
): Pick<MyProfileData, 'changePassword' | 'endSession' | 'endOthers'> {
  const [changePassword] = useMutation(ChangePasswordDocument)
  const [endSession] = useMutation(EndSessionDocument)
  const [endOthers] = useMutation(EndOtherSessionsDocument)
  const read = (
    payload: { readonly sessions: readonly SignInSession[] | null } | undefined,
    error: unknown,
  ): Problem | null => {
    if (payload === undefined) return toProblem(error) ?? unforeseen
    // One that is not there any more has ended as well; what stands now is shown.
    if (payload.sessions !== null) place({ sessions: payload.sessions })
    return toProblem(error)
  }
  return {
    changePassword: async ({ current, next }) => {
      const { data, error } = await changePassword({ variables: { current, next } })
      const problem = toProblem(error)
      // Said at the field, because it is about the attempts at it, not about calls in general.
      if (problem?.code === 'RATE_LIMITED') return { userErrors: [{ code: 'RATE_LIMITED', path: ['current'] }] }
      if (problem !== null || data === undefined) return { problem: problem ?? unforeseen }
      const { userErrors } = data.user.changePassword
      if (userErrors.length === 0) void ask()
      return { userErrors }
    },
    endSession: async (uuid) => {
      const { data, error } = await endSession({ variables: { uuid } })
      return read(data?.user.endSession, error)
    },
    endOthers: async () => {
      const { data, error } = await endOthers()
      return read(data?.user.endOtherSessions, error)
    },
  }
}

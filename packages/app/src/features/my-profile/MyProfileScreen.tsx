import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDevice } from '../../platform/appearance/browserDevice.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { canCreatePasskey } from '../../platform/passkeys/createPasskey.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { createSettledToast } from '../../platform/toasts/settledToast.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { emailMessages } from './personal/emailMessages.ts'
import { MyProfileView, type MyProfileViewProps } from './MyProfileView.tsx'
import { pageMessages } from './pageMessages.ts'
import { readTab } from './tabs.ts'
import { useMyProfile, type MyProfileData } from './useMyProfile.ts'
import { useOwnFields } from './personal/useOwnFields.ts'
import { usePicture } from './personal/usePicture.ts'
import { usePreferences } from './preferences/usePreferences.ts'
import { useNotificationsTab } from './notifications/useNotificationsTab.ts'
import { useSecondFactor } from './sign-in/useSecondFactor.ts'
import { useSeenBy } from '../../domain/relation/useSeenBy.ts'
import { usePrivacy } from './privacy/usePrivacy.ts'
import { deviceZone } from '../../domain/time-zone/deviceZone.ts'

const toastSaved = createSettledToast((message) => void toasts.toast({ message }))

/** /my-profile for whoever is signed in. The clock is read once a visit: an example that ticks would distract. */
export function Screen() {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  const title = useRouteHandle()?.title
  const [now] = useState(() => new Date())
  const data = useMyProfile()
  const preferences = usePreferences()
  const { formats, locale, offered } = useLocale()
  const usualDate = useSession().snapshot.claims?.defaultDateFormat ?? formats.date
  const { change: onDevice, ...device } = useDevice()
  const say = (message: { readonly id: string }, values?: Readonly<Record<string, string>>): void =>
    void toasts.toast({ message: formatMessage(message, values) })
  const picture = usePicture({
    setAvatar: data.setAvatar,
    onKept: () => say(pageMessages.pictureKept),
    onRemoved: () => say(pageMessages.pictureRemoved),
  })
  const email = useEmail(data, say)
  const tab = readTab(search)
  const second = useSecondFactor(tab === 'sign-in' && data.profile.data?.source === 'EMBEDDED')
  const signIn = { ...useSignIn(data, say), second, canCreate: canCreatePasskey() }
  const privacy = usePrivacy(tab === 'privacy')
  const relations = useSeenBy(tab === 'privacy')
  const notifications = useNotificationsTab(tab === 'notifications')
  const own = useOwnFields(tab === 'personal')
  if (title === undefined) return null
  return (
    <MyProfileView
      title={title}
      pathname={pathname}
      tab={tab}
      profile={data.profile}
      onRetry={data.retry}
      change={data.change}
      onChanged={(fields, profile) => {
        preferences.follow(fields, profile)
        toastSaved(formatMessage(pageMessages.saved))
      }}
      picture={picture}
      email={email}
      further={{ own, dates: signIn.dates, onSaved: () => say(pageMessages.saved) }}
      language={(profile) => ({
        onUseSaved: () => preferences.useSaved('locale'),
        surroundings: {
          now,
          locale,
          offered,
          deviceZone: deviceZone(),
          usual: { date: usualDate, time: formats.time },
          byHand: preferences.localeByHand(profile),
        },
      })}
      appearance={(profile) => ({
        onUseSaved: () => preferences.useSaved('theme'),
        hasByHand: preferences.hasThemeByHand(profile) && !device.followsSystem,
        device,
        onDevice,
      })}
      notifications={notifications}
      privacy={{ ...privacy, relations, dates: signIn.dates }}
      signIn={signIn}
    />
  )
}

type Say = (message: { readonly id: string }, values?: Readonly<Record<string, string>>) => void

/** What is done about the email address, and what is said of it afterwards. */
function useEmail(
  { pendingEmail, requestEmail, resendEmail, cancelEmail }: MyProfileData,
  say: Say,
): MyProfileViewProps['email'] {
  const { formatMessage } = useIntl()
  const finish = (problem: Problem | null, onDone: () => void): string | null => {
    if (problem !== null)
      return formatMessage(emailMessages.failed, { reason: formatMessage(actionMessages[problem.code]) })
    onDone()
    return null
  }
  return {
    pending: pendingEmail,
    onRequest: async (request) => {
      const answer = await requestEmail(request)
      if (answer.problem === undefined && answer.userErrors?.length === 0)
        say(emailMessages.sent, { email: request.email })
      return answer
    },
    onResend: async () =>
      finish(await resendEmail(), () => say(emailMessages.sent, { email: pendingEmail?.email ?? '' })),
    onCancel: async () => finish(await cancelEmail(), () => say(emailMessages.cancelled)),
  }
}

/** What the tab of sign-in does, and what is said of it afterwards. */
function useSignIn(
  { sessions, changePassword, endSession, endOthers }: MyProfileData,
  say: Say,
): Omit<MyProfileViewProps['signIn'], 'second' | 'canCreate'> {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const reasonOf = (problem: Problem | null): string | null =>
    problem === null
      ? null
      : formatMessage(pageMessages.endFailed, { reason: formatMessage(actionMessages[problem.code]) })
  return {
    sessions,
    dates,
    onPassword: async (passwords) => {
      const answer = await changePassword(passwords)
      if (answer.problem === undefined && answer.userErrors?.length === 0) say(pageMessages.passwordChanged)
      return answer
    },
    onEnd: async ({ uuid }, device) => {
      const problem = await endSession(uuid)
      if (problem === null) say(pageMessages.ended, { device })
      return reasonOf(problem)
    },
    onEndOthers: async () => {
      const problem = await endOthers()
      if (problem === null) say(pageMessages.othersEnded)
      return reasonOf(problem)
    },
  }
}

import { Page } from '@somo/ui/Page'
import { afterPaint } from '@somo/ui/slots/afterPaint'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Message } from '../../platform/locale/message.ts'
import { LazyPart } from '../../platform/errors/LazyPart.tsx'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { AppearanceTabProps } from './preferences/AppearanceTab.tsx'
import type { LanguageTabProps } from './preferences/LanguageTab.tsx'
import type { NotificationsTabProps } from './notifications/NotificationsTab.tsx'
import { pageMessages, tabMessages } from './pageMessages.ts'
import type { PersonalTabProps } from './personal/PersonalTab.tsx'
import type { PrivacyTabProps } from './privacy/PrivacyTab.tsx'
import type { Profile } from './profileTypes.ts'
import type { SignInTabProps } from './sign-in/SignInTab.tsx'
import { tabChunks } from './chunks.ts'
import { tabAddress, tabNames, type TabName } from './tabs.ts'

type OfProfile = 'profile' | 'change' | 'onChanged'

export interface MyProfileViewProps extends Pick<
  PersonalTabProps,
  'change' | 'onChanged' | 'picture' | 'email' | 'further'
> {
  /** The title of the page, from the route table. */
  readonly title: Message
  readonly pathname: string
  readonly tab: TabName
  readonly profile: QueryState<Profile>
  readonly onRetry: () => void
  /** What each tab needs besides the profile; those that depend on it are made from it. */
  readonly language: (profile: Profile) => Omit<LanguageTabProps, OfProfile>
  readonly appearance: (profile: Profile) => Omit<AppearanceTabProps, OfProfile>
  readonly notifications: NotificationsTabProps
  readonly privacy: PrivacyTabProps
  readonly signIn: Omit<SignInTabProps, 'profile' | 'onRetry'>
}

/** Who one is here, and how Somo looks and speaks: one form a tab. */
export function MyProfileView(props: MyProfileViewProps) {
  const { title, pathname, tab } = props
  const { formatMessage } = useIntl()
  const items = tabNames.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: tabAddress(pathname, id) }))
  return (
    <Page layout="list" title={formatMessage(title)} lead={formatMessage(pageMessages.lead)}>
      <Stack space={28}>
        <TabLinks label={formatMessage(pageMessages.tabs)} items={items} currentKey={tab} />
        <OpenTab {...props} key={tab} />
      </Stack>
    </Page>
  )
}

/** The tab with its form. Once it stands, the others' code is fetched, so that none of them has to be waited for. */
function OpenTab({
  tab,
  profile,
  change,
  onChanged,
  picture,
  email,
  further,
  language,
  appearance,
  notifications,
  privacy,
  signIn,
  onRetry,
}: MyProfileViewProps) {
  const isKnown = profile.data !== null
  useEffect(
    function fetchTheOthers() {
      if (!isKnown) return
      afterPaint(() => {
        for (const name of tabNames) tabChunks[name].preload()
      })
    },
    [isKnown],
  )
  const late = { state: profile, onRetry }
  const shared = (known: Profile) => ({ profile: known, change, onChanged })
  switch (tab) {
    case 'personal':
      return (
        <LazyPart {...late} chunk={tabChunks.personal}>
          {({ PersonalTab }, known) => (
            <PersonalTab {...shared(known)} picture={picture} email={email} further={further} />
          )}
        </LazyPart>
      )
    case 'language':
      return (
        <LazyPart {...late} chunk={tabChunks.language}>
          {({ LanguageTab }, known) => <LanguageTab {...shared(known)} {...language(known)} />}
        </LazyPart>
      )
    case 'appearance':
      return (
        <LazyPart {...late} chunk={tabChunks.appearance}>
          {({ AppearanceTab }, known) => <AppearanceTab {...shared(known)} {...appearance(known)} />}
        </LazyPart>
      )
    case 'notifications':
      return (
        <LazyPart {...late} chunk={tabChunks.notifications}>
          {({ NotificationsTab }) => <NotificationsTab {...notifications} />}
        </LazyPart>
      )
    case 'privacy':
      return (
        <LazyPart {...late} chunk={tabChunks.privacy}>
          {({ PrivacyTab }) => <PrivacyTab {...privacy} />}
        </LazyPart>
      )
    case 'sign-in':
      return (
        <LazyPart {...late} chunk={tabChunks['sign-in']}>
          {({ SignInTab }, known) => <SignInTab profile={known} onRetry={onRetry} {...signIn} />}
        </LazyPart>
      )
  }
}

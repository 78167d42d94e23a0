import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { useIntl } from 'react-intl'
import type { Message } from '../../platform/locale/message.ts'
import { QueryView, type QueryState } from '../../platform/errors/QueryView.tsx'
import { AppearanceTab, type AppearanceTabProps } from './AppearanceTab.tsx'
import { LanguageTab, type LanguageTabProps } from './LanguageTab.tsx'
import { messages, tabMessages } from './messages.ts'
import { PersonalTab, type PersonalTabProps } from './PersonalTab.tsx'
import type { Profile } from './profileTypes.ts'
import { SignInTab, type SignInTabProps } from './SignInTab.tsx'
import { tabAddress, tabNames, type TabName } from './tabs.ts'

type OfProfile = 'profile' | 'change' | 'onChanged'

export interface MyProfileViewProps extends Pick<PersonalTabProps, 'change' | 'onChanged' | 'picture'> {
  /** The title of the page, from the route table. */
  readonly title: Message
  readonly pathname: string
  readonly tab: TabName
  readonly profile: QueryState<Profile>
  readonly onRetry: () => void
  /** What each tab needs besides the profile; those that depend on it are made from it. */
  readonly language: (profile: Profile) => Omit<LanguageTabProps, OfProfile>
  readonly appearance: (profile: Profile) => Omit<AppearanceTabProps, OfProfile>
  readonly signIn: Omit<SignInTabProps, 'profile' | 'onRetry'>
}

/** Who one is here, and how Somo looks and speaks: one form a tab. */
export function MyProfileView(props: MyProfileViewProps) {
  const { title, pathname, tab, profile, onRetry } = props
  const { formatMessage } = useIntl()
  const items = tabNames.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: tabAddress(pathname, id) }))
  return (
    <Page layout="list" title={formatMessage(title)} lead={formatMessage(messages.lead)}>
      <Stack space={28}>
        <TabLinks label={formatMessage(messages.tabs)} items={items} currentKey={tab} />
        <QueryView state={profile} onRetry={onRetry}>
          {(known) => <OpenTab {...props} key={tab} known={known} />}
        </QueryView>
      </Stack>
    </Page>
  )
}

function OpenTab({ known, tab, change, onChanged, picture, language, appearance, signIn, onRetry }: MyProfileViewProps & { readonly known: Profile }) {
  const shared = { profile: known, change, onChanged }
  switch (tab) {
    case 'personal':
      return <PersonalTab {...shared} picture={picture} />
    case 'language':
      return <LanguageTab {...shared} {...language(known)} />
    case 'appearance':
      return <AppearanceTab {...shared} {...appearance(known)} />
    case 'sign-in':
      return <SignInTab profile={known} onRetry={onRetry} {...signIn} />
  }
}

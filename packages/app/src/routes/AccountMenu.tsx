import { Avatar } from '@somo/ui/Avatar'
import { MenuButton } from '@somo/ui/MenuButton'
import { themeNames } from '@somo/ui/theme/tokens'
import type { ThemeName } from '@somo/ui/theme/tokens'
import type { Role } from '@somo/graphql/schema'
import { LogOut, Moon, Sun, UserRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { addresses } from '../domain/navigation/addresses.ts'
import type { LanguageListProps } from '../domain/sign-in/LanguageList.tsx'
import { useRoleNames } from '../domain/user/useRoleNames.ts'
import { nativeNames } from '../platform/locale/locales.ts'
import type { IdentityClaims } from '../platform/session/contract.ts'
import { person, personName, personRoles, personWords } from './AccountMenu.css.ts'
import { frameMessages } from './frameMessages.ts'

export interface AccountMenuProps {
  readonly claims: IdentityClaims | null
  readonly roles: readonly Role[]
  readonly language: LanguageListProps
  readonly theme: { readonly selected: ThemeName; readonly onSelect: (theme: ThemeName) => void }
  readonly onSignOut: () => void
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const themeTexts = { default: frameMessages.themeLight, dark: frameMessages.themeDark } as const
const themeIcons = { default: <Sun {...icon} />, dark: <Moon {...icon} /> } as const

/** Who is signed in, and what they set for themselves: at the foot of the menu. */
export function AccountMenu({ claims, roles, language, theme, onSignOut }: AccountMenuProps) {
  const { formatMessage } = useIntl()
  const roleNames = useRoleNames(roles)
  const name = claims?.name ?? claims?.username ?? claims?.email ?? 'Somo'
  const roleLine = roleNames === '' ? formatMessage(frameMessages.noRole) : roleNames
  return (
    <MenuButton
      label={formatMessage(frameMessages.account, { name })}
      placement="top start"
      size="lg"
      fullWidth
      sections={[
        {
          id: 'person',
          label: name,
          items: [
            {
              id: 'profile',
              label: formatMessage(frameMessages.profile),
              description: roleLine,
              icon: <UserRound {...icon} />,
              href: addresses.myProfile,
            },
          ],
        },
        {
          id: 'language',
          label: formatMessage(frameMessages.language),
          items: language.offered.map((locale) => ({ id: locale, label: nativeNames[locale] })),
          selection: {
            selected: language.selected,
            onSelect: (id) => {
              const chosen = language.offered.find((locale) => locale === id)
              if (chosen !== undefined) language.onSelect(chosen)
            },
          },
        },
        {
          id: 'theme',
          label: formatMessage(frameMessages.theme),
          items: themeNames.map((each) => ({ id: each, label: formatMessage(themeTexts[each]), icon: themeIcons[each] })),
          selection: {
            selected: theme.selected,
            onSelect: (id) => {
              const chosen = themeNames.find((each) => each === id)
              if (chosen !== undefined) theme.onSelect(chosen)
            },
          },
        },
        {
          id: 'session',
          label: formatMessage(frameMessages.session),
          items: [{ id: 'sign-out', label: formatMessage(frameMessages.signOut), icon: <LogOut {...icon} />, onAction: onSignOut }],
        },
      ]}
    >
      <span className={person}>
        <Avatar name={name} size="md" />
        <span className={personWords}>
          <span className={personName}>{name}</span>
          <span className={personRoles}>{roleLine}</span>
        </span>
      </span>
    </MenuButton>
  )
}

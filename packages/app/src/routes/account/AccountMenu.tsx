import { Avatar } from '@somo/ui/Avatar'
import { MenuButton } from '@somo/ui/MenuButton'
import type { Role } from '@somo/graphql/schema'
import { useIntl } from 'react-intl'
import type { LanguageListProps } from '../../domain/language/LanguageList.tsx'
import { useRoleNames } from '../../domain/user/useRoleNames.ts'
import type { IdentityClaims } from '../../platform/session/contract.ts'
import { person, personName, personRoles, personWords } from './AccountMenu.css.ts'
import { languageSection, personSection, signOutSection, themeSection } from './accountSections.tsx'
import type { ThemeChoice } from './accountSections.tsx'
import { frameMessages } from '../frame/frameMessages.ts'

export interface AccountMenuProps {
  readonly claims: IdentityClaims | null
  readonly roles: readonly Role[]
  readonly language: LanguageListProps
  readonly theme: ThemeChoice
  readonly onSignOut: () => void
}

/** The signed-in user and their settings, at the foot of the menu. */
export function AccountMenu({ claims, roles, language, theme, onSignOut }: AccountMenuProps) {
  const intl = useIntl()
  const roleNames = useRoleNames(roles)
  const name = claims?.name ?? claims?.username ?? claims?.email ?? 'Somo'
  const roleLine = roleNames === '' ? intl.formatMessage(frameMessages.noRole) : roleNames
  return (
    <MenuButton
      label={intl.formatMessage(frameMessages.account, { name })}
      placement="top start"
      size="lg"
      fullWidth
      sections={[
        personSection(name, intl),
        languageSection(language, intl),
        themeSection(theme, intl),
        signOutSection(onSignOut, intl),
      ]}
    >
      <span className={person}>
        <Avatar name={name} size="md" />
        <span className={personWords}>
          <span className={personName}>{name}</span>
          <span className={personRoles} title={roleLine}>
            {roleLine}
          </span>
        </span>
      </span>
    </MenuButton>
  )
}

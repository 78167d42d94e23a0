import { Icon } from '@somo/ui/Icon'
import type { MenuButtonProps } from '@somo/ui/MenuButton'
import { themeNames } from '@somo/ui/theme/tokens'
import type { ThemeName } from '@somo/ui/theme/tokens'
import { LogOut, Moon, Sun, UserRound } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { LanguageListProps } from '../../domain/language/LanguageList.tsx'
import { addresses } from '../../domain/navigation/addresses.ts'
import { nativeNames } from '../../platform/locale/locales.ts'
import { frameMessages } from '../frame/frameMessages.ts'

/** The current theme and the handler for choosing another. */
export interface ThemeChoice {
  readonly selected: ThemeName
  readonly onSelect: (theme: ThemeName) => void
}

type Section = MenuButtonProps['sections'][number]

const themeTexts = { default: frameMessages.themeLight, dark: frameMessages.themeDark } as const
const themeIcons = { default: <Icon glyph={Sun} />, dark: <Icon glyph={Moon} /> } as const

/** Name and link to the profile; the roles are on the button beside the menu. */
export function personSection(name: string, intl: IntlShape): Section {
  const label = intl.formatMessage(frameMessages.profile)
  return {
    id: 'person',
    label: name,
    items: [{ id: 'profile', label, icon: <Icon glyph={UserRound} />, href: addresses.myProfile }],
  }
}

/** The languages, each named in itself. */
export function languageSection({ offered, selected, onSelect }: LanguageListProps, intl: IntlShape): Section {
  return {
    id: 'language',
    label: intl.formatMessage(frameMessages.language),
    items: offered.map((locale) => ({ id: locale, label: nativeNames[locale] })),
    selection: { selected, onSelect: choosing(offered, onSelect) },
  }
}

/** Light and dark-violet. */
export function themeSection({ selected, onSelect }: ThemeChoice, intl: IntlShape): Section {
  return {
    id: 'theme',
    label: intl.formatMessage(frameMessages.theme),
    items: themeNames.map((theme) => ({
      id: theme,
      label: intl.formatMessage(themeTexts[theme]),
      icon: themeIcons[theme],
    })),
    selection: { selected, onSelect: choosing(themeNames, onSelect) },
  }
}

/** The way out. */
export function signOutSection(onSignOut: () => void, intl: IntlShape): Section {
  return {
    id: 'session',
    label: intl.formatMessage(frameMessages.session),
    items: [
      {
        id: 'sign-out',
        label: intl.formatMessage(frameMessages.signOut),
        icon: <Icon glyph={LogOut} />,
        onAction: onSignOut,
      },
    ],
  }
}

/** The menu speaks of ids as plain texts; only one that was offered is handed on. */
function choosing<Value extends string>(
  offered: readonly Value[],
  onSelect: (value: Value) => void,
): (id: string) => void {
  return (id) => {
    const chosen = offered.find((value) => value === id)
    if (chosen !== undefined) onSelect(chosen)
  }
}

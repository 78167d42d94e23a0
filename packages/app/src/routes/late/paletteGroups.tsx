import type { CommandPalette } from '@somo/ui/CommandPalette'
import { Icon } from '@somo/ui/Icon'
import { themeNames } from '@somo/ui/theme/tokens'
import { Languages, LifeBuoy, LogOut, Moon, Sun, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { IntlShape } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { helpAddress } from '../../domain/navigation/helpAddress.ts'
import { nativeNames } from '../../platform/locale/locales.ts'
import { frameMessages } from '../frameMessages.ts'
import { buildMenu } from '../menu.ts'
import { MenuIcon } from '../menuIcons.tsx'
import type { RouteRow } from '../routeTable.ts'
import type { PaletteParts } from './Palette.tsx'
import { paletteMessages } from './paletteMessages.ts'
import { rankByQuery } from '../../platform/locale/findByText.ts'

type Group = ComponentProps<typeof CommandPalette>['groups'][number]
type Item = Group['items'][number]

/** What the palette can lead to and do on the page it is opened on; null on a page there is not. */
interface PageParts extends PaletteParts {
  readonly page: Pick<RouteRow, 'path' | 'title'> | null
}

/** What the palette offers for what is typed: the person's pages first, then what can be done from anywhere. */
export function paletteGroups(parts: PageParts, query: string, intl: IntlShape): readonly Group[] {
  const find = (items: readonly Item[]) => rankByQuery(items, query, intl.locale)
  return [
    { id: 'pages', label: intl.formatMessage(paletteMessages.pages), items: find(pages(parts, intl)) },
    { id: 'actions', label: intl.formatMessage(paletteMessages.actions), items: find(actions(parts, intl)) },
  ].filter(({ items }) => items.length > 0)
}

/** The screens of the person's menu with the group they stand in, and their profile, which the account menu holds. */
function pages({ roles }: PaletteParts, intl: IntlShape): readonly Item[] {
  const inMenu = buildMenu(roles).flatMap(({ caption, entries }) =>
    entries.map(({ path, title, icon }) => ({
      id: path,
      href: path,
      label: intl.formatMessage(title),
      icon: <MenuIcon name={icon} />,
      ...(caption === null ? {} : { detail: intl.formatMessage(caption) }),
    })),
  )
  const label = intl.formatMessage(frameMessages.profile)
  return [...inMenu, { id: addresses.myProfile, href: addresses.myProfile, label, icon: <Icon glyph={UserRound} size="navigation" /> }]
}

const themeIcons = { default: Sun, dark: Moon } as const
const themeTexts = { default: paletteMessages.light, dark: paletteMessages.dark } as const

/** The way to the help of the page, where it can have some. */
function help({ page }: Pick<PageParts, 'page'>, intl: IntlShape): readonly Item[] {
  const href = page === null ? null : helpAddress(page.path)
  if (page === null || href === null) return []
  const label = intl.formatMessage(paletteMessages.help, { page: intl.formatMessage(page.title) })
  return [{ id: 'help', href, label, icon: <Icon glyph={LifeBuoy} size="navigation" /> }]
}

/** Help, the languages and the theme that are not in force, and the way out. */
function actions({ page, language, theme, onSignOut }: PageParts, intl: IntlShape): readonly Item[] {
  const languages = language.offered
    .filter((locale) => locale !== language.selected)
    .map((locale) => ({
      id: `language-${locale}`,
      label: intl.formatMessage(paletteMessages.language, { language: nativeNames[locale] }),
      icon: <Icon glyph={Languages} size="navigation" />,
      onAction: () => language.onSelect(locale),
    }))
  const themes = themeNames
    .filter((name) => name !== theme.selected)
    .map((name) => ({
      id: `theme-${name}`,
      label: intl.formatMessage(themeTexts[name]),
      icon: <Icon glyph={themeIcons[name]} size="navigation" />,
      onAction: () => theme.onSelect(name),
    }))
  const label = intl.formatMessage(frameMessages.signOut)
  return [...help({ page }, intl), ...languages, ...themes, { id: 'sign-out', label, icon: <Icon glyph={LogOut} size="navigation" />, onAction: onSignOut }]
}

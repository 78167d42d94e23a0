import type { AppShellProps } from '@somo/ui/AppShell'
import type { IntlShape } from 'react-intl'
import type { MenuGroup } from './menu.ts'
import { MenuIcon } from './menuIcons.tsx'

/** The menu in the words of the page's language, as the frame draws it; the entry of the page on show is marked. */
export function toNavGroups(menu: readonly MenuGroup[], pathname: string, intl: Pick<IntlShape, 'formatMessage'>): AppShellProps['groups'] {
  const current = pathname.replace(/(.)\/$/, '$1')
  return menu.map(({ id, caption, entries }) => ({
    id,
    label: caption === null ? null : intl.formatMessage(caption),
    items: entries.map(({ path, title, shortTitle, icon }) => ({
      id: path,
      href: path,
      label: intl.formatMessage(title),
      shortLabel: intl.formatMessage(shortTitle),
      icon: <MenuIcon name={icon} />,
      isCurrent: path === current,
    })),
  }))
}

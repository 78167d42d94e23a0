import type { AppShellProps } from '@somo/ui/AppShell'
import type { IntlShape } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { helpAddress } from '../../domain/navigation/helpAddress.ts'
import { menuName, type MenuGroup } from '../../domain/menu/arrangeMenu.ts'
import { MenuIcon } from '../../domain/menu/MenuIcon.tsx'
import { findRow } from '../findRow.ts'

/**
 * The menu in the words of the page's language, as the frame draws it; the entry of the page on show is marked, and that of the help
 * begins with what there is for this page.
 */
export function toNavGroups(
  menu: readonly MenuGroup[],
  pathname: string,
  intl: Pick<IntlShape, 'formatMessage' | 'locale'>,
): AppShellProps['groups'] {
  // What is no page leads to that of errors.
  const current = findRow(pathname)?.path ?? addresses.errorPage
  return menu.map(({ entries, ...group }) => ({
    id: group.id,
    label: menuName(group, intl) || null,
    items: entries.map(({ shortTitle, icon, isExternal, ...entry }) => ({
      id: entry.id,
      href: (entry.id === addresses.usingSomo && helpAddress(current)) || entry.href,
      label: menuName(entry, intl),
      shortLabel: menuName({ labels: entry.labels, title: shortTitle }, intl),
      icon: <MenuIcon name={icon} />,
      isCurrent: entry.id === current,
      ...(isExternal ? { isExternal } : {}),
    })),
  }))
}

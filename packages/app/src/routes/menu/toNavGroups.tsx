import type { AppShellProps } from '@somo/ui/AppShell'
import type { IntlShape } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { helpAddress } from '../../domain/navigation/helpAddress.ts'
import { findRow } from '../findRow.ts'
import type { MenuGroup } from './buildMenu.ts'
import { MenuIcon } from './MenuIcon.tsx'

/**
 * The menu in the words of the page's language, as the frame draws it; the entry of the page on show is marked, and that of the help
 * begins with what there is for this page.
 */
export function toNavGroups(
  menu: readonly MenuGroup[],
  pathname: string,
  intl: Pick<IntlShape, 'formatMessage'>,
): AppShellProps['groups'] {
  // What is no page leads to that of errors.
  const current = findRow(pathname)?.path ?? addresses.errorPage
  return menu.map(({ id, caption, entries }) => ({
    id,
    label: caption && intl.formatMessage(caption),
    items: entries.map(({ path, title, shortTitle, icon }) => ({
      id: path,
      href: (path === addresses.usingSomo && helpAddress(current)) || path,
      label: intl.formatMessage(title),
      shortLabel: intl.formatMessage(shortTitle),
      icon: <MenuIcon name={icon} />,
      isCurrent: path === current,
    })),
  }))
}

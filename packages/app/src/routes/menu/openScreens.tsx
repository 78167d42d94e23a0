import type { Role } from '@somo/graphql/schema'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import { addresses } from '../../domain/navigation/addresses.ts'
import { menuGroups, type MenuGroupId } from '../../domain/menu/menuGroups.ts'
import { MenuIcon } from '../../domain/menu/MenuIcon.tsx'
import { rolesMatch } from '../guard/guard.ts'
import { menuRows } from './buildMenu.ts'
import { routeTable } from '../routeTable.ts'

const placeOf = (group: MenuGroupId): number => menuGroups.findIndex(({ id }) => id === group)

/** All built pages that these roles may open, whether the menu shows them or not: in the built-in order, then pages outside the menu. */
export function openScreensOf(roles: readonly Role[]): readonly OpenScreen[] {
  const inMenu = menuRows
    .filter((row) => rolesMatch(row, roles))
    .toSorted((one, other) => placeOf(one.group) - placeOf(other.group))
    .map(({ path, title, group, icon }) => ({
      path,
      title,
      icon: <MenuIcon name={icon} />,
      caption: menuGroups.find(({ id }) => id === group)?.caption ?? null,
    }))
  const beside = routeTable
    .filter((row) => row.menu === null && row.path !== addresses.errorPage && rolesMatch(row, roles))
    .map(({ path, title }) => ({ path, title, caption: null, icon: null }))
  return [...inMenu, ...beside]
}

import type { Role } from '@somo/graphql/schema'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import { addresses } from '../../domain/navigation/addresses.ts'
import { rolesMatch } from '../guard/guard.ts'
import { buildMenu } from './buildMenu.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { isBuilt, routeTable } from '../routeTable.ts'

/** All built pages that these roles may open: menu entries in menu order, then pages outside the menu. */
export function openScreensOf(roles: readonly Role[]): readonly OpenScreen[] {
  const inMenu = buildMenu(roles).flatMap(({ caption, entries }) =>
    entries.map(({ path, title, icon }) => ({ path, title, caption, icon: <MenuIcon name={icon} /> })),
  )
  const beside = routeTable
    .filter(
      (row) => row.menu === null && row.path !== addresses.errorPage && rolesMatch(row, roles) && isBuilt(row.path),
    )
    .map(({ path, title }) => ({ path, title, caption: null, icon: null }))
  return [...inMenu, ...beside]
}

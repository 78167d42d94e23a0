import type { Role } from '@somo/graphql/schema'
import type { Message } from '../../platform/locale/message.ts'
import { rolesMatch } from '../guard/guard.ts'
import type { IconName } from './iconNames.ts'
import { menuGroups } from './menuGroups.ts'
import type { MenuGroupId } from './menuGroups.ts'
import { isBuilt, routeTable } from '../routeTable.ts'
import type { RoutePath } from '../routeTable.ts'
import type { RouteRow } from '../routeRow.ts'
import { shortTitles, titles } from '../titles.ts'

/** One entry of the menu. */
export interface MenuEntry {
  readonly path: RouteRow['path']
  readonly title: Message
  /** One word, for the bottom bar; the title itself where the entry is never in it, or is short. */
  readonly shortTitle: Message
  readonly icon: IconName
}

/** One group with the built screens that are open to the person; groups without any are left out. */
export interface MenuGroup {
  readonly id: MenuGroupId
  readonly caption: Message | null
  readonly entries: readonly MenuEntry[]
}

/** The order of entries inside their group; the table itself keeps the specification's order. */
const order: readonly RoutePath[] = [
  '/dashboard',
  '/media',
  '/catalogue',
  '/my-certificates',
  '/badges-collection',
  '/my-ratings',
  '/my-units',
  '/communication',
  '/user-management',
  '/unit-management',
  '/import-management',
  '/relatives',
  '/media-management',
  '/category-management',
  '/learning-path',
  '/task-management',
  '/assignments',
  '/certificates',
  '/course-badges',
  '/system-badges',
  '/user-statistics',
  '/media-statistics',
  '/task-statistics',
  '/design-configuration',
  '/menu-configuration',
  '/mailtemplates',
  '/help-and-legal',
  '/system',
  '/assistant',
  '/using-sitos',
  '/super-console',
]

/** Entries of the bottom bar on small screens with their short titles, in order of preference; the first four of the user's menu are shown. */
const bottomTitles: ReadonlyMap<RoutePath, Message> = new Map([
  ['/dashboard', titles.dashboard],
  ['/media', shortTitles.media],
  ['/catalogue', titles.catalogue],
  ['/user-management', shortTitles.userManagement],
  ['/assignments', shortTitles.assignments],
  ['/task-management', shortTitles.taskManagement],
  ['/my-certificates', shortTitles.myCertificates],
  ['/badges-collection', shortTitles.badgesCollection],
  ['/my-units', shortTitles.myUnits],
])

/** The menu for these roles, with built screens only. Uses the roles of a row even where its guard is open (session.md S2.4). */
export function buildMenu(roles: readonly Role[]): readonly MenuGroup[] {
  return menuGroups
    .map(({ id, caption }) => ({ id, caption, entries: entriesOf(id, roles) }))
    .filter(({ entries }) => entries.length > 0)
}

function entriesOf(group: MenuGroupId, roles: readonly Role[]): readonly MenuEntry[] {
  return routeTable
    .flatMap(({ path, title, menu, ...row }) => {
      if (menu?.group !== group || !rolesMatch(row, roles) || !isBuilt(path)) return []
      return [{ path, title, shortTitle: bottomTitles.get(path) ?? title, icon: menu.icon }]
    })
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
}

/** The paths of the bottom bar: at most four, all from the menu. */
export function bottomPaths(menu: readonly MenuGroup[]): readonly RouteRow['path'][] {
  const isInMenu = (path: RoutePath): boolean =>
    menu.some(({ entries }) => entries.some((entry) => entry.path === path))
  return [...bottomTitles.keys()].filter(isInMenu).slice(0, 4)
}

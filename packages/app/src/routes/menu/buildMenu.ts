import type { Role } from '@somo/graphql/schema'
import { arrangeMenu, type MenuGroup } from '../../domain/menu/arrangeMenu.ts'
import type { Arrangement, MenuRow } from '../../domain/menu/arrangement.ts'
import type { Message } from '../../platform/locale/message.ts'
import { routeTable } from '../routeTable.ts'
import type { RoutePath } from '../routeTable.ts'
import { shortTitles } from '../titles.ts'

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

/** What screens are called in the bottom bar; those that are never in it, or have a short title, by their title. */
const barTitles: Readonly<Partial<Record<RoutePath, Message>>> = {
  '/media': shortTitles.media,
  '/user-management': shortTitles.userManagement,
  '/assignments': shortTitles.assignments,
  '/task-management': shortTitles.taskManagement,
  '/my-certificates': shortTitles.myCertificates,
  '/badges-collection': shortTitles.badgesCollection,
  '/my-units': shortTitles.myUnits,
}

/** Every screen with a place in the menu, in the built-in order. Uses the roles of a row even where its guard is open (session.md S2.4). */
export const menuRows: readonly MenuRow[] = routeTable
  .flatMap(({ path, title, roles, menu }) =>
    menu === null ? [] : [{ path, title, shortTitle: barTitles[path] ?? title, roles, ...menu }],
  )
  .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))

/** The menu for these roles: the built-in one, or as it was published. */
export const buildMenu = (roles: readonly Role[], arrangement: Arrangement = null): readonly MenuGroup[] =>
  arrangeMenu(menuRows, roles, arrangement)

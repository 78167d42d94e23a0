import type { MenuGroup } from './arrangeMenu.ts'

/** What the bottom bar of small screens may hold, in order of preference. */
export const bottomOrder = [
  '/dashboard',
  '/media',
  '/catalogue',
  '/user-management',
  '/assignments',
  '/task-management',
  '/my-certificates',
  '/badges-collection',
  '/my-units',
] as const

const most = 4

/** The ids of the bottom bar: at most four, all from the menu. */
export function bottomIds(menu: readonly MenuGroup[]): readonly string[] {
  const ids = new Set(menu.flatMap(({ entries }) => entries.map(({ id }) => id)))
  return bottomOrder.filter((path) => ids.has(path)).slice(0, most)
}

import type { MenuArrangementPartsFragment } from '@somo/graphql/menu-configuration'
import type { MenuArrangementInput, Role } from '@somo/graphql/schema'
import { rolesOfEntry } from '../../domain/menu/arrangeMenu.ts'
import type {
  ArrangedEntry,
  Arrangement,
  CompleteEntry,
  CompleteGroup,
  MenuLabels,
} from '../../domain/menu/arrangement.ts'
import { menuGroups } from '../../domain/menu/menuGroups.ts'

/** The whole menu while it is edited: every screen and link in its group. */
export type EditedMenu = readonly CompleteGroup[]

/** The three lists of the page; each shows what the role adds to those before it. */
export const levels = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const satisfies readonly Role[]
export type Level = (typeof levels)[number]
/** The list that everybody's entries stand in. */
export const firstLevel: Level = levels[0]

/** Entries that cannot be hidden. */
export const lockedIds: readonly string[] = ['/dashboard', '/menu-configuration']

/** The list an entry stands in: the first role that may have it. */
export const levelOf = (entry: CompleteEntry): Level =>
  levels.find((level) => rolesOfEntry(entry).includes(level)) ?? 'ADMIN'

/** Whether nobody sees the entry. */
export const isHidden = (entry: CompleteEntry): boolean =>
  rolesOfEntry(entry).every((role) => entry.hiddenFor?.includes(role) === true)

const isOwnGroup = ({ id }: Pick<CompleteGroup, 'id'>): boolean => !menuGroups.some((group) => group.id === id)

/** What a list shows: groups with entries of its own, and groups that are still empty everywhere. */
export const columnOf = (menu: EditedMenu, level: Level): EditedMenu =>
  menu
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => levelOf(entry) === level) }))
    .filter(({ entries }, place) => {
      const whole = menu[place]
      return entries.length > 0 || (whole !== undefined && isOwnGroup(whole) && whole.entries.length === 0)
    })

/** A list in a new order; what the other lists have keeps its place among it. */
export function reorderColumn(
  menu: EditedMenu,
  level: Level,
  order: readonly { readonly id: string; readonly children?: readonly { readonly id: string }[] }[],
): EditedMenu {
  const byId = new Map(menu.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)))
  const moved = new Set(order.map(({ id }) => id))
  const next = order.flatMap(({ id }) => menu.find((group) => group.id === id) ?? [])
  // The groups of the list take the places that groups of the list had.
  const groups = menu.map((group) => (moved.has(group.id) ? (next.shift() ?? group) : group))
  return groups.map((group) => {
    const own = order.find(({ id }) => id === group.id)?.children
    if (own === undefined) return group
    const queue = own.flatMap(({ id }) => byId.get(id) ?? [])
    const entries = group.entries.flatMap((entry): readonly CompleteEntry[] => {
      if (levelOf(entry) !== level) return [entry]
      const [first] = queue.splice(0, 1)
      return first === undefined ? [] : [first]
    })
    return { ...group, entries: [...entries, ...queue] }
  })
}

/** An entry with changes. */
export const updateEntry = (menu: EditedMenu, id: string, patch: Partial<ArrangedEntry>): EditedMenu =>
  menu.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)),
  }))

/** A group with other names. */
export const renameGroup = (menu: EditedMenu, id: string, labels: MenuLabels): EditedMenu =>
  menu.map((group) => (group.id === id ? { ...group, labels } : group))

/** An entry at the end of another group. */
export function moveToGroup(menu: EditedMenu, id: string, target: string): EditedMenu {
  const entry = menu.flatMap(({ entries }) => entries).find((one) => one.id === id)
  if (entry === undefined) return menu
  return menu.map((group) => {
    const entries = group.entries.filter((one) => one.id !== id)
    return { ...group, entries: group.id === target ? [...entries, entry] : entries }
  })
}

/** Without a link. */
export const removeEntry = (menu: EditedMenu, id: string): EditedMenu =>
  menu.map((group) => ({ ...group, entries: group.entries.filter((entry) => entry.id !== id) }))

/** Without a group of one's own; its entries go to the last group. */
export function removeGroup(menu: EditedMenu, id: string): EditedMenu {
  const entries = menu.find((group) => group.id === id)?.entries ?? []
  return menu
    .filter((group) => group.id !== id)
    .map((group) => (group.id === 'more' ? { ...group, entries: [...group.entries, ...entries] } : group))
}

/** With a new link in a list, at the end of its last group. */
export function addLink(menu: EditedMenu, level: Level, key: string): EditedMenu {
  const target = columnOf(menu, level).at(-1)?.id ?? 'more'
  const link: CompleteEntry = { id: `link-${key}`, labels: {}, url: '', level, row: null }
  return menu.map((group) => (group.id === target ? { ...group, entries: [...group.entries, link] } : group))
}

/** With a new group at the end. */
export const addGroup = (menu: EditedMenu, key: string, labels: MenuLabels): EditedMenu => [
  ...menu,
  { id: `group-${key}`, labels, caption: null, entries: [] },
]

const listLabels = (labels: MenuLabels | undefined) =>
  Object.entries(labels ?? {})
    .filter(([, text]) => text.trim() !== '')
    .map(([locale, text]) => ({ locale, text }))

/** What is sent. */
export const writeMenu = (menu: EditedMenu): MenuArrangementInput => ({
  groups: menu.map(({ id, labels, entries }) => ({
    id,
    labels: listLabels(labels),
    entries: entries.map((entry) => ({
      id: entry.id,
      labels: listLabels(entry.labels),
      hiddenFor: [...(entry.hiddenFor ?? [])],
      url: entry.url ?? null,
      level: entry.level ?? null,
    })),
  })),
})

const readLabels = (labels: MenuArrangementPartsFragment['groups'][number]['labels']): MenuLabels =>
  Object.fromEntries(labels.map(({ locale, text }) => [locale, text]))

/** What came. */
export const readMenu = (arrangement: MenuArrangementPartsFragment | null): Arrangement =>
  arrangement === null
    ? null
    : {
        groups: arrangement.groups.map(({ id, labels, entries }) => ({
          id,
          labels: readLabels(labels),
          entries: entries.map((entry) => ({
            id: entry.id,
            labels: readLabels(entry.labels),
            hiddenFor: entry.hiddenFor,
            ...(entry.url === null ? {} : { url: entry.url, level: entry.level ?? 'LEARNER' }),
          })),
        })),
      }

/** The ids of entries and groups that differ from what is published: moved, renamed, shown or hidden, added; and how many are gone. */
export function differences(published: EditedMenu, edited: EditedMenu): { ids: ReadonlySet<string>; removed: number } {
  const before = placesOf(published)
  const now = placesOf(edited)
  const ids = [...now].filter(([id, place]) => before.get(id) !== place).map(([id]) => id)
  return {
    ids: new Set([...ids, ...movedIds(published, edited)]),
    removed: [...before.keys()].filter((id) => !now.has(id)).length,
  }
}

const placesOf = (menu: EditedMenu): ReadonlyMap<string, string> =>
  new Map(
    writeMenu(menu).groups.flatMap(({ entries, ...group }) => [
      [group.id, JSON.stringify(group)] as const,
      ...entries.map((entry) => [entry.id, JSON.stringify([group.id, entry])] as const),
    ]),
  )

/** The fewest ids that would have to move to turn one order into the other: those outside the longest common order. */
function movedIds(published: EditedMenu, edited: EditedMenu): readonly string[] {
  const orderOf = (menu: EditedMenu) => [
    menu.map(({ id }) => id),
    ...menu.map(({ entries }) => entries.map(({ id }) => id)),
  ]
  const before = new Map(orderOf(published).flatMap((list) => list.map((id, place) => [id, place] as const)))
  return orderOf(edited).flatMap((list) => {
    const common = list.filter((id) => before.has(id))
    const rising = longestRising(common.map((id) => before.get(id) ?? 0))
    return common.filter((_, place) => !rising.has(place))
  })
}

/** The places of a longest rising part of a list of numbers. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const best: { readonly length: number; readonly before: number }[] = []
  numbers.forEach((number, place) => {
    let found = { length: 1, before: -1 }
    for (let earlier = 0; earlier < place; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1
      if ((numbers[earlier] ?? 0) < number && length > found.length) found = { length, before: earlier }
    }
    best.push(found)
  })
  const places = new Set<number>()
  let place = best.reduce((top, { length }, at) => (length > (best[top]?.length ?? 0) ? at : top), 0)
  while (best[place] !== undefined && place >= 0) {
    places.add(place)
    place = best[place]?.before ?? -1
  }
  return places
}

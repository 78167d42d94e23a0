import type { Role } from '@somo/graphql/schema'
import type { Message } from '../../platform/locale/message.ts'
import type { IconName } from './iconNames.ts'
import { menuGroups, type MenuGroupId } from './menuGroups.ts'

/** A built screen that has a place in the menu. */
export interface MenuRow {
  readonly path: `/${string}`
  readonly title: Message
  /** One word, for the bottom bar. */
  readonly shortTitle: Message
  /** Empty: anybody. */
  readonly roles: readonly Role[]
  readonly group: MenuGroupId
  readonly icon: IconName
}

/** Names by language; those that are missing fall back to the built-in one. */
export type MenuLabels = Readonly<Record<string, string>>

/** An entry as it is published. */
export interface ArrangedEntry {
  /** The path of a screen, or that of no screen for a link. */
  readonly id: string
  readonly labels?: MenuLabels
  readonly hiddenFor?: readonly Role[]
  /** Of a link. */
  readonly url?: string
  readonly level?: Role
}

export interface ArrangedGroup {
  readonly id: string
  readonly labels?: MenuLabels
  readonly entries: readonly ArrangedEntry[]
}

/** The published order; null: the built-in one. */
export type Arrangement = { readonly groups: readonly ArrangedGroup[] } | null

/** An entry with its screen; null for a link. */
export interface CompleteEntry extends ArrangedEntry {
  readonly row: MenuRow | null
}

export interface CompleteGroup extends ArrangedGroup {
  /** Of a built-in group that has one. */
  readonly caption: Message | null
  readonly entries: readonly CompleteEntry[]
}

/** What is published, from the text of the preference; the built-in order where it cannot be read. */
export function readArrangement(text: string | null): Arrangement {
  try {
    const read: unknown = JSON.parse(text ?? 'null')
    const isOurs = typeof read === 'object' && read !== null && 'groups' in read && Array.isArray(read.groups)
    // The server writes it and checks it before.
    return isOurs ? (read as Arrangement) : null
  } catch {
    return null
  }
}

/** Every screen and link in its group: as arranged, and what the arrangement does not name in its built-in group. */
export function completeArrangement(rows: readonly MenuRow[], arrangement: Arrangement): readonly CompleteGroup[] {
  const arranged = arrangement?.groups ?? []
  const placed = new Set(arranged.flatMap(({ entries }) => entries.map(({ id }) => id)))
  const missing = menuGroups.filter(({ id }) => !arranged.some((group) => group.id === id))
  return [...arranged, ...missing.map(({ id }): ArrangedGroup => ({ id, entries: [] }))].map((group) => ({
    ...group,
    caption: menuGroups.find(({ id }) => id === group.id)?.caption ?? null,
    entries: [
      ...group.entries.flatMap((entry): CompleteEntry[] => {
        const row = rows.find(({ path }) => path === entry.id) ?? null
        return row === null && entry.url === undefined ? [] : [{ ...entry, row }]
      }),
      ...rows
        .filter(({ path, group: home }) => home === group.id && !placed.has(path))
        .map((row) => ({ id: row.path, row })),
    ],
  }))
}

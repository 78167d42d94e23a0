import { isDeepStrictEqual } from 'node:util'
import type { Role } from '@somo/graphql/schema'

/** Names by their language. */
export type MenuLabels = Readonly<Record<string, string>>

/** An entry as it is kept and published; what it does not say is left out. */
export interface StoredEntry {
  readonly id: string
  readonly labels?: MenuLabels
  readonly hiddenFor?: readonly Role[]
  readonly url?: string
  readonly level?: Role
}

export interface StoredGroup {
  readonly id: string
  readonly labels?: MenuLabels
  readonly entries: readonly StoredEntry[]
}

/** The menu as it is kept: in the preference MENU, in the draft and before the last publication. */
export interface StoredArrangement {
  readonly groups: readonly StoredGroup[]
}

/** Null: the built-in menu. */
export type Arrangement = StoredArrangement | null

/** Whether two arrangements are the same, in whatever order the database keeps their keys. */
export const isSameArrangement = (one: Arrangement, other: Arrangement): boolean => isDeepStrictEqual(one, other)

import { useSyncExternalStore } from 'react'

/** A text that stands in a field and cannot be taken as its value. */
export interface UnreadableEntry {
  /** The id of the control element. */
  readonly id: string
  /** The field says what is wrong, from now on. */
  readonly tell: () => void
  /** The field forgets the text and shows its value. */
  readonly drop: () => void
  /** Leads to the first of these controls, by their ids. Fields bring it along: most pages have none. */
  readonly lead: (ids: ReadonlySet<string>, reveals: ReadonlySet<(fieldId: string) => void>) => void
}

/** What stands in the fields of one form, dialog, drawer or page and cannot be read. Fields note it by `useUnreadable`. */
export interface UnreadableEntries {
  /** Answers how to take the entry back. */
  readonly note: (entry: UnreadableEntry) => () => void
  /**
   * Whether something has to be put right before anything may be sent: then every such field says what is wrong, and the
   * first of them has the focus.
   */
  readonly refuse: () => boolean
  /** What opens the place where a field is hidden, by the id of its control element; answers how to take that back. */
  readonly revealBy: (reveal: (fieldId: string) => void) => () => void
  /** All of them show their values again: changes are discarded. */
  readonly drop: () => void
  /** Ids of the controls; the same set until it changes. */
  readonly ids: () => ReadonlySet<string>
  readonly follow: (onChanged: () => void) => () => void
}

/** Where nothing stands yet. */
export function createUnreadableEntries(): UnreadableEntries {
  const entries = new Set<UnreadableEntry>()
  const reveals = new Set<(fieldId: string) => void>()
  const followers = new Set<() => void>()
  let ids: ReadonlySet<string> = new Set()
  const change = (): void => {
    ids = new Set([...entries].map(({ id }) => id))
    for (const onChanged of followers) onChanged()
  }
  return {
    note(entry) {
      entries.add(entry)
      change()
      return () => {
        entries.delete(entry)
        change()
      }
    },
    refuse() {
      const [first] = entries
      for (const { tell } of entries) tell()
      first?.lead(ids, reveals)
      return first !== undefined
    },
    revealBy(reveal) {
      reveals.add(reveal)
      return () => void reveals.delete(reveal)
    },
    drop: () => {
      for (const { drop } of [...entries]) drop()
    },
    ids: () => ids,
    follow(onChanged) {
      followers.add(onChanged)
      return () => void followers.delete(onChanged)
    },
  }
}

/** The ids of the controls whose text cannot be read, for what is drawn from how many there are. */
export const useUnreadableIds = ({ follow, ids }: UnreadableEntries): ReadonlySet<string> =>
  useSyncExternalStore(follow, ids)

import { createContext, use, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { focusControl } from '../components/ErrorSummary/focusControl.ts'

/** A text that stands in a field and cannot be taken as its value. */
export interface UnreadableEntry {
  /** The id of the control element. */
  readonly id: string
  /** The field says what is wrong, from now on. */
  readonly tell: () => void
  /** The field forgets the text and shows its value. */
  readonly drop: () => void
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
      if (entries.size === 0) return false
      for (const { tell } of entries) tell()
      goToFirst([...ids].toSorted(byPlace), reveals)
      return true
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

/** As a person meets them from top to bottom. */
function byPlace(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)]
  if (first === null || second === null) return Number(first === null) - Number(second === null)
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1
}

function goToFirst([first, ...others]: readonly string[], reveals: ReadonlySet<(fieldId: string) => void>): void {
  if (first === undefined || focusControl(first)) return
  flushSync(() => {
    for (const reveal of reveals) reveal(first)
  })
  // What stays hidden all the same leads to the next that can be seen.
  ;[first, ...others].some(focusControl)
}

/** The entries of the nearest form, dialog, drawer or page; SomoProvider gives those of the page. */
export const UnreadableContext = createContext<UnreadableEntries | null>(null)

/** What a field knows of its text. */
export interface Unreadable extends Omit<UnreadableEntry, 'id'> {
  /** Whether what stands in it now cannot be taken, said already or not yet. */
  readonly isUnreadable: boolean
}

/**
 * For every field whose text may not be readable: nothing that it stands in is sent as long as that is so. The form has
 * to do nothing for it.
 */
export function useUnreadable(id: string, { isUnreadable, tell, drop }: Unreadable): void {
  const entries = use(UnreadableContext)
  const onTell = useEffectEvent(tell)
  const onDrop = useEffectEvent(drop)
  // Before anything else can be pressed.
  useLayoutEffect(
    function noteUnreadable() {
      return isUnreadable ? entries?.note({ id, tell: () => onTell(), drop: () => onDrop() }) : undefined
    },
    [entries, id, isUnreadable],
  )
}

/** Whether what goes on from the entries of the nearest form, dialog, drawer or page must not do so now; asking leads there. */
export function useRefusal(goesOn: boolean): () => boolean {
  const entries = use(UnreadableContext)
  return () => goesOn && entries?.refuse() === true
}

/** The ids of the controls whose text cannot be read, for what is drawn from how many there are. */
export const useUnreadableIds = ({ follow, ids }: UnreadableEntries): ReadonlySet<string> => useSyncExternalStore(follow, ids)

import { use, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { focusControl } from '../components/ErrorSummary/focusControl.ts'
import { createUnreadableEntries, type UnreadableEntries, type UnreadableEntry } from './unreadableEntries.ts'
import { UnreadableContext, type UnreadableScope } from './unreadableScope.ts'

/** As a person meets them from top to bottom. */
function byPlace(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)]
  if (first === null || second === null) return Number(first === null) - Number(second === null)
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1
}

const goToFirst: UnreadableEntry['lead'] = (ids, reveals) => {
  const sorted = [...ids].toSorted(byPlace)
  const [first] = sorted
  if (first === undefined || focusControl(first)) return
  flushSync(() => {
    for (const reveal of reveals) reveal(first)
  })
  // What stays hidden all the same leads to the next that can be seen.
  sorted.some(focusControl)
}

const entriesOf = (scope: UnreadableScope): UnreadableEntries => (scope.entries ??= createUnreadableEntries())

/** What a field knows of its text. */
export interface Unreadable extends Pick<UnreadableEntry, 'tell' | 'drop'> {
  /** Whether what stands in it now cannot be taken, said already or not yet. */
  readonly isUnreadable: boolean
}

/**
 * For every field whose text may not be readable: nothing that it stands in is sent as long as that is so. The form has
 * to do nothing for it.
 */
export function useUnreadable(id: string, { isUnreadable, tell, drop }: Unreadable): void {
  const scope = use(UnreadableContext)
  const onTell = useEffectEvent(tell)
  const onDrop = useEffectEvent(drop)
  // Before anything else can be pressed.
  useLayoutEffect(
    function noteUnreadable() {
      if (!isUnreadable) return undefined
      return entriesOf(scope).note({ id, tell: () => onTell(), drop: () => onDrop(), lead: goToFirst })
    },
    [scope, id, isUnreadable],
  )
}

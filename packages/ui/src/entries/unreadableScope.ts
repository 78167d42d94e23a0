import { createContext, use } from 'react'
import type { UnreadableEntries } from './unreadableEntries.ts'

/** A form, dialog, drawer or page. */
export interface UnreadableScope {
  /** What cannot be read in it; null as long as there was nothing: fields make it, as most pages have none. */
  entries: UnreadableEntries | null
}

/** Where nothing stands yet. */
export const createUnreadableScope = (): UnreadableScope => ({ entries: null })

/** The nearest form, dialog or drawer; where there is none, the page. */
export const UnreadableContext = createContext(createUnreadableScope())

/** Whether what goes on from the answers of the nearest form, dialog, drawer or page must not do so now; asking leads to why. */
export function useRefusal(goesOn: boolean): () => boolean {
  const scope = use(UnreadableContext)
  return () => goesOn && scope.entries?.refuse() === true
}

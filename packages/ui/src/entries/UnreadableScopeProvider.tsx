import { useState, type ReactNode } from 'react'
import { createUnreadableScope, UnreadableContext } from './unreadableScope.ts'

/** What is sent by its own answers, whatever stands unreadable around it: a dialog, a drawer, what floats. */
export function UnreadableScopeProvider({ children }: { readonly children: ReactNode }) {
  const [scope] = useState(createUnreadableScope)
  return <UnreadableContext value={scope}>{children}</UnreadableContext>
}

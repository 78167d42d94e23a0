import { useState, type ReactNode } from 'react'
import { createUnreadableEntries, UnreadableContext } from './unreadableEntries.ts'

/** What is sent by its own answers, whatever stands unreadable around it: a dialog, a drawer, what floats, the page. */
export function UnreadableScope({ children }: { readonly children: ReactNode }) {
  const [entries] = useState(createUnreadableEntries)
  return <UnreadableContext value={entries}>{children}</UnreadableContext>
}

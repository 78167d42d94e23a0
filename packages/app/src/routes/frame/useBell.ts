import { useState, type RefObject } from 'react'
import { useNewBadgeToast } from '../../domain/badge/useNewBadgeToast.ts'
import { useUnreadCount, type UnreadCount } from '../../domain/notification/useUnreadCount.ts'

type Trigger = RefObject<HTMLElement | null>

export interface BellState extends Omit<UnreadCount, 'known'> {
  /** The bell beside which the panel is open; null while it is closed. */
  readonly trigger: Trigger | null
  readonly open: (trigger: Trigger) => void
  readonly close: () => void
}

/** The unread count, and whether the notifications are open. Both bells of the frame share it. */
export function useBell(isWanted: boolean): BellState {
  const [trigger, setTrigger] = useState<Trigger | null>(null)
  const { known, ...unread } = useUnreadCount(isWanted)
  useNewBadgeToast(known)
  return { ...unread, trigger, open: setTrigger, close: () => setTrigger(null) }
}

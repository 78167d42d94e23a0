import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { afterPaint } from '@somo/ui/slots/afterPaint'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useQueryState } from '../../platform/api/useQueryState.ts'

const minute = 60_000

const subscribeVisibility = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isPageVisible = (): boolean => document.visibilityState === 'visible'

export interface UnreadCount {
  /** At most 100; 0 while it is not known. */
  readonly count: number
  /** As `count`; null while it is not known. */
  readonly known: number | null
  readonly refetch: () => Promise<void>
}

/** How many notifications are unread: asked after the first paint, each minute, and when the page comes back into sight. */
export function useUnreadCount(isWanted: boolean): UnreadCount {
  const [isPainted, setIsPainted] = useState(false)
  const isVisible = useSyncExternalStore(subscribeVisibility, isPageVisible)
  useEffect(function waitForPaint() {
    afterPaint(() => setIsPainted(true))
  }, [])
  const { data, refetch } = useQueryState(UnreadNotificationsDocument, {
    pick: ({ notifications }) => notifications.unreadCount,
    isWanted: isWanted && isPainted && isVisible,
    pollInterval: minute,
    keeps: 'always',
    fetchPolicy: 'network-only',
  })
  return { count: data ?? 0, known: data, refetch }
}

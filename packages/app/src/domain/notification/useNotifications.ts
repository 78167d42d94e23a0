import {
  MarkAllNotificationsReadDocument,
  NotificationsDocument,
  SetNotificationsReadDocument,
  UndoMarkAllNotificationsReadDocument,
} from '@somo/graphql/notifications'
import { useState } from 'react'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { NotificationItem } from './notificationTexts.ts'

export interface NotificationsData {
  readonly list: QueryUse<readonly NotificationItem[]>
  /** How many arrived since the list was opened, or shown anew. */
  readonly freshCount: number
  readonly showFresh: () => void
  readonly hasMore: boolean
  readonly showMore: () => void
  readonly isUnreadOnly: boolean
  readonly setUnreadOnly: (isUnreadOnly: boolean) => void
  /** Each resolves to what kept it from being done; null where it is done. */
  readonly setRead: (uuid: string, isRead: boolean) => Promise<Problem | null>
  /** Resolves to the way to undo it; null where nothing was unread. */
  readonly markAllRead: () => Promise<{ readonly problem: Problem | null; readonly undo: (() => void) | null }>
}

const minute = 60_000
/** How many are read at first, then after each "Show more". */
const steps = [20, 50, 100] as const

/** The notifications of the person, while their panel is open. `onRead` follows every change of what is unread. */
export function useNotifications(onRead: () => Promise<void>): NotificationsData {
  const { locale } = useLocale()
  const [step, setStep] = useState(0)
  const [isUnread, setIsUnread] = useState(false)
  // What arrives later waits behind a button, so that nothing moves under the pointer.
  const [shownUntil, setShownUntil] = useState<string | null>(null)
  const query = useQueryState(NotificationsDocument, {
    variables: { page: { first: steps[step] ?? 100 }, isUnread, locale },
    pick: ({ notifications }) => notifications.list,
    pollInterval: minute,
    keeps: 'whileWaiting',
    fetchPolicy: 'network-only',
  })
  const items = query.data?.items ?? []
  const newest = items[0]?.createdAt ?? null
  if (shownUntil === null && newest !== null) setShownUntil(newest)
  const isShown = ({ createdAt }: NotificationItem): boolean => shownUntil === null || createdAt <= shownUntil
  const shown = items.filter(isShown)
  const refresh = async (): Promise<void> => {
    await Promise.all([query.refetch(), onRead()])
  }
  return {
    list: { ...query, data: query.data === null ? null : shown },
    freshCount: items.length - shown.length,
    showFresh: () => setShownUntil(newest),
    hasMore: query.data?.pageInfo.hasNext === true && step < steps.length - 1,
    showMore: () => setStep(step + 1),
    isUnreadOnly: isUnread,
    setUnreadOnly: setIsUnread,
    ...useReading(refresh),
  }
}

function useReading(refresh: () => Promise<void>): Pick<NotificationsData, 'setRead' | 'markAllRead'> {
  const set = useAction(SetNotificationsReadDocument, (data) => data.notification.setRead)
  const markAll = useAction(MarkAllNotificationsReadDocument, (data) => data.notification.markAllRead)
  const undoAll = useAction(UndoMarkAllNotificationsReadDocument, (data) => data.notification.undoMarkAllRead)
  const undo = async (readAt: string): Promise<void> => {
    await undoAll.run({ readAt })
    await refresh()
  }
  return {
    async setRead(uuid, isRead) {
      const { problem } = await set.run({ uuids: [uuid], isRead })
      await refresh()
      return problem
    },
    async markAllRead() {
      const { payload, problem } = await markAll.run({ until: new Date().toISOString() })
      await refresh()
      const readAt = payload?.readAt ?? null
      return { problem, undo: readAt === null ? null : () => void undo(readAt) }
    },
  }
}

import { useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { panelMessages } from './notificationMessages.ts'
import { NotificationPanelView } from './NotificationPanelView.tsx'
import { useNotifications } from './useNotifications.ts'

export interface NotificationPanelProps {
  readonly onClose: () => void
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly unreadCount: number
  /** What is unread may have changed. */
  readonly onRead: () => Promise<void>
}

/** The panel of the bell; it asks for its list when it opens. */
export function NotificationPanel({ onClose, triggerRef, unreadCount, onRead }: NotificationPanelProps) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const [now] = useState(() => new Date())
  const { setRead, markAllRead, ...data } = useNotifications(onRead)
  const report = (problem: Problem | null): void => {
    if (problem === null) return
    const reason = formatMessage(actionMessages[problem.code])
    toasts.toast({ message: formatMessage(panelMessages.failed, { reason }), tone: 'bad' })
  }
  const markAll = async (): Promise<void> => {
    const { problem, undo } = await markAllRead()
    report(problem)
    if (undo === null) return
    toasts.toast({
      message: formatMessage(panelMessages.markedAll),
      action: { label: formatMessage(panelMessages.undo), onAction: undo },
    })
  }
  return (
    <NotificationPanelView
      {...data}
      onClose={onClose}
      triggerRef={triggerRef}
      unreadCount={unreadCount}
      dates={dates}
      now={now}
      onOpen={(item) => {
        onClose()
        if (item.readAt === null) void setRead(item.uuid, true).then(report)
      }}
      onSetRead={(item, isRead) => void setRead(item.uuid, isRead).then(report)}
      onMarkAll={() => void markAll()}
    />
  )
}

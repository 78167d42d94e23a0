import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { FloatingPanel } from '@somo/ui/FloatingPanel'
import { Link } from '@somo/ui/Link'
import { Tabs } from '@somo/ui/Tabs'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { addresses } from '../navigation/addresses.ts'
import { NotificationList, type NotificationListProps } from './NotificationList.tsx'
import { panelMessages } from './notificationMessages.ts'
import * as styles from './Notifications.css.ts'
import type { NotificationsData } from './useNotifications.ts'

export interface NotificationPanelViewProps
  extends
    Omit<NotificationsData, 'setRead' | 'markAllRead'>,
    Pick<NotificationListProps, 'now' | 'onOpen' | 'onSetRead'> {
  readonly onClose: () => void
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly dates: Dates
  readonly unreadCount: number
  readonly onMarkAll: () => void
}

/** What is new for the person: opened by the bell. Opening it marks nothing as read. */
export function NotificationPanelView(props: NotificationPanelViewProps) {
  const { onClose, triggerRef, unreadCount, onMarkAll, isUnreadOnly, setUnreadOnly } = props
  const { formatMessage } = useIntl()
  const tabs = [
    { id: 'all', label: formatMessage(panelMessages.all) },
    { id: 'unread', label: formatMessage(panelMessages.unread), ...(unreadCount > 0 ? { count: unreadCount } : {}) },
  ]
  return (
    <FloatingPanel
      isOpen
      onClose={onClose}
      triggerRef={triggerRef}
      title={formatMessage(panelMessages.title)}
      actions={
        unreadCount === 0 ? undefined : (
          <Button variant="plain" size="sm" onPress={onMarkAll} writes>
            {formatMessage(panelMessages.markAll)}
          </Button>
        )
      }
      foot={
        <Link variant="action" href={`${addresses.myProfile}?tab=notifications`}>
          {formatMessage(panelMessages.preferences)}
        </Link>
      }
    >
      <div className={styles.views}>
        <Tabs
          label={formatMessage(panelMessages.views)}
          items={tabs}
          selectedKey={isUnreadOnly ? 'unread' : 'all'}
          onSelectionChange={(key) => setUnreadOnly(key === 'unread')}
        >
          <Content {...props} />
        </Tabs>
      </div>
    </FloatingPanel>
  )
}

function Content({ list, freshCount, showFresh, hasMore, showMore, ...use }: NotificationPanelViewProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryView state={list} onRetry={list.retry}>
      {(items) =>
        items.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState title={formatMessage(panelMessages.none)} level={3}>
              {formatMessage(panelMessages.noneHint)}
            </EmptyState>
          </div>
        ) : (
          <>
            {freshCount === 0 ? null : (
              <div className={styles.fresh}>
                <Button size="sm" onPress={showFresh}>
                  {formatMessage(panelMessages.fresh, { count: freshCount })}
                </Button>
              </div>
            )}
            <NotificationList {...use} items={items} />
            {hasMore ? (
              <div className={styles.more}>
                <Button size="sm" onPress={showMore}>
                  {formatMessage(panelMessages.more)}
                </Button>
              </div>
            ) : null}
          </>
        )
      }
    </QueryView>
  )
}

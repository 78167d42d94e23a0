import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { useRef, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import * as styles from './Notifications.css.ts'
import { eventMessages, panelMessages } from './notificationMessages.ts'
import { useEntryKeys } from './useEntryKeys.ts'
import { detailOf, notificationLooks, valuesOf, type NotificationItem } from './notificationTexts.ts'

export interface NotificationListProps {
  readonly items: readonly NotificationItem[]
  readonly dates: Dates
  /** The clock that decides what is today. */
  readonly now: Date
  /** Leads to the page of a notification. */
  readonly onOpen: (item: NotificationItem) => void
  readonly onSetRead: (item: NotificationItem, isRead: boolean) => void
}

/** Notifications by day. J and K move between them, Enter opens, U changes whether one is read. */
export function NotificationList({ items, now, dates, ...use }: NotificationListProps) {
  const { formatMessage } = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const today = dates.date(now)
  const isToday = ({ createdAt }: NotificationItem): boolean => dates.date(new Date(createdAt)) === today
  const groups = [
    { title: panelMessages.today, members: items.filter(isToday) },
    { title: panelMessages.earlier, members: items.filter((item) => !isToday(item)) },
  ].filter(({ members }) => members.length > 0)
  useEntryKeys(root, (uuid) => {
    const item = items.find((one) => one.uuid === uuid)
    if (item !== undefined) use.onSetRead(item, item.readAt === null)
  })
  return (
    <div ref={root}>
      <p className={visuallyHidden}>{formatMessage(panelMessages.keys)}</p>
      {groups.map(({ title, members }) => (
        <section key={title.id} aria-label={formatMessage(title)}>
          <h3 className={styles.group}>{formatMessage(title)}</h3>
          <ul className={styles.list}>
            {members.map((item) => (
              <Entry key={item.uuid} {...use} item={item} dates={dates} isToday={title === panelMessages.today} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface EntryProps extends Pick<NotificationListProps, 'dates' | 'onOpen'> {
  readonly item: NotificationItem
  readonly isToday: boolean
}

function Entry({ item, dates, isToday, onOpen }: EntryProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { glyph, action } = notificationLooks[item.event]
  const values = valuesOf(item, dates)
  const detail = detailOf(item.event, values, intl)
  const isUnread = item.readAt === null
  const moment = new Date(item.createdAt)
  // A press with a key opens another tab; the entry counts as read all the same.
  const open = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a') !== null) onOpen(item)
  }
  return (
    // The links inside are what is operated; their press is only followed here.
    <li className={styles.entry} data-part="entry" data-uuid={item.uuid} onClick={open}>
      <span className={styles.gutter}>{isUnread ? <span className={styles.dot} /> : null}</span>
      <span className={styles.glyph} data-tone={item.event === 'OVERDUE' ? 'bad' : undefined}>
        <Icon glyph={glyph} size="navigation" />
      </span>
      <div className={styles.texts}>
        <span className={styles.title} data-unread={isUnread || undefined}>
          {isUnread ? <span className={visuallyHidden}>{formatMessage(panelMessages.unread)}: </span> : null}
          <Link href={item.address} variant="plain">
            {formatMessage(eventMessages[item.event], values)}
          </Link>
        </span>
        {detail === '' ? null : <span className={styles.detail}>{detail}</span>}
        <span className={styles.action}>
          <Link href={item.address} variant="button" size="sm">
            {formatMessage(action)}
          </Link>
        </span>
      </div>
      <time className={styles.time} dateTime={item.createdAt}>
        {isToday ? dates.time(moment) : dates.date(moment)}
      </time>
    </li>
  )
}

import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Bell as BellGlyph } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { frameMessages } from './frameMessages.ts'
import * as styles from './Bell.css.ts'

export interface BellProps {
  /** At most 100. */
  readonly unreadCount: number
  readonly isOpen: boolean
  /** Opens the panel beside the bell that was pressed. */
  readonly onPress: (trigger: RefObject<HTMLElement | null>) => void
  /** A pointer or the focus has arrived. */
  readonly onIntent: () => void
}

const most = 99

/** Opens the notifications. The number of unread ones is in its name; a dot shows that there are some. */
export function Bell({ unreadCount, isOpen, onPress, onIntent, isOnBar = false }: BellProps & { isOnBar?: boolean }) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const label =
    unreadCount > most
      ? formatMessage(frameMessages.bellMany)
      : formatMessage(frameMessages.bell, { count: unreadCount })
  return (
    <span className={styles.bell}>
      <IconButton
        ref={trigger}
        label={label}
        icon={<Icon glyph={BellGlyph} size={isOnBar ? 'phone' : 'navigation'} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onIntent={onIntent}
        onPress={() => onPress(trigger)}
      />
      {unreadCount > 0 ? <span className={styles.mark} data-part="dot" /> : null}
    </span>
  )
}

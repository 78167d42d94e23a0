import { Skeleton } from '@somo/ui/Skeleton'
import { useIntl } from 'react-intl'
import { frameMessages } from './frameMessages.ts'
import * as styles from './WaitingFrame.css.ts'

/** The frame's outline while the session is being made: nothing jumps when the page comes. */
export function WaitingFrame() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.frame}>
      <div className={styles.side} />
      <main className={styles.page} id="main">
        <Skeleton lines={4} label={formatMessage(frameMessages.loading)} />
      </main>
    </div>
  )
}

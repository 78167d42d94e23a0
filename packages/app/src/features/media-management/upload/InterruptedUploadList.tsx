import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { formatSize } from '@somo/ui/locale/fileSize'
import { Text } from '@somo/ui/Text'
import { RotateCcw, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as styles from './MediumUploadList.css.ts'
import { mediumUploadMessages } from './mediumUploadMessages.ts'
import type { InterruptedUploads } from './useInterruptedUploads.ts'

/** What an earlier visit left unfinished: chosen again, a file goes on where it stopped. */
export function InterruptedUploadList({ uploads, onForget }: InterruptedUploads) {
  const { formatMessage, locale } = useIntl()
  if (uploads.length === 0) return null
  const heading = formatMessage(mediumUploadMessages.interrupted, { count: uploads.length })
  return (
    <section aria-label={heading}>
      <Heading level={2} step="h3">
        {heading}
      </Heading>
      <Text tone="ink2" step="small">
        {formatMessage(mediumUploadMessages.interruptedHint)}
      </Text>
      <ul className={styles.list}>
        {uploads.map(({ key, name, size }) => (
          <li key={key} className={styles.row}>
            <Icon glyph={RotateCcw} />
            <div className={styles.facts}>
              <Text isStrong>{name}</Text>
              <Text tone="ink2" step="small">
                {formatSize(size, locale)}
              </Text>
            </div>
            <div className={styles.actions}>
              <IconButton
                label={formatMessage(mediumUploadMessages.forget, { name })}
                icon={<Icon glyph={X} />}
                onPress={() => onForget(key)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

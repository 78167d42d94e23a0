import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { File, FileText, FileVideo, Image, Music, X, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { taskMessages } from './taskMessages.ts'
import * as styles from './TaskParts.css.ts'
import type { TaskFileItem } from './taskTypes.ts'
import { useFileSize } from './useFileSize.ts'

export interface TaskFilesProps {
  /** Names the list. */
  readonly label: string
  readonly files: readonly TaskFileItem[]
  /** Pictures are shown as well. @default false */
  readonly hasPictures?: boolean
  readonly onRemove?: (file: TaskFileItem) => void
}

const glyphs: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\//, Image],
  [/^video\//, FileVideo],
  [/^audio\//, Music],
  [/pdf|text|word|document/, FileText],
]

const isShown = ({ mediaType }: TaskFileItem): boolean => /^image\/(?:png|jpeg|webp|gif|avif)$/.test(mediaType)

/** Files of a task or an answer: each is saved, and pictures are shown where that helps. */
export function TaskFiles({ label, files, hasPictures = false, onRemove }: TaskFilesProps) {
  const { formatMessage } = useIntl()
  const sizeOf = useFileSize()
  if (files.length === 0) return null
  return (
    <>
      <ul className={styles.files} role="list" aria-label={label}>
        {files.map((file) => (
          <li key={file.uuid} className={styles.file}>
            <Icon glyph={glyphs.find(([type]) => type.test(file.mediaType))?.[1] ?? File} />
            <span className={styles.fileWords}>
              <Link href={file.url} download={file.name}>
                {file.name}
              </Link>
              <Text as="span" step="small" tone="ink2">
                {sizeOf(file.size)}
              </Text>
            </span>
            {onRemove === undefined ? null : (
              <IconButton
                label={formatMessage(taskMessages.removeFile, { name: file.name })}
                icon={<Icon glyph={X} />}
                onPress={() => onRemove(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {hasPictures
        ? files
            .filter(isShown)
            .map((file) => <img key={file.uuid} className={styles.picture} src={file.url} alt={file.name} />)
        : null}
    </>
  )
}

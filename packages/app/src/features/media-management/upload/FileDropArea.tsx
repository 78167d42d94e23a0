import { useFileDrop } from '@somo/ui/fileDrop'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './MediumUploadList.css.ts'
import { mediumUploadMessages } from './mediumUploadMessages.ts'

export interface FileDropAreaProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** Takes files that are dropped anywhere on what it contains; a button beside it does the same by keyboard. */
export function FileDropArea({ onFiles, children }: FileDropAreaProps) {
  const { formatMessage } = useIntl()
  const { isOver, handlers } = useFileDrop(false, ({ files }) => {
    if (files.length > 0) onFiles(files)
  })
  // A paste belongs to the field it is made in.
  const { onPaste: _, ...drops } = handlers
  return (
    <div className={styles.dropArea} role="presentation" {...drops} {...(isOver ? { 'data-drop-target': '' } : {})}>
      {children}
      {isOver ? <div className={styles.dropHint}>{formatMessage(mediumUploadMessages.dropNow)}</div> : null}
    </div>
  )
}

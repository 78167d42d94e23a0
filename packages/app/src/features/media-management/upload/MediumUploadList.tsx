import { DropZone } from '@somo/ui/DropZone'
import { Heading } from '@somo/ui/Heading'
import { formatSize } from '@somo/ui/locale/fileSize'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { EditorTab } from '../mediumAddress.ts'
import { mediumEndings, type MediumUploadActions, type MediumUploadItem, type UploadLimits } from './mediumUpload.ts'
import * as styles from './MediumUploadList.css.ts'
import { mediumUploadMessages } from './mediumUploadMessages.ts'
import { MediumUploadRow } from './MediumUploadRow.tsx'

export interface MediumUploadListProps extends MediumUploadActions {
  readonly items: readonly MediumUploadItem[]
  /** null while they are not known. */
  readonly limits: UploadLimits | null
  readonly onFiles: (files: readonly File[]) => void
  readonly hrefOf: (medium: string, tab: EditorTab) => string
}

const isOver = ({ state }: MediumUploadItem): boolean => state === 'READY' || state === 'REFUSED' || state === 'FAILED'

/** Where files are dropped, and what becomes of them: each in two phases, uploading and checking. */
export function MediumUploadList({ items, limits, onFiles, hrefOf, ...actions }: MediumUploadListProps) {
  const { formatMessage } = useIntl()
  const ready = items.filter(({ state }) => state === 'READY').length
  const open = items.filter((item) => !isOver(item)).length
  const hint = useLimitHint(limits)
  return (
    <Stack space={24}>
      <DropZone
        label={formatMessage(mediumUploadMessages.drop)}
        {...(hint === null ? {} : { description: hint })}
        accept={mediumEndings}
        onFiles={onFiles}
      />
      {items.length === 0 ? null : (
        <section aria-label={formatMessage(mediumUploadMessages.list)}>
          <div className={styles.listHead}>
            <Heading level={2} step="h3">
              {formatMessage(mediumUploadMessages.count, { count: items.length })}
            </Heading>
            <div role="status">
              <Text tone="ink2" step="small">
                {formatMessage(mediumUploadMessages.summary, { ready, open })}
              </Text>
            </div>
          </div>
          <ul className={styles.list}>
            {items.map((item) => (
              <MediumUploadRow key={item.id} item={item} actions={actions} hrefOf={hrefOf} />
            ))}
          </ul>
          <div className={styles.hint}>
            <Text tone="ink2" step="small">
              <em>{formatMessage(mediumUploadMessages.hint)}</em>
            </Text>
          </div>
        </section>
      )}
    </Stack>
  )
}

/** The limits in words. */
function useLimitHint(limits: UploadLimits | null): string | null {
  const { formatMessage, locale } = useIntl()
  if (limits === null) return null
  const { scorm, video, audio, pdf } = limits
  return formatMessage(mediumUploadMessages.dropHint, {
    scorm: formatSize(scorm, locale),
    video: formatSize(video, locale),
    audio: formatSize(audio, locale),
    pdf: formatSize(pdf, locale),
  })
}

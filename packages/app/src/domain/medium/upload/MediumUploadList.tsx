import { DropZone } from '@somo/ui/DropZone'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { mediumEndings, type MediumUploadActions, type MediumUploadItem } from './mediumUpload.ts'
import * as styles from './MediumUploadList.css.ts'
import { mediumUploadMessages } from './mediumUploadMessages.ts'
import { MediumUploadRow } from './MediumUploadRow.tsx'

export interface MediumUploadListProps extends MediumUploadActions {
  readonly items: readonly MediumUploadItem[]
  readonly onFiles: (files: readonly File[]) => void
}

const isOver = ({ state }: MediumUploadItem): boolean => state === 'READY' || state === 'REFUSED' || state === 'FAILED'

/** Where files are dropped, and what becomes of them: each in two phases, uploading and checking. */
export function MediumUploadList({ items, onFiles, ...actions }: MediumUploadListProps) {
  const { formatMessage } = useIntl()
  const ready = items.filter(({ state }) => state === 'READY').length
  const open = items.filter((item) => !isOver(item)).length
  return (
    <Stack space={24}>
      <DropZone
        label={formatMessage(mediumUploadMessages.drop)}
        description={formatMessage(mediumUploadMessages.dropHint)}
        accept={mediumEndings}
        onFiles={onFiles}
      />
      {items.length === 0 ? null : (
        <section aria-label={formatMessage(mediumUploadMessages.list)}>
          <Heading level={2} step="h3">
            {formatMessage(mediumUploadMessages.count, { count: items.length })}
          </Heading>
          <div role="status">
            <Text tone="ink2" step="small">
              {formatMessage(mediumUploadMessages.summary, { ready, open })}
            </Text>
          </div>
          <ul className={styles.list}>
            {items.map((item) => (
              <MediumUploadRow key={item.id} item={item} actions={actions} />
            ))}
          </ul>
          <Text tone="ink3" step="small">
            {formatMessage(mediumUploadMessages.hint)}
          </Text>
        </section>
      )}
    </Stack>
  )
}

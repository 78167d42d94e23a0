import { DropZone } from '@somo/ui/DropZone'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { formatSize } from '@somo/ui/locale/fileSize'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Captions, Download, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { languageName } from '../../../../domain/language/languageName.ts'
import { useReasonToast } from '../../useReasonToast.ts'
import { contentLanguages } from '../../../../domain/language/contentLanguages.ts'
import { endingsOf } from '../../upload/mediumUpload.ts'
import * as styles from '../../upload/MediumUploadList.css.ts'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import type { MediumChanges } from '../useMediumEditor.ts'
import { fileMessages } from './fileMessages.ts'
import { FileUploads } from './FileUploads.tsx'
import type { MediumFiles } from './useMediumFiles.ts'

export interface CaptionFilesProps {
  readonly medium: EditedMedium
  readonly version: EditedVersion
  readonly files: MediumFiles
  readonly isDraft: boolean
  readonly onRemoveCaptions: MediumChanges['removeCaptions']
}

/** Captions of a video or audio by language, and the way to more. */
export function CaptionFiles({ medium, version, files, isDraft, onRemoveCaptions }: CaptionFilesProps) {
  const { formatMessage } = useIntl()
  const tell = useReasonToast()
  const captions = version.files.filter(({ purpose }) => purpose === 'CAPTIONS')
  return (
    <Stack space={20}>
      <Heading level={2} step="h3">
        {formatMessage(fileMessages.captions)}
      </Heading>
      {captions.length === 0 ? <Text tone="ink2">{formatMessage(fileMessages.noCaptions)}</Text> : null}
      <ul className={styles.list}>
        {captions.map((file) => (
          <CaptionRow
            key={file.uuid}
            file={file}
            onDownload={() => files.download(file.uuid)}
            onRemove={isDraft ? () => void tell(onRemoveCaptions(medium, version, file.uuid)) : null}
          />
        ))}
      </ul>
      <FileUploads files={files} kind="CAPTIONS" />
      {isDraft ? <NewCaptions medium={medium} files={files} /> : null}
    </Stack>
  )
}

interface CaptionRowProps {
  readonly file: EditedVersion['files'][number]
  readonly onDownload: () => void
  readonly onRemove: (() => void) | null
}

function CaptionRow({ file, onDownload, onRemove }: CaptionRowProps) {
  const { formatMessage, locale } = useIntl()
  const language = languageName(file.locale ?? '', locale)
  return (
    <li className={styles.row}>
      <Icon glyph={Captions} />
      <div className={styles.facts}>
        <Text isStrong>{language}</Text>
        <Text tone="ink2" step="small">
          {file.isChecked ? `${file.name}, ${formatSize(file.size, locale)}` : formatMessage(fileMessages.checking)}
        </Text>
      </div>
      <div className={styles.actions}>
        <IconButton
          label={formatMessage(fileMessages.downloadCaptions, { language })}
          icon={<Icon glyph={Download} />}
          onPress={onDownload}
        />
        {onRemove === null ? null : (
          <IconButton
            label={formatMessage(fileMessages.removeCaptions, { language })}
            icon={<Icon glyph={X} />}
            onPress={onRemove}
          />
        )}
      </div>
    </li>
  )
}

function NewCaptions({ medium, files }: Pick<CaptionFilesProps, 'medium' | 'files'>) {
  const { formatMessage, locale } = useIntl()
  const [language, setLanguage] = useState<(typeof contentLanguages)[number]>(
    contentLanguages.find((one) => medium.languages.includes(one)) ?? 'en',
  )
  const maxSize = files.queue.limits?.captions
  return (
    <Stack space={12}>
      <Select
        label={formatMessage(fileMessages.captionLanguage)}
        items={contentLanguages.map((id) => ({ id, label: languageName(id, locale) }))}
        selectedKey={language}
        onSelectionChange={setLanguage}
      />
      <DropZone
        label={formatMessage(fileMessages.addCaptions)}
        description={formatMessage(fileMessages.captionsHint)}
        accept={endingsOf('captions')}
        maxFiles={1}
        {...(maxSize === undefined ? {} : { maxSize })}
        onFiles={([file]) => {
          if (file !== undefined) files.addCaptions(file, language)
        }}
      />
    </Stack>
  )
}

import { Button } from '@somo/ui/Button'
import { DropZone } from '@somo/ui/DropZone'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { endingsOf, type UploadLimits } from '../../upload/mediumUpload.ts'
import type { EditedVersion } from '../mediumTypes.ts'
import { FileFacts } from './FileFacts.tsx'
import { fileMessages } from './fileMessages.ts'
import { FileUploads } from './FileUploads.tsx'
import type { MediumFiles } from './useMediumFiles.ts'

export interface MainFileProps {
  readonly version: EditedVersion
  readonly files: MediumFiles
  readonly limit: keyof UploadLimits
}

/** The file that learners get, and the way to another one. */
export function MainFile({ version, files, limit }: MainFileProps) {
  const { formatMessage } = useIntl()
  const main = version.files.find(({ purpose }) => purpose !== 'CAPTIONS') ?? null
  const maxSize = files.queue.limits?.[limit]
  const isBusy = version.state === 'PROCESSING'
  return (
    <Stack space={20}>
      <Heading level={2} step="h3">
        {formatMessage(fileMessages.file)}
      </Heading>
      {isBusy ? <Notice tone="info">{formatMessage(fileMessages.checking)}</Notice> : null}
      {version.state === 'FAILED' ? <Notice tone="bad">{formatMessage(fileMessages.failed)}</Notice> : null}
      {main === null ? null : (
        <>
          <FileFacts file={main} facts={version.facts} />
          <Inline space={12}>
            <Button icon={<Icon glyph={Download} />} onPress={() => files.download(main.uuid)}>
              {formatMessage(fileMessages.download)}
            </Button>
          </Inline>
        </>
      )}
      <FileUploads files={files} kind="FILE" />
      <DropZone
        label={formatMessage(main === null ? fileMessages.add : fileMessages.replace)}
        accept={endingsOf(limit)}
        maxFiles={1}
        {...(maxSize === undefined ? {} : { maxSize })}
        {...(isBusy ? { disabledReason: formatMessage(fileMessages.busy) } : {})}
        onFiles={([file]) => {
          if (file !== undefined) files.add(file)
        }}
      />
    </Stack>
  )
}

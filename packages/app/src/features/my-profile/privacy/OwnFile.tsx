import type { OwnDataFormat } from '@somo/graphql/schema'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import type { FileState } from '../../../domain/job/useJobFile.ts'
import { privacyMessages } from './privacyMessages.ts'

export interface OwnFileProps {
  readonly state: FileState
  readonly onDownload: (format: OwnDataFormat) => void
}

/** One's own data as a file: for reading, unless a program is to read it. */
export function OwnFile({ state, onDownload }: OwnFileProps) {
  const { formatMessage } = useIntl()
  const [format, setFormat] = useState<OwnDataFormat>('PDF')
  return (
    <Stack space={16}>
      <RadioGroup
        label={formatMessage(privacyMessages.fileFormat)}
        items={[
          {
            id: 'PDF',
            label: formatMessage(privacyMessages.filePdf),
            description: formatMessage(privacyMessages.filePdfHint),
          },
          {
            id: 'JSON',
            label: formatMessage(privacyMessages.fileJson),
            description: formatMessage(privacyMessages.fileJsonHint),
          },
        ]}
        selectedKey={format}
        onSelectionChange={setFormat}
      />
      <FileButton
        formats="one"
        label={formatMessage(privacyMessages.downloadAction)}
        state={state}
        onMake={() => onDownload(format)}
      />
    </Stack>
  )
}

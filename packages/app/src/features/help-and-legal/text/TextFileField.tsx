import { DropZone } from '@somo/ui/DropZone'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { UploadQueue } from '@somo/ui/UploadQueue'
import { useIntl } from 'react-intl'
import { LegalFileLink } from '../../../domain/legal/LegalFileLink.tsx'
import type { Upload } from '../../../platform/api/uploads/useUpload.ts'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import { fileMessages } from '../formMessages.ts'
import type { ChosenFile } from './textForm.ts'
import { useTextFile } from './useTextFile.ts'

/** What the server takes (the schema, UploadKind): bytes. */
const mostBytes = 10 * 1024 * 1024

export interface TextFileFieldProps {
  readonly field: FormFieldProps<string>
  /** What is known of files, by their uploads. */
  readonly files: ReadonlyMap<string, ChosenFile>
  readonly upload: Upload
  readonly onSent: (upload: string, file: ChosenFile) => void
}

/** The PDF of a text: a place that takes one and sends it at once, and the one that stands in the draft. */
export function TextFileField({ field, files, upload, onSent }: TextFileFieldProps) {
  const { formatMessage } = useIntl()
  const { item, refusal, choose, retry, giveUp } = useTextFile(field, upload, onSent)
  const error = refusal ?? field.errorMessage
  const chosen = files.get(field.value)
  return (
    <Stack space={12}>
      <DropZone
        id={field.id}
        label={field.label}
        description={formatMessage(fileMessages.hint)}
        accept={['.pdf']}
        maxSize={mostBytes}
        maxFiles={1}
        onFiles={([file]) => {
          if (file !== undefined) choose(file)
        }}
        {...(error === undefined ? {} : { errorMessage: error })}
      />
      {item === null ? null : (
        <UploadQueue
          label={formatMessage(fileMessages.queue)}
          level={2}
          items={[item]}
          onRetry={retry}
          onCancel={giveUp}
          onRemove={giveUp}
        />
      )}
      {chosen === undefined ? null : (
        <Stack space={4}>
          <Text step="small" tone="ink2">
            {formatMessage(fileMessages.chosen)}
          </Text>
          <LegalFileLink file={chosen} />
        </Stack>
      )}
    </Stack>
  )
}

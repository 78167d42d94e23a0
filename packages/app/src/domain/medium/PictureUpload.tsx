import { Button } from '@somo/ui/Button'
import { FileField } from '@somo/ui/FileField'
import { ProgressBar } from '@somo/ui/ProgressBar'
import { useIntl } from 'react-intl'
import type { SendAnswer } from '../../platform/api/uploads/sendFile.ts'
import { useSending } from '../../platform/api/uploads/useSending.ts'
import type { Upload } from '../../platform/api/uploads/useUpload.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { pictureMessages } from './pictureMessages.ts'

/** Why a picture was not taken. */
export type PictureError = Extract<SendAnswer, { kind: 'refused' | 'failed' }>

export interface PictureUploadProps {
  /** Names the field. */
  readonly label: string
  readonly description?: string
  /** Drawings (SVG) are taken as well. @default false */
  readonly takesDrawings?: boolean
  readonly upload: Upload
  /** Takes the sent picture into use; null where it is. */
  readonly onSent: (file: Extract<SendAnswer, { kind: 'sent' }>['file']) => Promise<PictureError | null>
}

const endings = ['.png', '.jpg', '.jpeg', '.webp', '.avif']
const drawingEndings = [...endings, '.svg']
/** Bytes: 10 MiB. */
const mostBytes = 10 * 1024 * 1024

/** A picture that is sent as soon as it is chosen. */
export function PictureUpload({ label, description, takesDrawings = false, upload, onSent }: PictureUploadProps) {
  const { formatMessage } = useIntl()
  const { sending, send, giveUp } = useSending<PictureError>(upload, async (answer) => {
    if (answer.kind === 'stopped') return null
    return answer.kind === 'sent' ? onSent(answer.file) : answer
  })
  const error = useErrorText(sending?.error ?? null)
  if (sending !== null && sending.error === null)
    return (
      <>
        <ProgressBar
          label={formatMessage(pictureMessages.sending)}
          {...(sending.progress < 1 && { value: sending.progress, max: 1 })}
        />
        <div>
          <Button size="sm" onPress={giveUp} autoFocus>
            {formatMessage(pictureMessages.stop)}
          </Button>
        </div>
      </>
    )
  return (
    <FileField
      label={label}
      {...(description !== undefined && { description })}
      value={[]}
      onChange={([file]) => {
        if (file !== undefined) send(file)
      }}
      accept={takesDrawings ? drawingEndings : endings}
      maxSize={mostBytes}
      {...(error !== null && { errorMessage: error })}
    />
  )
}

const knownCodes = ['TOO_LARGE', 'WRONG_KIND', 'UNREADABLE', 'UNKNOWN'] as const

function useErrorText(error: PictureError | null): string | null {
  const { formatMessage } = useIntl()
  if (error === null) return null
  if (error.kind === 'failed')
    return formatMessage(pictureMessages.notSent, { reason: formatMessage(actionMessages[error.problem.code]) })
  return formatMessage(pictureMessages[knownCodes.find((code) => code === error.code) ?? 'UNREADABLE'])
}

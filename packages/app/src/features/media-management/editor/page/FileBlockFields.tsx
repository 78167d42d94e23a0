import type { PageVideo as VideoBlock } from '@somo/graphql/pageBlocks'
import { Button } from '@somo/ui/Button'
import { FileField } from '@somo/ui/FileField'
import { ProgressBar } from '@somo/ui/ProgressBar'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PageFile } from '../../../../domain/medium/PageFile.tsx'
import { findPageFile } from '../../../../domain/medium/pageFiles.ts'
import { PageVideo } from '../../../../domain/medium/PageVideo.tsx'
import type { Message } from '../../../../platform/locale/message.ts'
import { actionMessages } from '../../../../platform/errors/actionMessages.ts'
import { endingsOf } from '../../upload/mediumUpload.ts'
import { mostPageFileBytes, pageFileEndings } from './pageFileRules.ts'
import { pageFileMessages } from './pageFileMessages.ts'
import type { EditedFile, EditedVideo } from './pageForm.ts'
import { pictureMessages } from '../../../../domain/medium/pictureMessages.ts'
import {
  useAttachmentSending,
  type AttachmentError,
  type AttachmentKind,
  type PageAttachments,
} from './usePageAttachments.ts'

interface VideoFieldsProps {
  readonly block: EditedVideo
  readonly attachments: PageAttachments
  readonly locale: string
  readonly onChange: (block: EditedVideo) => void
}

/** A video: the file, its captions and its title. */
export function VideoFields({ block, attachments, locale, onChange }: VideoFieldsProps) {
  const { formatMessage } = useIntl()
  const now = useLatest(block)
  const captions = findPageFile(attachments.files, block.captions)
  return (
    <>
      {block.file === '' ? null : <PageVideo block={untitled(block)} files={attachments.files} locale={locale} />}
      <AttachmentUpload
        label={block.file === '' ? pageFileMessages.video : pageFileMessages.replaceVideo}
        accept={['.mp4', '.m4v', '.webm']}
        maxSize={attachments.limits?.video}
        attachments={attachments}
        onAdded={(file) => onChange({ ...now.current, file })}
      />
      <TextField
        label={formatMessage(pageFileMessages.title)}
        value={block.title}
        onChange={(title) => onChange({ ...block, title })}
      />
      {captions === null ? null : (
        <div>
          <Text step="small">{captions.name}</Text>
          <Button size="sm" onPress={() => onChange({ ...block, captions: '' })}>
            {formatMessage(pageFileMessages.removeCaptions)}
          </Button>
        </div>
      )}
      <AttachmentUpload
        label={captions === null ? pageFileMessages.captions : pageFileMessages.replaceCaptions}
        accept={endingsOf('captions')}
        maxSize={attachments.limits?.captions}
        attachments={attachments}
        onAdded={(file) => onChange({ ...now.current, captions: file })}
      />
    </>
  )
}

const untitled = (block: VideoBlock): VideoBlock => ({ ...block, title: '' })

interface FileFieldsProps {
  readonly block: EditedFile
  readonly attachments: PageAttachments
  readonly onChange: (block: EditedFile) => void
}

/** A file to save: the file, and what it is called in the page. */
export function FileFields({ block, attachments, onChange }: FileFieldsProps) {
  const { formatMessage } = useIntl()
  const now = useLatest(block)
  return (
    <>
      {block.file === '' ? null : <PageFile file={block.file} title={block.title} files={attachments.files} />}
      <AttachmentUpload
        label={block.file === '' ? pageFileMessages.file : pageFileMessages.replaceFile}
        kind="PAGE_FILE"
        accept={pageFileEndings}
        maxSize={mostPageFileBytes}
        attachments={attachments}
        onAdded={(file) => onChange({ ...now.current, file })}
      />
      <TextField
        label={formatMessage(pageFileMessages.title)}
        value={block.title}
        onChange={(title) => onChange({ ...block, title })}
      />
    </>
  )
}

/** What was written while a file travelled stays. */
function useLatest<T>(block: T) {
  const now = useRef(block)
  useEffect(function keepBlock() {
    now.current = block
  })
  return now
}

interface AttachmentUploadProps {
  readonly label: Message
  /** @default 'MEDIUM' */
  readonly kind?: AttachmentKind
  /** In bytes; undefined until it is known. */
  readonly maxSize: number | undefined
  readonly accept: readonly string[]
  readonly attachments: PageAttachments
  readonly onAdded: (attachment: string) => void
}

function AttachmentUpload({ label, kind = 'MEDIUM', accept, maxSize, attachments, onAdded }: AttachmentUploadProps) {
  const { formatMessage } = useIntl()
  const { sending, send, stop } = useAttachmentSending(attachments, kind, ({ attachment }) => onAdded(attachment))
  const error = useErrorText(sending?.error ?? null)
  if (sending !== null && sending.error === null)
    return (
      <>
        <ProgressBar
          label={formatMessage(pageFileMessages.sending)}
          {...(sending.progress < 1 && { value: sending.progress, max: 1 })}
        />
        <div>
          <Button size="sm" onPress={stop} autoFocus>
            {formatMessage(pictureMessages.stop)}
          </Button>
        </div>
      </>
    )
  return (
    <FileField
      label={formatMessage(label)}
      value={[]}
      onChange={([file]) => {
        if (file !== undefined) send(file)
      }}
      accept={accept}
      {...(maxSize !== undefined && { maxSize })}
      {...(error !== null && { errorMessage: error })}
    />
  )
}

function useErrorText(error: AttachmentError | null): string | null {
  const { formatMessage } = useIntl()
  if (error === null) return null
  if (error.kind === 'failed')
    return formatMessage(pageFileMessages.notSent, { reason: formatMessage(actionMessages[error.problem.code]) })
  return formatMessage(error.code === 'TOO_LARGE' ? pageFileMessages.tooLarge : pageFileMessages.notTaken)
}

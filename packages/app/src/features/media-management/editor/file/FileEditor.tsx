import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import type { MediumChanges } from '../useMediumEditor.ts'
import { CaptionFiles } from './CaptionFiles.tsx'
import { fileMessages } from './fileMessages.ts'
import { MainFile } from './MainFile.tsx'
import { useMediumFiles } from './useMediumFiles.ts'

/** Kinds of media that begin with a file. */
const fileKinds = { SCORM: 'scorm', VIDEO: 'video', AUDIO: 'audio', PDF: 'pdf' } as const

export type FileKind = keyof typeof fileKinds

export const isFileKind = (kind: string): kind is FileKind => Object.hasOwn(fileKinds, kind)

export interface FileEditorProps {
  readonly medium: EditedMedium
  readonly kind: FileKind
  /** The draft, else the published version. */
  readonly version: EditedVersion
  readonly changes: MediumChanges
}

/** The main file of a medium with its facts, another one in its place, and captions of video and audio. */
export function FileEditor({ medium, kind, version, changes }: FileEditorProps) {
  const { formatMessage } = useIntl()
  const files = useMediumFiles(medium, version, changes.refetch)
  const isDraft = medium.draft !== null
  return (
    <Stack space={32}>
      {isDraft ? null : <Notice tone="info">{formatMessage(fileMessages.published)}</Notice>}
      <MainFile version={version} files={files} limit={fileKinds[kind]} />
      {kind === 'VIDEO' || kind === 'AUDIO' ? (
        <CaptionFiles
          medium={medium}
          version={version}
          files={files}
          isDraft={isDraft}
          onRemoveCaptions={changes.removeCaptions}
        />
      ) : null}
    </Stack>
  )
}

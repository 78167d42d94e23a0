import type { MediumKind } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MenuButton } from '@somo/ui/MenuButton'
import { Notice } from '@somo/ui/Notice'
import { ListPage } from '@somo/ui/templates/ListPage'
import { ChevronDown, Plus, Upload } from 'lucide-react'
import { useIntl } from 'react-intl'
import { listPhase } from '../../domain/list/state/useScreenList.ts'
import { mediumKindIcons } from '../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../domain/medium/mediumKindMessages.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { listChunk } from './chunks.ts'
import type { MediaListProps } from './list/MediaList.tsx'
import { formKinds } from './mediumActions.ts'
import { messages } from './messages.ts'
import { FileDropArea } from './upload/FileDropArea.tsx'
import { mediumUploadMessages } from './upload/mediumUploadMessages.ts'

export interface MediaManagementViewProps extends MediaListProps {
  readonly title: string
  readonly onCreate: (kind: MediumKind) => void
  /** The page of uploads. */
  readonly uploadHref: string
  /** How many files are on their way. */
  readonly uploading: number
  readonly onUpload: (files: readonly File[]) => void
}

/** /media-management: the media of the units one manages, and the way to a new one. */
export function MediaManagementView(props: MediaManagementViewProps) {
  const { title, onCreate, uploadHref, uploading, onUpload, ...list } = props
  const { formatMessage } = useIntl()
  const { isRefused } = listPhase(list.list)
  const items = formKinds.map((kind) => ({
    id: kind,
    label: formatMessage(mediumKindMessages[kind]),
    icon: <Icon glyph={mediumKindIcons[kind]} />,
    writes: true,
    onAction: () => onCreate(kind),
  }))
  const create = (
    <MenuButton
      label={formatMessage(messages.createMenu)}
      variant="solid"
      placement="bottom end"
      sections={[{ id: 'kinds', items }]}
    >
      <Icon glyph={Plus} />
      {formatMessage(messages.create)}
      <Icon glyph={ChevronDown} size="chip" />
    </MenuButton>
  )
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      {...(isRefused
        ? {}
        : {
            actions: (
              <>
                <Link variant="button" href={uploadHref} icon={<Icon glyph={Upload} />}>
                  {formatMessage(mediumUploadMessages.button)}
                </Link>
                {create}
              </>
            ),
          })}
      body={
        <FileDropArea onFiles={onUpload}>
          {uploading === 0 ? null : (
            <Notice tone="info" action={{ label: formatMessage(mediumUploadMessages.showRunning), href: uploadHref }}>
              {formatMessage(mediumUploadMessages.running, { count: uploading })}
            </Notice>
          )}
          <LazyPart {...codeAlone} chunk={listChunk} waiting={false}>
            {({ MediaList }) => <MediaList {...list} />}
          </LazyPart>
        </FileDropArea>
      }
    />
  )
}

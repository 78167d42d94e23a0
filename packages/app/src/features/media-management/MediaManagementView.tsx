import type { MediumKind } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { ListPage } from '@somo/ui/templates/ListPage'
import { ChevronDown, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { listPhase } from '../../domain/list/useScreenList.ts'
import { mediumKindIcons } from '../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../domain/medium/mediumKindMessages.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { listChunk } from './chunks.ts'
import type { MediaListProps } from './list/MediaList.tsx'
import { messages } from './messages.ts'

export interface MediaManagementViewProps extends MediaListProps {
  readonly title: string
  readonly onCreate: (kind: MediumKind) => void
}

/** Kinds that are created by a form. */
const formKinds = ['COURSE', 'PAGE', 'LINK', 'QUIZ', 'SURVEY', 'EVENT'] as const satisfies readonly MediumKind[]

/** /media-management: the media of the units one manages, and the way to a new one. */
export function MediaManagementView({ title, onCreate, ...list }: MediaManagementViewProps) {
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
      variant="outline"
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
      {...(isRefused ? {} : { actions: create })}
      body={
        <LazyPart {...codeAlone} chunk={listChunk} waiting={false}>
          {({ MediaList }) => <MediaList {...list} />}
        </LazyPart>
      }
    />
  )
}

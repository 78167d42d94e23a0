import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { editorMessages } from './editorMessages.ts'
import type { EditedPath, PathResult } from './pathTypes.ts'
import type { PathChanges } from './usePathEditor.ts'

export interface PathMenuProps {
  readonly path: EditedPath
  readonly changes: PathChanges
  readonly onDiscarded: () => void
  readonly onRemoved: () => void
}

/** What else can be done with a path. */
export function PathMenu({ path, changes, onDiscarded, onRemoved }: PathMenuProps) {
  const { formatMessage } = useIntl()
  const tell = async (step: Promise<PathResult>, onDone?: () => void): Promise<void> => {
    const reason = reasonOf(await step)
    if (reason === null) return onDone?.()
    toasts.toast({ tone: 'bad', message: formatMessage(editorMessages.notDone, { reason: formatMessage(reason) }) })
  }
  const item = (id: string, label: Message, act: () => Promise<PathResult>, onDone?: () => void) => ({
    id,
    label: formatMessage(label),
    writes: true,
    onAction: () => void tell(act(), onDone),
  })
  const items = [
    ...(path.hasDraft && path.version !== null
      ? [item('discard', editorMessages.discard, () => changes.discardDraft(path), onDiscarded)]
      : []),
    ...(path.state === 'PUBLISHED'
      ? [item('archive', editorMessages.archive, () => changes.setArchived(path, true))]
      : []),
    ...(path.state === 'ARCHIVED'
      ? [item('restore', editorMessages.restore, () => changes.setArchived(path, false))]
      : []),
    ...(path.state === 'DRAFT' ? [item('remove', editorMessages.remove, () => changes.remove(path), onRemoved)] : []),
  ]
  return (
    <MenuButton
      label={formatMessage(editorMessages.more)}
      variant="outline"
      placement="bottom end"
      isSquare
      sections={[{ id: 'path', items }]}
    >
      <Icon glyph={Ellipsis} />
    </MenuButton>
  )
}

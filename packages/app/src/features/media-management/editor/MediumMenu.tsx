import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { stateSteps } from '../mediumActions.ts'
import { copyMessages } from './copy/copyMessages.ts'
import { editorMessages } from './editorMessages.ts'
import type { EditedMedium } from './mediumTypes.ts'
import type { MediumChanges } from './useMediumEditor.ts'
import { useReasonToast } from '../useReasonToast.ts'

export interface MediumMenuProps {
  readonly medium: EditedMedium
  readonly changes: MediumChanges
  readonly onRemoved: () => void
  /** null where it cannot be copied. */
  readonly onCopy: (() => void) | null
}

/** What else can be done with a medium: its next states, and its draft. */
export function MediumMenu({ medium, changes, onRemoved, onCopy }: MediumMenuProps) {
  const { formatMessage } = useIntl()
  const tell = useReasonToast()
  const items = [
    ...(onCopy === null
      ? []
      : [{ id: 'copy', label: formatMessage(copyMessages.menu), writes: true, onAction: onCopy }]),
    ...stateSteps[medium.state].map(({ label, to }) => ({
      id: to,
      label: formatMessage(label),
      writes: true,
      onAction: () => void tell(changes.changeState(medium, to)),
    })),
    ...(medium.draft !== null && medium.published !== null
      ? [
          {
            id: 'discard',
            label: formatMessage(editorMessages.discardDraft),
            writes: true,
            onAction: () => void tell(changes.discardDraft(medium)),
          },
        ]
      : []),
    ...(medium.published === null
      ? [
          {
            id: 'remove',
            label: formatMessage(editorMessages.remove),
            writes: true,
            onAction: () => void tell(changes.remove(medium), onRemoved),
          },
        ]
      : []),
  ]
  return (
    <>
      {medium.draft === null && medium.state !== 'ARCHIVED' ? (
        <Button writes onPress={() => void tell(changes.beginDraft(medium))}>
          {formatMessage(editorMessages.beginDraft)}
        </Button>
      ) : null}
      <MenuButton
        label={formatMessage(editorMessages.more)}
        variant="outline"
        placement="bottom end"
        isSquare
        sections={[{ id: 'medium', items }]}
      >
        <Icon glyph={Ellipsis} />
      </MenuButton>
    </>
  )
}

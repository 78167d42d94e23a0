import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Ellipsis, UserPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Message } from '../../../platform/locale/message.ts'
import { pageMessages } from '../messages.ts'
import type { UnitAddress, UnitTask } from '../unitAddress.ts'
import { addChunk, changeChunk, newChunk, rollChunk } from '../panelChunks.ts'
import type { Unit } from '../unitTypes.ts'
import { useRestore } from '../changes/useRestore.ts'
import { useTakeNew } from '../unit/useTakeNew.ts'
import type { UnitActions } from '../useUnitManagement.ts'

export interface UnitMenuProps {
  readonly unit: Unit
  readonly actions: UnitActions
  readonly onAddressChange: (change: Partial<UnitAddress>) => void
}

/** Fetches what the entries open. */
function warmEntries(): void {
  for (const part of [newChunk, changeChunk, rollChunk]) part.preload()
}

/** What can be done with a unit: the usual as a button, the rest in a menu. */
export function UnitMenu(props: UnitMenuProps) {
  const { formatMessage } = useIntl()
  const { unit, onAddressChange } = props
  const sections = useSections(props)
  const isStill = unit.isActive && !unit.isArchived
  // What is put away cannot be edited, but brought back by whoever manages it.
  if (isStill && !unit.canEdit) return null
  return (
    <>
      {isStill ? (
        <Button
          writes
          icon={<Icon glyph={UserPlus} />}
          onPress={() => onAddressChange({ task: 'add' })}
          onIntent={addChunk.preload}
        >
          {formatMessage(pageMessages.add)}
        </Button>
      ) : null}
      {sections.length === 0 ? null : (
        <MenuButton
          label={formatMessage(pageMessages.more)}
          sections={sections}
          variant="outline"
          placement="bottom end"
          isSquare
          onIntent={warmEntries}
        >
          <Icon glyph={Ellipsis} />
        </MenuButton>
      )}
    </>
  )
}

function useSections({ unit, actions, onAddressChange }: UnitMenuProps) {
  const { formatMessage } = useIntl()
  const restore = useRestore(actions.restoreUnit)
  const takeNew = useTakeNew(actions.takeNew)
  const entry = (id: string, message: Message, onAction: () => void, isOffered = true) =>
    isOffered ? [{ id, label: formatMessage(message), onAction, writes: true }] : []
  const task = (id: UnitTask, message: Message, isOffered = true) =>
    entry(id, message, () => onAddressChange({ task: id }), isOffered)
  const isStill = unit.isActive && !unit.isArchived
  const canMove = isStill && unit.canMove
  return [
    {
      id: 'below',
      items: [
        ...task('new', pageMessages.child, isStill),
        ...task('roll', pageMessages.roll, isStill && unit.childCount > 0),
        ...task('unroll', pageMessages.unroll, isStill && unit.rolledForward !== null),
      ],
    },
    {
      id: 'change',
      items: [...task('move', pageMessages.move, canMove), ...task('merge', pageMessages.merge, canMove)],
    },
    {
      id: 'new people',
      items: entry('takeNew', pageMessages.takeNew, () => void takeNew(unit), isStill && unit.canTakeNew),
    },
    {
      id: 'state',
      items: [
        ...task('deactivate', pageMessages.deactivate, canMove),
        ...task('archive', pageMessages.archive, canMove),
        ...entry('restore', pageMessages.restore, () => void restore(unit), !isStill),
      ],
    },
  ].filter(({ items }) => items.length > 0)
}

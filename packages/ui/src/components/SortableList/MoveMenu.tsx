import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Ellipsis,
  FolderInput,
  Hash,
  type LucideIcon,
} from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import type { MenuEntry } from '../MenuButton/menuTypes.ts'
import { useWords } from '../SomoProvider/useWords.ts'
import { findNode, placesFor, stepFrom, type Place } from './order.ts'
import type { RowContext } from './rowContext.ts'
import type { SortableItem } from './sortableTypes.ts'

/** From so many on a place has a number worth asking for. */
const worthNumber = 3

/** What can be done with a thing, and every move without dragging: one step, to an end, to a place by its number, to another section. */
export function MoveMenu({
  item,
  context: { items, order, menuOf, onAskPlace },
}: {
  readonly item: SortableItem
  readonly context: RowContext
}) {
  const words = useWords().table.tools
  const found = findNode(items, item.id)
  if (found === null) return null
  const { parentId, index, count } = found
  const places = placesFor(items, item.id)
  const move = (id: string, label: string, glyph: LucideIcon, place: Place | null): readonly MenuEntry[] =>
    place === null ? [] : [{ id, label, icon: <Icon glyph={glyph} />, onAction: () => order.place(item, place) }]
  const steps = [
    ...move('up', words.up, ArrowUp, stepFrom(places, found, 'ArrowUp')),
    ...move('down', words.down, ArrowDown, stepFrom(places, found, 'ArrowDown')),
    ...move('top', words.toTop, ArrowUpToLine, index === 0 ? null : { parentId, index: 0 }),
    ...move('bottom', words.toBottom, ArrowDownToLine, index === count - 1 ? null : { parentId, index: count - 1 }),
    ...(count < worthNumber
      ? []
      : [{ id: 'place', label: words.toPlace, icon: <Icon glyph={Hash} />, onAction: () => onAskPlace(item) }]),
  ]
  const sections =
    item.children === undefined ? items.filter(({ id, children }) => children !== undefined && id !== parentId) : []
  const toSections = sections.flatMap(({ id, label, children = [] }) =>
    move(`to-${id}`, words.toGroup(label), FolderInput, { parentId: id, index: children.length }),
  )
  const own = menuOf?.(item)
  const moves = [
    { id: 'steps', items: steps },
    { id: 'sections', items: toSections },
  ].filter((section) => section.items.length > 0)
  return (
    <MenuButton
      label={own?.label ?? words.moveMenu(item.label)}
      sections={[...(own?.sections ?? []), ...moves]}
      placement="bottom end"
      size="sm"
      isSquare
    >
      <Icon glyph={Ellipsis} />
    </MenuButton>
  )
}

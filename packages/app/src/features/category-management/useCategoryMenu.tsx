import { Icon } from '@somo/ui/Icon'
import type { MenuEntry, MenuSection } from '@somo/ui/MenuButton'
import {
  ArrowDown,
  ArrowUp,
  CirclePause,
  CirclePlay,
  FolderInput,
  Merge,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { mostLevels, pathOf, textIn } from '../../domain/category/categoryTree.ts'
import type { Message } from '../../platform/locale/message.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { CategoryAddress } from './categoryAddress.ts'
import type { CategoryAsked } from './CategoryQuestion.tsx'
import type { Category, CategoryActions } from './categoryTypes.ts'
import { actionMessages } from './messages.ts'
import { useFailureToast } from './useReason.ts'

interface MenuOptions {
  readonly categories: readonly Category[]
  readonly actions: CategoryActions
  readonly onAddressChange: (change: Partial<CategoryAddress>) => void
  readonly onAsk: (asked: CategoryAsked) => void
}

/** What can be done with a category, in its row and in its panel. */
export function useCategoryMenu({ categories, actions, onAddressChange, onAsk }: MenuOptions) {
  const { formatMessage, locale } = useIntl()
  const isDone = useFailureToast()
  const entry = (id: string, message: Message, glyph: LucideIcon, onAction: () => void, writes = true): MenuEntry => ({
    id,
    onAction,
    writes,
    label: formatMessage(message),
    icon: <Icon glyph={glyph} />,
  })
  const move = async (category: Category, before: string | null): Promise<void> => {
    isDone(await actions.move({ uuid: category.uuid, parent: category.parent, before }))
  }
  const activate = async (category: Category): Promise<void> => {
    if (!isDone(await actions.setActive(category, true))) return
    toasts.toast({
      message: formatMessage(actionMessages.activated, { name: textIn(category.names, locale).text }),
    })
  }
  return (category: Category, isPanel: boolean): readonly MenuSection[] => {
    const { uuid, parent, isActive, totalMediaCount } = category
    const siblings = categories.filter((one) => one.parent === parent)
    const index = siblings.findIndex((one) => one.uuid === uuid)
    const above = siblings[index - 1]
    const isEmpty = totalMediaCount === 0 && !categories.some((one) => one.parent === uuid)
    const mayHold = pathOf(categories, uuid).length < mostLevels
    return [
      {
        id: 'open',
        items: [
          ...(isPanel
            ? []
            : [
                entry(
                  'edit',
                  actionMessages.edit,
                  Pencil,
                  () => onAddressChange({ category: uuid, task: null }),
                  false,
                ),
              ]),
          ...(mayHold
            ? [entry('new', actionMessages.addBelow, Plus, () => onAddressChange({ category: uuid, task: 'new' }))]
            : []),
        ],
      },
      {
        id: 'move',
        items: [
          ...(above === undefined
            ? []
            : [entry('up', actionMessages.up, ArrowUp, () => void move(category, above.uuid))]),
          ...(index + 1 >= siblings.length
            ? []
            : [
                entry(
                  'down',
                  actionMessages.down,
                  ArrowDown,
                  () => void move(category, siblings[index + 2]?.uuid ?? null),
                ),
              ]),
          entry('place', actionMessages.move, FolderInput, () => onAsk({ action: 'move', category })),
        ],
      },
      {
        id: 'state',
        items: [
          ...(categories.length > 1
            ? [entry('merge', actionMessages.merge, Merge, () => onAddressChange({ category: uuid, task: 'merge' }))]
            : []),
          isActive
            ? entry('deactivate', actionMessages.deactivate, CirclePause, () =>
                onAsk({ action: 'deactivate', category }),
              )
            : entry('activate', actionMessages.activate, CirclePlay, () => void activate(category)),
          ...(isEmpty
            ? [entry('remove', actionMessages.remove, Trash2, () => onAsk({ action: 'remove', category }))]
            : []),
        ],
      },
    ].filter(({ items }) => items.length > 0)
  }
}

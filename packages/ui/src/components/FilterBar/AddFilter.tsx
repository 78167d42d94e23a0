import { ListFilter } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { add } from './FilterBar.css.ts'
import type { FilterDefinition } from './filterTypes.ts'

export interface AddFilterProps {
  /** The attributes that have no filter yet. */
  readonly filters: readonly FilterDefinition[]
  readonly onIntent: () => void
  /** An attribute was chosen; its editor is to open at the anchor. */
  readonly onAdd: (id: string, anchor: HTMLElement) => void
}

/** The menu of the attributes that can still be filtered by. */
export function AddFilter({ filters, onIntent, onAdd }: AddFilterProps) {
  const words = useWords().table.tools
  const trigger = useRef<HTMLButtonElement>(null)
  const items = filters.map(({ id, label }) => ({
    id,
    label,
    onAction: () => {
      if (trigger.current !== null) onAdd(id, trigger.current)
    },
  }))
  return (
    <span className={add} data-part="add" onPointerEnter={onIntent} onFocus={onIntent}>
      <MenuButton
        label={words.addFilter}
        sections={[{ id: 'attributes', items }]}
        variant="outline"
        size="sm"
        ref={trigger}
      >
        <Icon glyph={ListFilter} size="chip" />
        {words.filter}
      </MenuButton>
    </span>
  )
}

import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { chip, edit, remove, value } from './FilterBar.css.ts'

export interface FilterChipProps {
  /** The attribute. */
  readonly id: string
  readonly label: string
  /** What is asked for, in words. */
  readonly text: string
  readonly isOpen: boolean
  readonly onIntent: () => void
  readonly onEdit: (anchor: HTMLElement) => void
  readonly onRemove: () => void
}

/** One filter in force: its words open the editor, its cross removes it. */
export function FilterChip({ id, label, text, isOpen, onIntent, onEdit, onRemove }: FilterChipProps) {
  const words = useWords().table.tools
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove()
  }
  return (
    <span className={chip} data-part="chip">
      <button
        type="button"
        className={edit}
        data-part="edit"
        data-filter={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Delete"
        onKeyDown={onKeyDown}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={(event) => {
          // Some browsers leave the focus elsewhere on a click; the editor hands it back to what had it.
          event.currentTarget.focus()
          onEdit(event.currentTarget)
        }}
      >
        {label} <b className={value}>{text}</b>
      </button>
      <button
        type="button"
        className={remove}
        data-part="remove"
        aria-label={words.removeFilter(`${label} ${text}`)}
        onKeyDown={onKeyDown}
        onClick={onRemove}
      >
        <Icon glyph={X} size="chip" />
      </button>
    </span>
  )
}

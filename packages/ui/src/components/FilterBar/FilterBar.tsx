import { useEffect, useRef, useState, type RefObject } from 'react'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { cx } from '../../theme/cx.ts'
import { iconsOnPhones } from '../Button/iconsOnPhones.css.ts'
import { link } from '../Link/Link.css.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { AddFilter } from './AddFilter.tsx'
import { bar, clear as clearClass, count as countClass, tools } from './FilterBar.css.ts'
import { FilterChip } from './FilterChip.tsx'
import { countText, filterText } from './filterText.ts'
import type { FilterBarProps, FilterValue } from './filterTypes.ts'
import { useArrowKeys } from '../Toolbar/useArrowKeys.ts'

/** The editors, a chunk of their own. */
const popup = createWidgetSlot(() => import('./FilterPopup.tsx'))

/**
 * What a list is filtered by, each filter a chip that opens its editor, and how many rows are left. Controlled; keep the
 * value in the page's address. For one choice among a few use SegmentedControl, for filters kept by name SavedViews.
 */
export const FilterBar = (props: FilterBarProps) => (
  <AriaSurroundings>
    <Bar {...props} />
  </AriaSurroundings>
)

function Bar({ filters, value, onChange, count }: FilterBarProps) {
  const words = useWords().table.tools
  const root = useRef<HTMLDivElement>(null)
  const { editing, open, close, drawn, warm } = useEditing()
  const focusLater = useFocusAfterChange(root)
  const definition = filters.find(({ id }) => id === editing?.id)

  const remove = (id: string): void => {
    const index = value.findIndex((filter) => filter.id === id)
    focusLater((value[index + 1] ?? value[index - 1])?.id ?? null)
    onChange(value.filter((filter) => filter.id !== id))
  }
  const apply = (next: FilterValue): void => {
    const isNew = value.every(({ id }) => id !== next.id)
    focusLater(next.id)
    close()
    onChange(isNew ? [...value, next] : value.map((filter) => (filter.id === next.id ? next : filter)))
  }
  const clear = (): void => {
    focusLater(null)
    onChange([])
  }
  return (
    <div className={bar} data-component="FilterBar">
      <Tools
        root={root}
        filters={filters}
        value={value}
        remove={remove}
        clear={clear}
        open={open}
        warm={warm}
        openId={drawn === null ? undefined : editing?.id}
      />
      {count === undefined ? null : (
        <p className={countClass} role="status" data-part="count">
          {countText(count, words)}
        </p>
      )}
      {drawn === null || editing === null || definition === undefined ? null : (
        <drawn.FilterPopup
          key={definition.id}
          definition={definition}
          value={value.find(({ id }) => id === definition.id)}
          anchor={editing.anchor}
          onApply={apply}
          onRemove={() => {
            close()
            remove(definition.id)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

interface ToolsProps extends Pick<FilterBarProps, 'filters' | 'value'> {
  readonly root: RefObject<HTMLDivElement | null>
  /** The attribute whose editor is open. */
  readonly openId: string | undefined
  readonly open: (editing: Editing) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
  readonly warm: () => void
}

/** The chips and the buttons behind them: one stop of the tab key. */
function Tools({ root, filters, value, openId, open, remove, clear, warm }: ToolsProps) {
  const words = useWords().table.tools
  const locale = useUiLocale()
  const arrows = useArrowKeys(root)
  const free = filters.filter(({ id }) => value.every((filter) => filter.id !== id))
  return (
    <div
      className={cx(tools, value.length === 0 ? iconsOnPhones : undefined)}
      ref={root}
      role="toolbar"
      aria-label={words.filters}
      data-part="tools"
      tabIndex={-1}
      {...arrows}
    >
      {value.map((filter) => {
        const attribute = filters.find(({ id }) => id === filter.id)
        return attribute === undefined ? null : (
          <FilterChip
            key={filter.id}
            id={filter.id}
            label={attribute.label}
            text={filterText(attribute, filter, words, locale)}
            isOpen={openId === filter.id}
            onIntent={warm}
            onEdit={(anchor) => open({ id: filter.id, anchor })}
            onRemove={() => remove(filter.id)}
          />
        )
      })}
      {free.length === 0 ? null : (
        <AddFilter filters={free} onIntent={warm} onAdd={(id, anchor) => open({ id, anchor })} />
      )}
      {value.length < 2 ? null : (
        <button type="button" className={cx(link({ variant: 'action' }), clearClass)} data-part="clear" onClick={clear}>
          {words.clearFilters}
        </button>
      )}
    </div>
  )
}

interface Editing {
  readonly id: string
  /** The button the editor opens at. */
  readonly anchor: HTMLElement
}

/** Which editor is asked for, and its chunk. */
function useEditing() {
  const [editing, open] = useState<Editing | null>(null)
  const { drawn, warm } = useWidgetSlot(popup, editing !== null)
  return {
    editing,
    drawn,
    warm,
    open(next: Editing) {
      warm()
      open(next)
    },
    close: () => open(null),
  }
}

/**
 * Where the focus goes when what had it leaves with a change: to the chip of an attribute, or with null to the button
 * that adds one. Without it the browser would put the focus back to the start of the page.
 */
function useFocusAfterChange(root: { readonly current: HTMLElement | null }): (id: string | null) => void {
  const next = useRef<{ readonly id: string | null } | null>(null)
  // Not before the editor let go of the page, which rests behind it.
  useEffect(function moveFocus() {
    const wanted = next.current
    if (wanted === null) return
    const chips = [...(root.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])]
    const target =
      wanted.id === null
        ? root.current?.querySelector<HTMLElement>('[data-part="add"] button')
        : chips.find((chip) => chip.dataset['filter'] === wanted.id)
    if (target === undefined || target === null) return
    next.current = null
    target.focus()
  })
  return (id) => {
    next.current = { id }
  }
}

// What a screen needs to describe its filters comes with them.
export type { FilterCount, FilterDefinition, FilterOption, FilterValue } from './filterTypes.ts'

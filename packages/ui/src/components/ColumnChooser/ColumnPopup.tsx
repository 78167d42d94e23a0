import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Dialog, Heading } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { visuallyHidden } from '../Button/parts.css.ts'
import type { TableLayout } from '../DataTable/dataTableTypes.ts'
import { pinColumn } from '../DataTable/columns/layoutChanges.ts'
import { layoutOf, mayHide } from '../DataTable/columns/tableLayout.ts'
import { PopupFrame } from '../Popover/PopupFrame.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { dialog, foot, hint, list, title } from './ColumnChooser.css.ts'
import type { ColumnChooserProps } from './columnChooserTypes.ts'
import { allInOrder, moveAmongAll, showColumn } from './columnOrder.ts'
import { ColumnRow } from './ColumnRow.tsx'

export interface ColumnPopupProps<Row> extends ColumnChooserProps<Row> {
  readonly layout: TableLayout
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** The list of columns; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function ColumnPopup<Row>({ triggerRef, onClose, ...props }: ColumnPopupProps<Row>) {
  const titleId = useId()
  const words = useWords().table.tools
  return (
    <PopupFrame component="ColumnPopup" triggerRef={triggerRef} onClose={onClose} placement="bottom end">
      <Dialog className={dialog} aria-labelledby={titleId}>
        <Heading level={2} className={title} id={titleId} data-part="title">
          {words.columns}
        </Heading>
        <Columns {...props} onClose={onClose} />
      </Dialog>
    </PopupFrame>
  )
}

function Columns<Row>({ columns, layout, onLayoutChange, onClose }: Omit<ColumnPopupProps<Row>, 'triggerRef'>) {
  const words = useWords().table.tools
  const rows = useRef<HTMLUListElement>(null)
  const [announcement, say] = useState('')
  const all = allInOrder(columns, layout)
  const keepFocus = useFocusThroughMoves(rows)
  const move = (id: string, label: string, by: -1 | 1): void => {
    const moved = moveAmongAll(columns, layout, id, by)
    if (moved === layout) return
    keepFocus()
    onLayoutChange(moved)
    say(words.place(label, allInOrder(columns, moved).findIndex((column) => column.id === id) + 1, all.length))
  }
  return (
    <>
      <p className={hint}>{words.columnsHint}</p>
      <ul className={list} role="list" ref={rows} data-part="list">
        {all.map((column) => (
          <ColumnRow
            key={column.id}
            label={column.label}
            isShown={!layout.hidden.includes(column.id) || !mayHide(column)}
            mayHide={mayHide(column)}
            isPinned={layout.pinned.includes(column.id)}
            canMoveUp={moveAmongAll(columns, layout, column.id, -1) !== layout}
            canMoveDown={moveAmongAll(columns, layout, column.id, 1) !== layout}
            onShow={(isShown) => onLayoutChange(showColumn(layout, column.id, isShown))}
            onPin={() => {
              keepFocus()
              onLayoutChange(pinColumn(layout, column.id, !layout.pinned.includes(column.id)))
            }}
            onMove={(by) => move(column.id, column.label, by)}
          />
        ))}
      </ul>
      <span className={visuallyHidden} role="status">
        {announcement}
      </span>
      <div className={foot} data-part="actions">
        <Button
          variant="plain"
          size="sm"
          onPress={() => {
            onLayoutChange(layoutOf(columns))
            say(words.columnsWereReset)
          }}
        >
          {words.resetColumns}
        </Button>
        <Button size="sm" onPress={onClose}>
          {words.done}
        </Button>
      </div>
    </>
  )
}

/** What changes its place in the document loses the focus; this hands it back. Called before the change. */
function useFocusThroughMoves(root: RefObject<HTMLElement | null>): () => void {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(function handBack() {
    const element = focused.current
    if (!(element instanceof HTMLElement) || !root.current?.contains(element)) return
    focused.current = null
    if (document.activeElement !== element) element.focus()
    element.scrollIntoView({ block: 'nearest' })
  })
  return () => {
    focused.current = document.activeElement
  }
}

import { Columns3 } from 'lucide-react'
import { useRef, useState } from 'react'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { button } from '../Button/buttonClass.ts'
import { layoutOf } from '../DataTable/columns/tableLayout.ts'
import { Icon } from '../Icon/Icon.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import type { ColumnChooserProps } from './columnChooserTypes.ts'

/** The list of columns, a chunk of its own. */
const popup = createWidgetSlot(() => import('./ColumnPopup.tsx'))

/**
 * Which columns a table shows, in which order, and which stay in view: one button beside the search. The heads of the
 * table offer the same for one column.
 */
export const ColumnChooser = <Row,>(props: ColumnChooserProps<Row>) => (
  <AriaSurroundings>
    <Chooser {...props} />
  </AriaSurroundings>
)

function Chooser<Row>({ columns, layout = layoutOf(columns), onLayoutChange }: ColumnChooserProps<Row>) {
  const words = useWords().table.tools
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { drawn, warm } = useWidgetSlot(popup, isOpen)
  return (
    <>
      <button
        type="button"
        ref={trigger}
        className={button({ look: 'outlineNeutral', isSquare: true })}
        data-component="ColumnChooser"
        aria-label={words.columns}
        title={words.columns}
        aria-haspopup="dialog"
        aria-expanded={drawn !== null}
        aria-busy={(isOpen && drawn === null) || undefined}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={(event) => {
          event.currentTarget.focus()
          warm()
          setOpen(true)
        }}
        onKeyDown={(event) => {
          // Before the list has the focus, and before it is here.
          if (event.key === 'Escape') setOpen(false)
        }}
      >
        <Icon glyph={Columns3} />
      </button>
      {drawn === null ? null : (
        <drawn.ColumnPopup
          columns={columns}
          layout={layout}
          onLayoutChange={onLayoutChange}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

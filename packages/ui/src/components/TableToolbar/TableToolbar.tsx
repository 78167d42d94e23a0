import { Rows3 } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react'
import type { Density } from '../../theme/tokens.ts'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { cx } from '../../theme/cx.ts'
import { iconsOnPhones } from '../Button/iconsOnPhones.css.ts'
import { bar, densityChoice, search as searchClass, tools } from './TableToolbar.css.ts'

/** How densely the page is set. */
export interface DensityChoice {
  readonly value: Density
  /** What is chosen; the page applies it (`theme/apply.ts`) and keeps it. */
  readonly onChange: (density: Density) => void
}

export interface TableToolbarProps {
  /** A SearchField; `/` anywhere on the page moves the focus there. */
  readonly search?: ReactNode
  /** A ColumnChooser. */
  readonly columns?: ReactNode
  readonly density?: DensityChoice
  /** At the end: what is done with the list as it is seen, such as export. */
  readonly actions?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** The line above a table: what is searched for and how the table looks. What it is filtered by stands below, in FilterBar. */
export const TableToolbar = (props: TableToolbarProps) => (
  <AriaSurroundings>
    <Bar {...props} />
  </AriaSurroundings>
)

function Bar({ search, columns, density, actions, ref }: TableToolbarProps) {
  const words = useWords().table.tools
  const place = useRef<HTMLDivElement>(null)
  useSlash(place)
  return (
    <div className={bar} data-component="TableToolbar" role="group" aria-label={words.tableTools} ref={ref}>
      {search === undefined ? null : (
        <div className={searchClass} ref={place} data-part="search">
          {search}
        </div>
      )}
      <div className={cx(tools, iconsOnPhones)} data-part="tools">
        {columns}
        {density === undefined ? null : (
          <span className={densityChoice}>
            <DensityMenu {...density} />
          </span>
        )}
        {actions}
      </div>
    </div>
  )
}

function DensityMenu({ value, onChange }: DensityChoice) {
  const words = useWords().table.tools
  const items = [
    { id: 'comfortable', label: words.comfortable },
    { id: 'compact', label: words.compact },
  ] as const
  const onSelect = (id: string): void => {
    const chosen = items.find((item) => item.id === id)
    if (chosen !== undefined) onChange(chosen.id)
  }
  return (
    <MenuButton
      label={words.density}
      sections={[{ id: 'density', label: words.density, items, selection: { selected: value, onSelect } }]}
      variant="outline"
      placement="bottom end"
      isSquare
    >
      <Icon glyph={Rows3} />
    </MenuButton>
  )
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))

/** The `/` key, but not where it is a letter, nor where another part took it. */
function useSlash(place: RefObject<HTMLElement | null>): void {
  useEffect(
    function listen() {
      const onKeyDown = (event: KeyboardEvent): void => {
        if (
          event.key !== '/' ||
          event.defaultPrevented ||
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          writes(event.target)
        )
          return
        const field = place.current?.querySelector('input')
        // Behind a dialog the page rests.
        if (field === null || field === undefined || field.closest('[inert], [aria-hidden="true"]') !== null) return
        event.preventDefault()
        field.focus()
      }
      document.addEventListener('keydown', onKeyDown)
      return () => document.removeEventListener('keydown', onKeyDown)
    },
    [place],
  )
}

import { ArrowDown, ArrowUp, Pin, type LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { button } from '../Button/buttonClass.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { check, row } from './ColumnChooser.css.ts'

export interface ColumnRowProps {
  readonly label: string
  readonly isShown: boolean
  readonly mayHide: boolean
  readonly isPinned: boolean
  readonly canMoveUp: boolean
  readonly canMoveDown: boolean
  readonly onShow: (isShown: boolean) => void
  readonly onPin: () => void
  readonly onMove: (by: -1 | 1) => void
}

/** One column: shown or not, pinned or not, one place up or down; Alt with an arrow does the same from anywhere in it. */
export function ColumnRow({
  label,
  isShown,
  mayHide,
  isPinned,
  canMoveUp,
  canMoveDown,
  onShow,
  onPin,
  onMove,
}: ColumnRowProps) {
  const words = useWords().table.tools
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li className={row} data-part="row" onKeyDown={onKeyDown}>
      <div className={check}>
        <Checkbox
          label={label}
          isSelected={isShown}
          onChange={onShow}
          {...(mayHide ? {} : { disabledReason: words.alwaysShown })}
        />
      </div>
      <Small glyph={Pin} label={words.pinColumn(label)} isPressed={isPinned} onPress={onPin} />
      <Small glyph={ArrowUp} label={words.moveUp(label)} isShut={!canMoveUp} onPress={() => onMove(-1)} />
      <Small glyph={ArrowDown} label={words.moveDown(label)} isShut={!canMoveDown} onPress={() => onMove(1)} />
    </li>
  )
}

interface SmallProps {
  readonly glyph: LucideIcon
  readonly label: string
  readonly isPressed?: boolean
  /** At the end of the list: it can be reached, so that the focus stays, and does nothing. */
  readonly isShut?: boolean
  readonly onPress: () => void
}

const Small = ({ glyph, label, isPressed, isShut = false, onPress }: SmallProps) => (
  <button
    type="button"
    className={button({ look: isPressed === true ? 'outlinePrimary' : 'plainNeutral', size: 'sm', isSquare: true })}
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    {...(isShut ? { 'aria-disabled': true, 'data-unavailable': '' } : {})}
    onClick={onPress}
  >
    <Icon glyph={glyph} size="chip" />
  </button>
)

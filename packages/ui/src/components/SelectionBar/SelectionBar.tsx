import { Ellipsis, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { cx } from '../../theme/cx.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { button } from '../Button/buttonClass.ts'
import { useArrowKeys } from '../Toolbar/useArrowKeys.ts'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { Action } from './Action.tsx'
import {
  actions as actionsClass,
  all,
  bar,
  clear as clearClass,
  ends,
  number,
  reason,
  start,
} from './SelectionBar.css.ts'
import type { SelectionBarProps } from './selectionBarTypes.ts'

/**
 * What can be done with the selected rows; stands in the place of the list's foot, so that no row is hidden. For the
 * actions of one row use its menu.
 */
export const SelectionBar = (props: SelectionBarProps) => (
  <AriaSurroundings>
    <Announcement count={props.count} />
    {props.count === 0 ? null : <Bar {...props} />}
  </AriaSurroundings>
)

/** The region is there before its words are, else nobody would hear the first ones. */
function Announcement({ count }: { readonly count: number }) {
  const words = useWords().table.tools
  const [announcement, say] = useState('')
  const before = useRef(0)
  useEffect(
    function announceChange() {
      if (count === before.current) return
      say(count === 0 ? words.selectionCleared : words.selected(count))
      before.current = count
    },
    [count, words],
  )
  return (
    <span className={visuallyHidden} role="status">
      {announcement}
    </span>
  )
}

function Bar(props: SelectionBarProps) {
  const { actions, onClear, ref } = props
  const words = useWords().table.tools
  const own = useRef<HTMLDivElement>(null)
  const reasonId = useId()
  const { onFocus, onKeyDown } = useArrowKeys(own)
  const { remember, giveBack } = useFormerFocus(own)
  const clear = (): void => {
    giveBack()
    onClear()
  }
  useEscape(clear)
  return (
    <div className={bar} data-component="SelectionBar" ref={ref}>
      <div
        className={ends}
        ref={own}
        role="toolbar"
        aria-label={words.selectionActions}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          remember(event.relatedTarget)
          onFocus(event)
        }}
      >
        <Count {...props} bar={own} />
        <Actions {...props} onClear={clear} reasonId={reasonId} />
      </div>
      {actions.map(({ id, label, disabledReason }) =>
        disabledReason === undefined ? null : (
          <p key={id} className={reason} id={`${reasonId}${id}`} data-part="reason">
            {label}: {disabledReason}
          </p>
        ),
      )}
    </div>
  )
}

/** How many, and beside it the way to all of them. */
function Count({
  count,
  total,
  onSelectAll,
  bar: around,
}: SelectionBarProps & { readonly bar: RefObject<HTMLElement | null> }) {
  const words = useWords().table.tools
  const hasAll = total !== undefined && count >= total
  const isPressed = useRef(false)
  useEffect(
    function stayInTheBar() {
      // The button that was pressed is gone with what it did: what can be done with all of them comes next.
      if (hasAll && isPressed.current && document.activeElement === document.body)
        around.current?.querySelector<HTMLElement>('[data-part="actions"] button')?.focus()
      isPressed.current = false
    },
    [hasAll, around],
  )
  const selectAll = (): void => {
    isPressed.current = true
    onSelectAll?.()
  }
  return (
    <span className={start}>
      <span className={number} data-part="count">
        {hasAll ? words.allSelected(count) : words.selected(count)}
      </span>
      {hasAll || total === undefined || onSelectAll === undefined ? null : (
        <button type="button" className={all} data-part="all" onClick={selectAll}>
          {words.selectAll(total)}
        </button>
      )}
    </span>
  )
}

function Actions({ actions, moreActions = [], onClear, reasonId }: SelectionBarProps & { readonly reasonId: string }) {
  const words = useWords().table.tools
  return (
    <span className={actionsClass} data-part="actions">
      {actions.map((action) => (
        <Action key={action.id} {...action} reasonId={`${reasonId}${action.id}`} />
      ))}
      {moreActions.length === 0 ? null : (
        <MenuButton label={words.moreActions} sections={moreActions} placement="top end" isSquare>
          <Icon glyph={Ellipsis} />
        </MenuButton>
      )}
      <button
        type="button"
        className={cx(button({ look: 'plainNeutral', isSquare: true }), clearClass)}
        data-part="clear"
        aria-label={words.clearSelection}
        aria-keyshortcuts="Escape"
        onClick={onClear}
      >
        <Icon glyph={X} />
      </button>
    </span>
  )
}

/** Where the focus was before it came into the bar, to go back there when the bar leaves. */
function useFormerFocus(bar: RefObject<HTMLElement | null>) {
  const former = useRef<HTMLElement | null>(null)
  return {
    remember(from: EventTarget | null) {
      if (from instanceof HTMLElement && bar.current?.contains(from) === false) former.current = from
    },
    giveBack() {
      if (bar.current?.contains(document.activeElement) === true) former.current?.focus()
    },
  }
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))

/** Escape anywhere on the page, but for fields, where it has a meaning of its own, and for whatever took it before. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(function listen() {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !writes(event.target))
        latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

// What a screen needs to describe its actions comes with them.
export type { SelectionAction } from './selectionBarTypes.ts'

import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { group, toolbar } from './Toolbar.css.ts'
import { isRtlAt, rovingStep } from './rovingStep.ts'

export interface ToolbarProps {
  /** Names the tools: "Formatting". */
  readonly label: string
  /** Buttons, links, menus, fields; in ToolbarGroups where there are several kinds. */
  readonly children: ReactNode
  /** Id of what the tools work on. */
  readonly 'aria-controls'?: string
  readonly ref?: Ref<HTMLDivElement>
}

const focusable = 'button, a[href], input, select, textarea, [tabindex]:not([tabindex="-1"])'

/** What can have the focus in a toolbar, in its order, without what is not drawn. */
const toolsIn = (bar: Element): readonly HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>(focusable)].filter(
    (tool) => !tool.matches(':disabled, [type="hidden"]') && tool.checkVisibility(),
  )

const textTypes = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number', 'date', 'time'])

/** Arrows, Home and End belong to a text that is being written, and to a choice that they change. */
const keepsArrows = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && (textTypes.has(element.type) || element.type === 'radio'))

/**
 * Tools for one thing in a row with one tab stop: an editor's, a table's. Two or three buttons need none; commands of a
 * selection stand in the selection bar.
 */
export function Toolbar({ label, children, 'aria-controls': controls, ref }: ToolbarProps) {
  const last = useRef<HTMLElement | null>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const bar = event.currentTarget
    const tools = toolsIn(bar)
    const index = tools.findIndex((tool) => tool === document.activeElement)
    // What a tool has opened (a menu) lies in the page's body; its keys come here through React alone.
    if (
      index < 0 ||
      !(event.target instanceof Node) ||
      !bar.contains(event.target) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return
    if (event.key === 'Tab') {
      // From the edge of the row the browser's own Tab leaves it; where the focus was is remembered.
      last.current = tools[index] ?? null
      tools[event.shiftKey ? 0 : tools.length - 1]?.focus()
      return
    }
    const next = keepsArrows(document.activeElement)
      ? null
      : rovingStep({ key: event.key, index, count: tools.length, isRtl: isRtlAt(bar) })
    if (next === null) return
    event.preventDefault()
    tools[next]?.focus()
  }
  const onFocus = (event: FocusEvent<HTMLDivElement>): void => {
    const bar = event.currentTarget
    const comesFromInside = event.relatedTarget instanceof Node && bar.contains(event.relatedTarget)
    const remembered = last.current
    if (comesFromInside || remembered === null) return
    last.current = null
    // A pointer says itself where it wants to be.
    if (bar.contains(remembered) && event.target.matches(':focus-visible')) remembered.focus()
  }
  return (
    <div
      className={toolbar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      ref={ref}
      data-component="Toolbar"
      onKeyDownCapture={onKeyDown}
      onFocus={onFocus}
    >
      {children}
    </div>
  )
}

export interface ToolbarGroupProps {
  /** Names the group: "Alignment". */
  readonly label: string
  readonly children: ReactNode
}

/** Tools that belong together, set apart by a rule. */
export const ToolbarGroup = ({ label, children }: ToolbarGroupProps) => (
  <div className={group} role="group" aria-label={label} data-component="ToolbarGroup">
    {children}
  </div>
)

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { useFollow } from '../Link/useFollow.ts'
import { isRtlAt, rovingStep } from '../Toolbar/rovingStep.ts'
import { cx } from '../../theme/cx.ts'
import { actions as actionsClass, head, list, oneLine, panel, root, tab } from './Tabs.css.ts'
import type { TabItem, TabLinksProps, TabsProps } from './tabsTypes.ts'
import { TabWords } from './TabWords.tsx'
import { useTabRow } from './useTabRow.ts'

/**
 * Several views of one thing in the same place, one of them open. Where each view has an address of its own (saved
 * views of a list) use TabLinks; for one value of a form or a setting SegmentedControl; for steps Stepper.
 */
export function Tabs({
  label,
  items,
  selectedKey,
  onSelectionChange,
  activation = 'automatic',
  actions,
  children,
  ref,
}: TabsProps) {
  const base = useId()
  return (
    <div className={root} data-component="Tabs">
      <div className={head} data-part="head">
        <TabList
          label={label}
          items={items}
          selectedKey={selectedKey}
          onSelectionChange={onSelectionChange}
          activation={activation}
          base={base}
          ref={ref}
        />
        {actions === undefined ? null : (
          <div className={actionsClass} data-part="actions">
            {actions}
          </div>
        )}
      </div>
      {items.map(({ id, disabledReason }) =>
        disabledReason === undefined ? null : (
          <span key={id} className={visuallyHidden} id={`${base}-${id}-reason`}>
            {disabledReason}
          </span>
        ),
      )}
      <div
        className={panel}
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${selectedKey}`}
        tabIndex={0}
        data-part="panel"
      >
        {children}
      </div>
    </div>
  )
}

interface TabListProps extends Pick<TabsProps, 'label' | 'items' | 'selectedKey' | 'onSelectionChange'> {
  readonly activation: 'automatic' | 'manual'
  readonly base: string
  readonly ref: TabsProps['ref']
}

/** The row itself: one tab stop, arrows, Home and End (APG, tabs). */
function TabList({ label, items, selectedKey, onSelectionChange, activation, base, ref }: TabListProps) {
  const row = useRef<HTMLDivElement | null>(null)
  // By hand the focus may stand on a tab that is not open; it is then the one Tab comes back to.
  const [focusKey, setFocusKey] = useState<string | null>(null)
  const stopKey = items.some(({ id }) => id === focusKey) ? focusKey : selectedKey
  useTabRow(row, selectedKey)

  const open = (item: TabItem): void => {
    if (item.disabledReason === undefined && item.id !== selectedKey) onSelectionChange(item.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const index = tabs.findIndex((element) => element === document.activeElement)
    const next = rovingStep({ key: event.key, index, count: tabs.length, isRtl: isRtlAt(event.currentTarget) })
    if (index < 0 || next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    tabs[next]?.focus()
    const item = items[next]
    if (item !== undefined && activation === 'automatic') open(item)
  }
  return (
    <div
      className={list}
      ref={(element) => {
        row.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
        return undefined
      }}
      role="tablist"
      aria-label={label}
      data-part="list"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={() => setFocusKey(null)}
    >
      {items.map((item) => (
        <Tab
          key={item.id}
          {...item}
          base={base}
          isOpen={item.id === selectedKey}
          isStop={item.id === stopKey}
          onOpen={() => open(item)}
          onReach={() => setFocusKey(item.id)}
        />
      ))}
    </div>
  )
}

interface TabProps extends TabItem {
  readonly base: string
  readonly isOpen: boolean
  readonly isStop: boolean
  readonly onOpen: () => void
  readonly onReach: () => void
}

const Tab = ({ id, base, isOpen, isStop, onOpen, onReach, disabledReason, ...look }: TabProps) => (
  <button
    type="button"
    className={tab}
    id={`${base}-${id}`}
    role="tab"
    aria-selected={isOpen}
    // Only the open view is on the page.
    aria-controls={isOpen ? `${base}-panel` : undefined}
    tabIndex={isStop ? 0 : -1}
    data-part="tab"
    {...(disabledReason === undefined
      ? {}
      : { 'aria-disabled': true, 'aria-describedby': `${base}-${id}-reason`, title: disabledReason })}
    onClick={onOpen}
    onFocus={onReach}
  >
    <TabWords {...look} />
  </button>
)

/**
 * The same row where each tab is an address: saved views, the parts of a page. It is a list of links, so that a view can
 * be opened in a new tab, kept and sent. Where the view has no address use Tabs.
 */
export function TabLinks({ label, items, currentKey, actions, ref }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  const follow = useFollow()
  useTabRow(row, currentKey)
  return (
    <nav className={cx(head, oneLine)} aria-label={label} data-component="TabLinks" ref={ref}>
      <ul className={list} ref={row} data-part="list">
        {items.map(({ id, href, ...look }) => (
          <li key={id}>
            <a
              className={tab}
              href={href}
              aria-current={id === currentKey ? 'page' : undefined}
              data-part="tab"
              onClick={follow}
            >
              <TabWords {...look} />
            </a>
          </li>
        ))}
      </ul>
      {actions === undefined ? null : (
        <div className={actionsClass} data-part="actions">
          {actions}
        </div>
      )}
    </nav>
  )
}

import { useRef, useState, useSyncExternalStore, type CSSProperties, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { barHeight, footHeight } from '../UnsavedBar/barHeight.ts'
import { barProperty, footProperty, region as regionClass } from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'
import type { Toasts } from './toasts.ts'
import { useIsPageHidden } from './useCountdown.ts'
import { useRegionKey } from './useRegionKey.ts'

export interface ToastRegionProps {
  /** Of `createToasts()`; one region shows them. */
  readonly toasts: Toasts
  /** The name of the landmark: "Notifications". */
  readonly label: string
}

/** So many are in sight, the rest wait in line; with undo for 20 s each, one alone would hold back what came after it. */
const maxVisible = 3

const clearOf = (bar: number, foot: number): CSSProperties => {
  const style: Record<string, string> = { [barProperty]: `${bar}px`, [footProperty]: `${foot}px` }
  return style
}

/**
 * Shows what came of the person's actions, at the foot of the page; once in an app, for its whole life. For what stays true
 * use Notice, for what must be answered AlertDialog. Light and without any chunk, because it also tells of lost connections.
 */
export function ToastRegion({ toasts, label }: ToastRegionProps) {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)
  const bar = useSyncExternalStore(barHeight.subscribe, barHeight.get)
  const foot = useSyncExternalStore(footHeight.subscribe, footHeight.get)
  const shown = entries.slice(0, maxVisible)
  const region = useRef<HTMLElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isPageHidden = useIsPageHidden()
  const { onFocus, goBack } = useRegionKey(region, shown.length > 0)

  const dismiss = (id: string): void => {
    // The focus must not fall out of the page with the button that had it.
    const own = region.current?.querySelector(`[data-toast="${id}"]`)
    if (own?.contains(document.activeElement) === true) {
      const other = region.current?.querySelector(`[data-toast]:not([data-toast="${id}"]) button`)
      if (other instanceof HTMLElement) other.focus()
      else goBack()
    }
    // What is gone can no longer be left by the pointer or the focus.
    if (shown.length === 1) {
      setPointedAt(false)
      setFocus(false)
    }
    toasts.dismiss(id)
  }

  const closeByEscape = (event: KeyboardEvent<HTMLElement>): void => {
    const card = event.target instanceof Element ? event.target.closest('[data-toast]') : null
    const id = card instanceof HTMLElement ? card.dataset['toast'] : undefined
    if (event.key === 'Escape' && id !== undefined) dismiss(id)
  }

  return createPortal(
    // The attribute is React Aria's own mark: modal dialogs leave what carries it alive, pressable and reachable.
    <section
      className={regionClass}
      style={clearOf(bar, foot)}
      data-component="ToastRegion"
      data-react-aria-top-layer="true"
      ref={region}
      // Only a section with a name is a landmark: empty it is none.
      aria-label={shown.length === 0 ? undefined : label}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event) => {
        setFocus(true)
        onFocus(event)
      }}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={closeByEscape}
    >
      {/* There before the first toast, so that assistive technology listens already. */}
      <ol aria-live="polite" aria-relevant="additions" data-part="list">
        {shown.map((entry) => (
          <ToastCard
            key={entry.id}
            entry={entry}
            isPaused={isPointedAt || hasFocus || isPageHidden}
            onDismiss={dismiss}
          />
        ))}
      </ol>
    </section>,
    document.body,
  )
}

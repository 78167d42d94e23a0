import { useDeferredValue, useState } from 'react'
import { useWidgetSlot, type WidgetSlot } from '../../slots/widgetSlot.ts'

/** Where the focus goes when the menu opens: an end of it, or the menu itself with nothing marked (pointers). */
export type FirstFocus = 'first' | 'last' | 'menu'

/** What a trigger of something that floats needs to know and can ask for. */
export interface MenuIntent<Module> {
  /** The chunk while the menu is open, else null. */
  readonly open: Module | null
  /** Asked to open, but chunk or words are not here: on their way, or refused. */
  readonly isWaiting: boolean
  /** Asked to open, and chunk or words were refused; the next ask tries again. */
  readonly hasFailed: boolean
  readonly firstFocus: FirstFocus
  /** A pointer or the focus has arrived: fetches what opening will need. */
  readonly warm: () => void
  readonly ask: (firstFocus: FirstFocus) => void
  /** Also by Escape on the trigger: for a moment after the opening the focus is still there. */
  readonly close: () => void
  /** The person went on before the menu came: it must not open behind their back. */
  readonly abandon: () => void
}

/** Keeps the wish to open apart from the chunk that fulfils it, so that a press before the chunk's arrival is kept. */
export function useMenuIntent<Module>(popup: WidgetSlot<Module>): MenuIntent<Module> {
  const [wanted, setWanted] = useState<FirstFocus | null>(null)
  const { status, drawn, warm } = useWidgetSlot(popup, wanted !== null)
  // The press is answered first; what it opens is drawn in the frame after. Closing gives the focus back at once.
  const shown = useDeferredValue(drawn)
  const isWaiting = wanted !== null && drawn === null
  return {
    open: drawn === null ? null : shown,
    isWaiting,
    hasFailed: isWaiting && status === 'failed',
    firstFocus: wanted ?? 'menu',
    warm,
    ask(firstFocus) {
      warm()
      setWanted(firstFocus)
    },
    close: () => setWanted(null),
    abandon() {
      if (drawn === null) setWanted(null)
    },
  }
}

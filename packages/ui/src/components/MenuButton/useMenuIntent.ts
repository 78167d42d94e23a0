import { useState } from 'react'
import { useModuleSlot, type ModuleSlot, type SlotState } from './moduleSlot.ts'

/** Where the focus goes when the menu opens: an end of it, or the menu itself with nothing marked (pointers). */
export type FirstFocus = 'first' | 'last' | 'menu'

/** What a trigger of something that floats needs to know and can ask for. */
export interface MenuIntent<Module> {
  readonly slot: SlotState<Module>
  readonly isOpen: boolean
  /** Asked to open, but the chunk is not here: on its way, or refused. */
  readonly isWaiting: boolean
  readonly firstFocus: FirstFocus
  readonly open: (firstFocus: FirstFocus) => void
  readonly close: () => void
  /** The person went on before the menu came: it must not open behind their back. */
  readonly abandon: () => void
}

/** Keeps the wish to open apart from the chunk that fulfils it, so that a press before the chunk's arrival is kept. */
export function useMenuIntent<Module>(popup: ModuleSlot<Module>): MenuIntent<Module> {
  const slot = useModuleSlot(popup)
  const [wanted, setWanted] = useState<FirstFocus | null>(null)
  const isReady = slot.status === 'ready'
  return {
    slot,
    isOpen: wanted !== null && isReady,
    isWaiting: wanted !== null && !isReady,
    firstFocus: wanted ?? 'menu',
    open(firstFocus) {
      popup.warm()
      setWanted(firstFocus)
    },
    close: () => setWanted(null),
    abandon() {
      if (!isReady) setWanted(null)
    },
  }
}

import { useEffect, useSyncExternalStore } from 'react'

/** Where a chunk stands: not asked for, on its way, here, or refused (the next ask tries again). */
export type SlotState<Module> =
  | { readonly status: 'idle' | 'loading' | 'failed'; readonly module: null }
  | { readonly status: 'ready'; readonly module: Module }

export interface ModuleSlot<Module> {
  /** The state now; the same object until it changes. */
  getSnapshot(): SlotState<Module>
  subscribe(listener: () => void): () => void
  /** Starts the download unless it runs or is done. Never throws: a failure is a state. */
  warm(): void
}

const idle = { status: 'idle', module: null } as const
const loading = { status: 'loading', module: null } as const
const failed = { status: 'failed', module: null } as const

/**
 * One place for one chunk: warmed on intent and then drawn in the very render that needs it. `React.lazy` with
 * `Suspense` held the first opening back by 300 ms (docs/decisions/0006).
 */
export function createModuleSlot<Module>(load: () => Promise<Module>): ModuleSlot<Module> {
  let state: SlotState<Module> = idle
  const listeners = new Set<() => void>()
  const change = (next: SlotState<Module>): void => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    warm() {
      if (state.status === 'loading' || state.status === 'ready') return
      change(loading)
      load().then(
        (module) => change({ status: 'ready', module }),
        () => change(failed),
      )
    },
  }
}

/** The state of a slot, followed. */
export const useModuleSlot = <Module>(slot: ModuleSlot<Module>): SlotState<Module> =>
  useSyncExternalStore(slot.subscribe, slot.getSnapshot, slot.getSnapshot)

/** The state of a slot whose chunk is fetched from when it is wanted, after what wants it was drawn. */
export function useWantedModule<Module>(slot: ModuleSlot<Module>, isWanted: boolean): SlotState<Module> {
  useEffect(
    function fetchModule() {
      if (!isWanted) return undefined
      // After the other effects of this drawing: data is one question, code is many files, and both are waited for.
      const timer = setTimeout(slot.warm)
      return () => clearTimeout(timer)
    },
    [slot, isWanted],
  )
  return useModuleSlot(slot)
}

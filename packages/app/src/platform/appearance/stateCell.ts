/** A state of plain data that can be watched. */
export interface StateCell<State extends object> {
  readonly get: () => State
  readonly subscribe: (listener: () => void) => () => void
  /** Takes parts; a part that says what it said before stays the same object, and is told to nobody. */
  readonly change: (parts: Partial<State>) => void
}

/** Holds a state outside React; everything in it can be written as JSON, in the same order each time. */
export function createStateCell<State extends object>(initial: State): StateCell<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (parts) => {
      const current = new Map(Object.entries(state).map(([name, value]) => [name, JSON.stringify(value)]))
      const fresh = Object.entries(parts).filter(([name, value]) => current.get(name) !== JSON.stringify(value))
      if (fresh.length === 0) return
      state = { ...state, ...Object.fromEntries(fresh) }
      for (const listener of [...listeners]) listener()
    },
  }
}

/** A signal that is given once: afterwards it has been given, and giving it again says nothing new. */
export interface ChangeSignal {
  emit(): void
  hasChanged(): boolean
  /** Calls back when the signal is given; the answer ends the subscription. */
  subscribe(listener: () => void): () => void
}

/** A signal that has not been given yet. */
export function createChangeSignal(): ChangeSignal {
  const listeners = new Set<() => void>()
  let isGiven = false
  return {
    emit: () => {
      if (isGiven) return
      isGiven = true
      for (const listener of listeners) listener()
    },
    hasChanged: () => isGiven,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * The app-service change signal of the specification, section 2. The first message accepted from a parent page gives it
 * (session.md S2.9), since a parent draws the scrollbar itself; a screen may give it too.
 */
export const appChange: ChangeSignal = createChangeSignal()

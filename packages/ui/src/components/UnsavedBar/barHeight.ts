let height = 0
const listeners = new Set<() => void>()

/**
 * How high the bar in sight is, in px; 0 where there is none. For what must not lie over it: toasts. Not a property of the
 * root element: with it a browser would work out the look of the whole page anew, between the first key and its letter.
 */
export const barHeight = {
  get: (): number => height,
  set: (next: number): void => {
    if (next === height) return
    height = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

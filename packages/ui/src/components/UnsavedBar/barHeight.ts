export interface ReportedHeight {
  /** In px; 0 where there is none in sight. */
  readonly get: () => number
  readonly set: (next: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * How high what stays at the foot of the window is, for what must not lie over it: toasts. Not a property of the root
 * element: with it a browser would work out the look of the whole page anew, between the first key and its letter.
 */
function createReportedHeight(): ReportedHeight {
  let height = 0
  const listeners = new Set<() => void>()
  return {
    get: () => height,
    set: (next) => {
      if (next === height) return
      height = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Of the bar of what is not saved. */
export const barHeight = createReportedHeight()

/** Of the foot of the open drawer. */
export const footHeight = createReportedHeight()

/** Runs work, a few pieces at a time; the others wait in the order they came. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** ConcurrencyLimit for `most` pieces of work at once. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place, so that nobody who comes at this moment slips in between.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

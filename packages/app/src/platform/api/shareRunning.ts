/** Starts a call, or gives the one that runs already under the same key. */
export type ShareRunning<Result> = (key: string, start: () => Promise<Result>) => Promise<Result>

/** Makes two presses of a button one call: while a call runs, another one under its key gets the same result. */
export function createShareRunning<Result>(): ShareRunning<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key, start) => {
    const before = running.get(key)
    if (before !== undefined) return before
    const call = start().finally(() => running.delete(key))
    running.set(key, call)
    return call
  }
}

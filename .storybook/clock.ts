/** The time at which every story runs: a Tuesday morning, UTC. */
export const storyTime = Date.parse('2026-11-24T08:30:00Z')

/**
 * Stops the clock of this page, so that a story looks the same on every day. Dates created from arguments are not
 * changed.
 */
export const stopClock = (): void => {
  const now = (): number => storyTime
  globalThis.Date = new Proxy(Date, {
    // Passes the arguments on unchanged.
    construct: (RealDate, parts: [] | [string]): Date =>
      parts.length === 0 ? new RealDate(storyTime) : new RealDate(...parts),
    get: (RealDate, key): unknown => (key === 'now' ? now : Reflect.get(RealDate, key)),
  })
}

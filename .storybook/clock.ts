/** The moment at which every story plays: a Tuesday morning, UTC. */
export const storyTime = Date.parse('2026-11-24T08:30:00Z')

/** Stops the clock of this page, so that a story looks the same on every day (conventions 29). Made dates stay as they are. */
export const stopClock = (): void => {
  const now = (): number => storyTime
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, parts: unknown[]) => Reflect.construct(RealDate, parts.length === 0 ? [storyTime] : parts),
    get: (RealDate, key) => (key === 'now' ? now : Reflect.get(RealDate, key)),
  })
}

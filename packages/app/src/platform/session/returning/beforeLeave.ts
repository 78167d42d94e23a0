/** Who would lose something if the page were left; forms report it, the session asks (session.md S4.2). */
export interface WorkRegistry {
  /** Reports unsaved work; the answer takes the report back. */
  hold(): () => void
  /** Whether there is unsaved work that has not been given up. */
  hasAny(): boolean
  /** Gives all of it up: the page is left by somebody who knows, or must not stay. */
  letGo(): void
}

/** A registry of its own; the application has one. */
export function createWorkRegistry(): WorkRegistry {
  const holders = new Set<symbol>()
  return {
    hold: () => {
      const holder = Symbol('unsaved work')
      holders.add(holder)
      return () => {
        holders.delete(holder)
      }
    },
    hasAny: () => holders.size > 0,
    letGo: () => holders.clear(),
  }
}

/** The unsaved work of this page. */
export const unsavedWork: WorkRegistry = createWorkRegistry()

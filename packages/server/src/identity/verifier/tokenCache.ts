import type { Caller } from '../../access/caller.ts'

/** Callers by token as it was signed, for a short while: a screen's calls come in bunches, and a signature costs. */
export interface TokenCache {
  /** The caller of a token that was judged good less than ten seconds ago and has not expired since. */
  get(token: string): Caller | null
  set(token: string, caller: Caller): void
  delete(token: string): void
  readonly size: number
}

// A screen's calls all fall within it.
const longestMs = 10_000
const mostEntries = 5000

/** Makes a cache of at most 5000 tokens; the oldest go first. `now` answers ms since 1970. */
export function createTokenCache(now: () => number = () => Date.now()): TokenCache {
  const entries = new Map<string, { readonly caller: Caller; readonly until: number }>()
  return {
    get: (token) => {
      const entry = entries.get(token)
      if (!entry) return null
      if (entry.until > now()) return entry.caller
      entries.delete(token)
      return null
    },
    set: (token, caller) => {
      entries.delete(token)
      const oldest = entries.size >= mostEntries ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
      entries.set(token, { caller, until: Math.min(now() + longestMs, caller.expiresAt * 1000) })
    },
    delete: (token) => void entries.delete(token),
    get size() {
      return entries.size
    },
  }
}

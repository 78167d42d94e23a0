import { useState } from 'react'
import type { ListCount } from './ListPages.tsx'

/** Counted no further at first, and as far as it goes on demand. */
const [few, most] = [1_000, 10_000]

/** How far a list is counted: to the end of what is offered once somebody asked for it, until something else is listed. */
export function useCapped(listed: string): {
  readonly cap: number
  readonly countOf: (matching: number | null, isCounting: boolean) => ListCount
} {
  const [wanted, setWanted] = useState<string | null>(null)
  const cap = wanted === listed ? most : few
  return {
    cap,
    countOf: (matching, isCounting) => ({
      matching,
      isCounting,
      isCapped: matching !== null && matching >= few && wanted !== listed,
      onCountAll: () => setWanted(listed),
    }),
  }
}

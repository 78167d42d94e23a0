import { useEffect, useRef, useState } from 'react'

/** Shorter than people pause to think, longer than between two letters; in ms. */
const pause = 300

export interface Search {
  /** A change of the text has not been searched for yet. */
  readonly isPending: boolean
  /** Searches once the typing rests. */
  readonly later: (text: string) => void
  /** Searches now, unless it is what was last searched for. */
  readonly now: (text: string) => void
  /** Searches again, for the same. */
  readonly again: (text: string) => void
}

/** When to search: after a pause for typed text, at once for everything else. */
export function useSearch(onSearch: (text: string) => void): Search {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<string | null>(null)
  const latest = useRef(onSearch)
  const [isPending, setPending] = useState(false)
  useEffect(function keepLatest() {
    latest.current = onSearch
  })
  useEffect(function forgetOnLeaving() {
    return () => clearTimeout(timer.current)
  }, [])
  const again = (text: string): void => {
    clearTimeout(timer.current)
    setPending(false)
    last.current = text
    latest.current(text)
  }
  return {
    isPending,
    again,
    now(text) {
      if (last.current !== text || isPending) again(text)
    },
    later(text) {
      clearTimeout(timer.current)
      setPending(true)
      timer.current = setTimeout(() => again(text), pause)
    },
  }
}

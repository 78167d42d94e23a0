import { useCallback, useEffect, useState } from 'react'

/** The lazily loaded parts of the frame. Never import them statically: they are a chunk of their own. */
type LazyFrame = typeof import('./lazyFrame.tsx')

// A function of its own: the build moves a `.then` after import() inside the loading of its style sheets, so a failure of
// theirs would be missed.
const loadLazyFrame = (): Promise<LazyFrame> => import('./lazyFrame.tsx')

export interface LazyFrameUse {
  readonly parts: LazyFrame | null
  /** The last try to fetch them failed. */
  readonly hasFailed: boolean
  /** Fetches them, once. Never throws. */
  readonly warm: () => void
}

/** Holds the later parts of the frame from when they have come: fetched by `warm`, or as soon as one of them is needed. */
export function useLazyFrame(isNeeded: boolean): LazyFrameUse {
  const [parts, setParts] = useState<LazyFrame | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const warm = useCallback(() => {
    loadLazyFrame().then(setParts, () => setHasFailed(true))
  }, [])
  useEffect(
    function fetchWhenNeeded() {
      if (isNeeded) warm()
    },
    [isNeeded, warm],
  )
  return { parts, hasFailed, warm }
}

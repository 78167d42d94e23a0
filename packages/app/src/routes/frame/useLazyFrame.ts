import { useCallback, useEffect, useState } from 'react'

/** What the frame draws only when something happens; never imported directly, so that it is a chunk of its own. */
type LazyFrame = typeof import('./lazyFrame.tsx')

// On its own: the build puts what follows an import() directly inside the loading of its style sheets, whose failure it would miss.
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

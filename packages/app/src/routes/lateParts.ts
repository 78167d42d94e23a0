import { useCallback, useState } from 'react'

/** What the frame may need a moment after the first page; never imported directly, so that it is a chunk of its own. */
type LateParts = typeof import('./late/lateFrame.tsx')

export interface LateUse {
  readonly parts: LateParts | null
  /** The last try to fetch them failed. */
  readonly hasFailed: boolean
  /** Fetches them, once. Never throws. */
  readonly warm: () => void
}

/** Holds the later parts of the frame from when they have come. */
export function useLateParts(): LateUse {
  const [parts, setParts] = useState<LateParts | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const warm = useCallback(() => {
    setHasFailed(false)
    import('./late/lateFrame.tsx').then(setParts, () => setHasFailed(true))
  }, [])
  return { parts, hasFailed, warm }
}

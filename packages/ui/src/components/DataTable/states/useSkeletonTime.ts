import { useLayoutEffect, useRef, useState } from 'react'

/** In ms: delay before the skeleton appears, and how long it stays once it is visible (look.md, table states). */
const patience = 300
const least = 400

/** For how many more ms a skeleton must stay that was asked for so many ms ago; 0 where it was not seen, or long enough. */
export const remainingTime = (elapsed: number): number =>
  elapsed < patience ? 0 : Math.max(0, patience + least - elapsed)

/**
 * Whether the skeleton is rendered. It becomes visible after 300 ms (Skeleton waits) and is removed when loading ends, but
 * not before it was visible for 400 ms.
 */
export function useSkeletonTime(isLoading: boolean): boolean {
  const begun = useRef<number | null>(null)
  const [isHolding, setIsHolding] = useState(isLoading)
  if (isLoading && !isHolding) setIsHolding(true)
  useLayoutEffect(
    function keepSkeleton() {
      if (isLoading) {
        begun.current = performance.now()
        return undefined
      }
      const timer = setTimeout(
        () => setIsHolding(false),
        begun.current === null ? 0 : remainingTime(performance.now() - begun.current),
      )
      return () => clearTimeout(timer)
    },
    [isLoading],
  )
  return isLoading || isHolding
}

import { useLayoutEffect, type RefObject } from 'react'
import type { ReportedHeight } from './barHeight.ts'

/** Tells the height of a bar or a foot, whatever its words and the width make of it, for as long as it is drawn. */
export function useReportedHeight(bar: RefObject<HTMLElement | null>, height: ReportedHeight): void {
  useLayoutEffect(
    function tellHeight() {
      const element = bar.current
      if (element === null) return
      // The first size is told before the frame is painted.
      const sizes = new ResizeObserver(() => height.set(element.offsetHeight))
      sizes.observe(element)
      return () => {
        sizes.disconnect()
        height.set(0)
      }
    },
    [bar, height],
  )
}

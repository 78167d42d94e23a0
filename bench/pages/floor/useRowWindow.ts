import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

export interface RowWindow {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly from: number
  readonly to: number
  /** Heights in px above and below the rendered rows. */
  readonly before: number
  readonly after: number
}

const overscan = 6

/** A minimal row window for rows of equal height. */
export function useRowWindow(count: number, rowHeight: number): RowWindow {
  const ref = useRef<HTMLDivElement>(null)
  const [[from, to], setRange] = useState<readonly [number, number]>([0, 30])
  useLayoutEffect(
    function followScrolling() {
      const scroller = ref.current
      if (scroller === null) return undefined
      const measure = (): void => {
        const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan)
        const last = Math.min(count, Math.ceil((scroller.scrollTop + scroller.clientHeight) / rowHeight) + overscan)
        setRange((former) => (former[0] === first && former[1] === last ? former : [first, last]))
      }
      measure()
      scroller.addEventListener('scroll', measure, { passive: true })
      return () => scroller.removeEventListener('scroll', measure)
    },
    [count, rowHeight],
  )
  const end = Math.min(to, count)
  return { ref, from, to: end, before: from * rowHeight, after: Math.max(0, (count - end) * rowHeight) }
}

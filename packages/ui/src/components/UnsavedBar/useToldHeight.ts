import { useLayoutEffect, type RefObject } from 'react'
import { barHeight } from './barHeight.ts'

/** Tells the height of a bar, whatever its words and the width make of it, for as long as it is drawn. */
export function useToldHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    function tellHeight() {
      const element = bar.current
      const root = document.documentElement
      if (element === null) return
      const tell = (): void => root.style.setProperty(barHeight, `${element.offsetHeight}px`)
      tell()
      const sizes = new ResizeObserver(tell)
      sizes.observe(element)
      return () => {
        sizes.disconnect()
        root.style.removeProperty(barHeight)
      }
    },
    [bar],
  )
}

import { useLayoutEffect, type RefObject } from 'react'
import { barHeight } from './barHeight.ts'
import { heightProperty } from './UnsavedBar.css.ts'

/** Tells the height of a bar, whatever its words and the width make of it, for as long as it is drawn; what it stands in keeps its fields clear of it. */
export function useToldHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    function tellHeight() {
      const element = bar.current
      if (element === null) return
      // The first size is told before the frame is painted.
      const form = element.parentElement
      const sizes = new ResizeObserver(() => {
        barHeight.set(element.offsetHeight)
        form?.style.setProperty(heightProperty, `${element.offsetHeight}px`)
      })
      sizes.observe(element)
      return () => {
        sizes.disconnect()
        form?.style.removeProperty(heightProperty)
        barHeight.set(0)
      }
    },
    [bar],
  )
}

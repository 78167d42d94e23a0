import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the height of an element, whatever its words and the width make of it, in a property of what it stands in, for as
 * long as it is drawn: what scrolls under it can be kept clear of it.
 */
export function useHeightOnParent(ref: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(
    function keepHeight() {
      const [element, parent] = [ref.current, ref.current?.parentElement]
      if (element === null || parent === null || parent === undefined) return
      const sizes = new ResizeObserver(() => parent.style.setProperty(property, `${element.offsetHeight}px`))
      sizes.observe(element)
      return () => {
        sizes.disconnect()
        parent.style.removeProperty(property)
      }
    },
    [ref, property],
  )
}

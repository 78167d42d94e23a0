import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the whole path would take more than one line in the room it finds; looked at anew when that or its names change. */
export function useIsTight(list: RefObject<HTMLOListElement | null>, isEnabled: boolean, names: string): boolean {
  const [isTight, setTight] = useState(false)
  useLayoutEffect(
    function measure() {
      const element = list.current
      const container = element?.parentElement ?? null
      if (!isEnabled || element === null || container === null) return undefined
      // Before the page is painted, and again whenever the room changes.
      const look = (): void => setTight(wholeWidth(element) > container.clientWidth)
      look()
      const observer = new ResizeObserver(look)
      observer.observe(container)
      return () => observer.disconnect()
    },
    [list, isEnabled, names],
  )
  return isEnabled && isTight
}

/** How wide the path would be in one line, with what is hidden of it. */
function wholeWidth(list: HTMLOListElement): number {
  const isCollapsed = list.dataset['collapsed'] !== undefined
  if (isCollapsed) delete list.dataset['collapsed']
  list.dataset['measured'] = ''
  const { width } = list.getBoundingClientRect()
  delete list.dataset['measured']
  if (isCollapsed) list.dataset['collapsed'] = ''
  return Math.floor(width)
}

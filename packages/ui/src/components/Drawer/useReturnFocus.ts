import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Takes the focus to an element when it appears, and back when its panel goes: to what `getReturn` names, else to what had
 * it before. Who moved on by themselves meanwhile is left where they are.
 */
export function useReturnFocus(
  panel: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
  getReturn: (() => HTMLElement | null) | undefined,
): void {
  const askForReturn = useEffectEvent(() => getReturn?.() ?? null)
  useLayoutEffect(
    function borrowFocus() {
      const before = document.activeElement
      const own = panel.current
      first.current?.focus({ preventScroll: true })
      return () => {
        // Still in the page here: the effects of what goes are cleaned up before its elements are taken away.
        if (own === null || !own.contains(document.activeElement)) return
        const target = askForReturn() ?? before
        if (target instanceof HTMLElement && target.isConnected) target.focus()
      }
    },
    [panel, first],
  )
}

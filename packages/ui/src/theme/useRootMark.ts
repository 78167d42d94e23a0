import { useLayoutEffect } from 'react'

/**
 * Sets a `data-` attribute on the root element while `isOn`, for rules about the page around a component; of one component at a time. A rule with `:has()`
 * would say the same, but the browser then styles the whole page again at every change inside it.
 * @param name in camel case, as in `dataset`
 */
export function useRootMark(name: string, isOn = true): void {
  useLayoutEffect(
    function markRoot() {
      if (!isOn) return
      const { dataset } = document.documentElement
      dataset[name] = ''
      return () => {
        Reflect.deleteProperty(dataset, name)
      }
    },
    [name, isOn],
  )
}

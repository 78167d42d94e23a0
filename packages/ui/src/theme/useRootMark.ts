import { useLayoutEffect } from 'react'

/**
 * Sets a `data-` attribute on the root element while `isOn`, for styles of the page around a component. Only one mounted
 * component may use a name. A rule with `:has()` would make the browser restyle the whole page at every change inside it.
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

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** In the dialog around a list: J and K move between its entries, U toggles the one in focus. */
export function useEntryKeys(root: RefObject<HTMLElement | null>, toggle: (uuid: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('[data-part="entry"]') ?? [])]
    const place = entries.findIndex((entry) => entry.contains(document.activeElement))
    if (event.key === 'j' || event.key === 'k') {
      const next = entries[place < 0 ? 0 : place + (event.key === 'j' ? 1 : -1)]
      next?.querySelector('a')?.focus()
    } else if (event.key === 'u') {
      const uuid = entries[place]?.dataset['uuid']
      if (uuid !== undefined) toggle(uuid)
    } else return
    event.preventDefault()
  })
  useEffect(
    function listenInTheDialog() {
      const dialog = root.current?.closest<HTMLElement>('[role="dialog"]')
      const listen = (event: KeyboardEvent) => press(event)
      dialog?.addEventListener('keydown', listen)
      return () => dialog?.removeEventListener('keydown', listen)
    },
    [root],
  )
}

import { useEffectEvent, useLayoutEffect } from 'react'
import { isPressed, shortcuts } from '../../domain/shortcuts/shortcuts.ts'

/** Opens and closes the command palette by its keys, from everywhere but above another dialog. */
export function usePaletteKeys(isOpen: boolean, onChange: (isOpen: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Whoever has used the keys already, such as an editor of texts, keeps them.
    if (event.defaultPrevented || !isPressed(shortcuts.palette, event)) return
    event.preventDefault()
    if (isOpen || document.querySelector('[role="dialog"], [role="alertdialog"]') === null) onChange(!isOpen)
  })
  // Whoever sees the frame can press already: a listener that came after the paint would miss the quickest.
  useLayoutEffect(function listenForKeys() {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

import { useEffectEvent, useLayoutEffect } from 'react'
import { isPressed, shortcuts } from '../../domain/shortcuts/shortcuts.ts'

/** Opens and closes the command palette by its keys, from everywhere but above another dialog. */
export function usePaletteKeys(isOpen: boolean, onChange: (isOpen: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Another handler, such as a text editor, has used the keys already.
    if (event.defaultPrevented || !isPressed(shortcuts.palette, event)) return
    event.preventDefault()
    if (isOpen || document.querySelector('[role="dialog"], [role="alertdialog"]') === null) onChange(!isOpen)
  })
  // A layout effect, because a listener added after the paint would miss early key presses.
  useLayoutEffect(function listenForKeys() {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

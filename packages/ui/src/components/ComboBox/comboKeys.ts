import type { KeyboardEvent } from 'react'

/** What a key means in the text of a combobox (APG, combobox with list autocomplete). */
export type ComboIntent = 'next' | 'previous' | 'open' | 'close' | 'accept' | 'acceptAndGo' | 'dismiss' | 'toText'

/** Home, End and letters belong to the text. */
export function intentOf({ key, altKey, nativeEvent }: KeyboardEvent): ComboIntent | null {
  // Enter and arrows that choose among the readings of typed letters belong to the input method.
  if (nativeEvent.isComposing) return null
  switch (key) {
    case 'ArrowDown':
      return altKey ? 'open' : 'next'
    case 'ArrowUp':
      return altKey ? 'close' : 'previous'
    case 'Enter':
      return 'accept'
    case 'Tab':
      return 'acceptAndGo'
    case 'Escape':
      return 'dismiss'
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return 'toText'
    default:
      return null
  }
}

/** The neighbour of the marked option; past the ends it goes on at the other one. */
export function neighbour(keys: readonly string[], active: string | null, step: 1 | -1): string | null {
  const at = active === null ? -1 : keys.indexOf(active)
  if (at < 0) return keys.at(step === 1 ? 0 : -1) ?? null
  return keys[(at + step + keys.length) % keys.length] ?? null
}

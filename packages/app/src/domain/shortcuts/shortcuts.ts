/** Keys as this person's keyboard names them. */
export type Keyboard = 'mac' | 'other'

/** One thing the keyboard does. `mod` stands for Cmd on a Mac and Ctrl elsewhere; the other keys are `KeyboardEvent.key`. */
export interface Shortcut {
  /** The keys that do it; where `isTogether`, pressed at once, else each of them alone. */
  readonly keys: readonly string[]
  readonly isTogether: boolean
}

/** Every key of the product that is not the browser's own: what listens for one, and what explains it, reads it here. */
export const shortcuts = {
  palette: { keys: ['mod', 'k'], isTogether: true },
  paletteMove: { keys: ['ArrowUp', 'ArrowDown'], isTogether: false },
  paletteOpen: { keys: ['Enter'], isTogether: false },
  paletteNewTab: { keys: ['mod', 'Enter'], isTogether: true },
  close: { keys: ['Escape'], isTogether: false },
  skip: { keys: ['Tab'], isTogether: false },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutName = keyof typeof shortcuts

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'>

/** Whether exactly the keys of a shortcut were pressed, once: a key that is held and a letter being composed are not. */
export function isPressed({ keys, isTogether }: Shortcut, event: Pressed): boolean {
  if (event.repeat || event.isComposing || event.altKey || event.shiftKey) return false
  const wantsMod = isTogether && keys.includes('mod')
  // Both keys at once belong to other things.
  const hasMod = event.ctrlKey !== event.metaKey
  if (wantsMod ? !hasMod : event.ctrlKey || event.metaKey) return false
  return keys.some((key) => key !== 'mod' && key === (key.length === 1 ? event.key.toLowerCase() : event.key))
}

/** Which keyboard a browser stands before, by what it says of its device. */
export function keyboardOf({ platform }: Pick<Navigator, 'platform'>): Keyboard {
  return /mac|iphone|ipad/i.test(platform) ? 'mac' : 'other'
}

const names: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['Escape', 'Esc'],
  ['k', 'K'],
])

/** The words on the keys of a shortcut; `control` is what the person's language calls the key Ctrl. */
export function keyNames({ keys }: Shortcut, keyboard: Keyboard, control: string): readonly string[] {
  return keys.map((key) => (key === 'mod' ? (keyboard === 'mac' ? '⌘' : control) : (names.get(key) ?? key)))
}

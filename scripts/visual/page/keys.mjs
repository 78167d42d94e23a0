/**
 * The command of a key.
 * @typedef {'next' | 'previous' | 'approve' | 'reject' | 'back' | 'help' | 'side' | 'slider' | 'difference'} Wish
 */

/** @type {Readonly<Record<string, Wish>>} */
const letters = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  '?': 'help',
  1: 'side',
  2: 'slider',
  3: 'difference',
}
/** @type {Readonly<Record<string, Wish>>} */
const others = { ArrowRight: 'next', ArrowDown: 'next', ArrowLeft: 'previous', ArrowUp: 'previous', Escape: 'back' }

/**
 * The command of a pressed key, or null. Letters can be switched off (WCAG 2.1.4); text fields and Ctrl, Alt or Meta
 * combinations are ignored.
 * @param {{ key: string, hasModifier: boolean, isTyping: boolean }} pressed isTyping: a field of its own keys has the focus
 * @param {boolean} hasLetters
 * @returns {Wish | null}
 */
export function wishOf({ key, hasModifier, isTyping }, hasLetters) {
  if (hasModifier) return null
  if (isTyping) return key === 'Escape' ? 'back' : null
  return others[key] ?? (hasLetters ? letters[key] : undefined) ?? null
}

/** Keys and their commands, for the help. */
export const keyTable = [
  ['j, → or ↓', 'next difference'],
  ['k, ← or ↑', 'previous difference'],
  ['Enter', 'open the chosen difference'],
  ['a', 'approve it; once more takes it back'],
  ['r', 'reject it; once more takes it back'],
  ['1, 2, 3', 'side by side, slider, difference'],
  ['Escape', 'back to the grid'],
  ['?', 'this help'],
]

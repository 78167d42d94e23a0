import { expect, test } from 'vitest'
import { isPressed, keyboardOf, keyNames, shortcuts } from './shortcuts.ts'

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...modifiers,
})

test.each([
  ['Ctrl K', press('k', { ctrlKey: true }), true],
  ['Cmd K', press('k', { metaKey: true }), true],
  ['Ctrl K with the capitals locked', press('K', { ctrlKey: true }), true],
  ['k alone', press('k'), false],
  ['Ctrl and Cmd at once', press('k', { ctrlKey: true, metaKey: true }), false],
  ['Ctrl Shift K', press('K', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl Alt K', press('k', { ctrlKey: true, altKey: true }), false],
  ['a key that is held', press('k', { ctrlKey: true, repeat: true }), false],
  ['a letter being composed', press('k', { ctrlKey: true, isComposing: true }), false],
  ['another letter', press('j', { ctrlKey: true }), false],
])('%s', (_name, event, expected) => {
  expect(isPressed(shortcuts.palette, event)).toBe(expected)
})

test('a key that stands alone is not meant while Ctrl is held', () => {
  expect(isPressed(shortcuts.close, press('Escape'))).toBe(true)
  expect(isPressed(shortcuts.close, press('Escape', { ctrlKey: true }))).toBe(false)
})

test('the keys are named as they are on the keyboard at hand', () => {
  expect(keyNames(shortcuts.palette, 'other', 'Strg')).toEqual(['Strg', 'K'])
  expect(keyNames(shortcuts.palette, 'mac', 'Strg')).toEqual(['⌘', 'K'])
  expect(keyNames(shortcuts.paletteMove, 'other', 'Ctrl')).toEqual(['↑', '↓'])
  expect(keyboardOf({ platform: 'MacIntel' })).toBe('mac')
  expect(keyboardOf({ platform: 'Linux x86_64' })).toBe('other')
})

import { describe, expect, test } from 'vitest'
import { commandOf, type KeyPress } from './tableKeys.ts'

const none: Omit<KeyPress, 'key'> = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const [shift, ctrl, meta, alt] = [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]

describe('a move', () => {
  test.each<[string, Partial<KeyPress>, string, boolean]>([
    ['ArrowUp', {}, 'up', false],
    ['k', {}, 'up', false],
    ['ArrowDown', {}, 'down', false],
    ['j', {}, 'down', false],
    ['ArrowLeft', {}, 'left', false],
    ['ArrowRight', {}, 'right', false],
    ['Home', {}, 'rowStart', false],
    ['End', {}, 'rowEnd', false],
    ['PageUp', {}, 'pageUp', false],
    ['PageDown', {}, 'pageDown', false],
    ['Home', ctrl, 'gridStart', false],
    ['End', meta, 'gridEnd', false],
    ['ArrowUp', shift, 'up', true],
    ['ArrowDown', shift, 'down', true],
    ['PageUp', shift, 'pageUp', true],
    ['PageDown', shift, 'pageDown', true],
    ['Home', { ...ctrl, ...shift }, 'gridStart', true],
    ['End', { ...meta, ...shift }, 'gridEnd', true],
  ])('%s with %j is %s, extending the selection: %s', (key, keys, move, isExtending) => {
    expect(commandOf({ ...none, ...keys, key })).toEqual({ do: 'move', move, isExtending })
  })
})

describe('anything else', () => {
  test.each<[string, Partial<KeyPress>, string]>([
    ['x', {}, 'toggle'],
    [' ', {}, 'press'],
    [' ', shift, 'extend'],
    ['a', ctrl, 'selectAll'],
    ['a', meta, 'selectAll'],
    ['Enter', {}, 'open'],
    ['F2', {}, 'enter'],
    ['ContextMenu', {}, 'menu'],
    ['F10', shift, 'menu'],
    ['ArrowDown', alt, 'unfold'],
    ['Escape', {}, 'escape'],
    ['/', {}, 'search'],
    ['/', shift, 'search'],
    ['Tab', {}, 'tab'],
    ['Tab', shift, 'tabBack'],
  ])('%s with %j is %s', (key, keys, command) => {
    expect(commandOf({ ...none, ...keys, key })).toEqual({ do: command })
  })

  test.each<[string, Partial<KeyPress>]>([
    ['x', ctrl],
    ['x', meta],
    ['x', alt],
    ['X', shift],
    ['j', ctrl],
    ['k', meta],
    ['a', {}],
    ['a', { ...ctrl, ...alt }],
    ['/', ctrl],
    ['Enter', ctrl],
    ['F10', {}],
    ['ArrowLeft', shift],
    ['ArrowRight', alt],
    ['ArrowUp', ctrl],
    ['ArrowDown', { ...alt, ...shift }],
    ['Home', shift],
    ['PageDown', alt],
    ['PageDown', ctrl],
    ['Tab', ctrl],
    ['Escape', ctrl],
    ['F5', {}],
    ['q', {}],
  ])('%s with %j is the browser’s', (key, keys) => {
    expect(commandOf({ ...none, ...keys, key })).toBeUndefined()
  })
})

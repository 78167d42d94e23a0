import { describe, expect, test } from 'vitest'
import { keyTable, wishOf } from './keys.mjs'
import { describe as inWords, everything, narrow, neighbour } from './state.mjs'

describe('a key', () => {
  const free = { hasModifier: false, isTyping: false }
  test.each([
    ['j', 'next'],
    ['ArrowRight', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['ArrowLeft', 'previous'],
    ['ArrowUp', 'previous'],
    ['a', 'approve'],
    ['r', 'reject'],
    ['Escape', 'back'],
    ['?', 'help'],
    ['1', 'side'],
    ['2', 'slider'],
    ['3', 'difference'],
    ['x', null],
    ['Tab', null],
    ['Enter', null],
  ])('%s means %s', (key, wish) => {
    expect(wishOf({ key, ...free }, true)).toBe(wish)
  })

  test('that is a letter means nothing when letters are switched off; the others stay', () => {
    for (const key of ['j', 'k', 'a', 'r', '?', '1']) expect(wishOf({ key, ...free }, false)).toBeNull()
    expect(wishOf({ key: 'ArrowRight', ...free }, false)).toBe('next')
  })

  test('belongs to the field it is typed into, and to whoever holds Ctrl', () => {
    expect(wishOf({ key: 'a', hasModifier: false, isTyping: true }, true)).toBeNull()
    expect(wishOf({ key: 'ArrowRight', hasModifier: false, isTyping: true }, true)).toBeNull()
    expect(wishOf({ key: 'Escape', hasModifier: false, isTyping: true }, true)).toBe('back')
    expect(wishOf({ key: 'a', hasModifier: true, isTyping: false }, true)).toBeNull()
  })

  test('of each kind stands in the help', () => {
    expect(keyTable.map(([keys]) => keys).join(' ')).toMatch(/j.*k.*Enter.*a.*r.*1, 2, 3.*Escape.*\?/)
  })
})

/** @param {string} component @param {string} mode @returns {import('./state.mjs').Difference} */
const difference = (component, mode) => ({
  id: `${component}@${mode}`,
  story: component,
  component,
  name: 'States',
  mode,
  theme: mode,
  kind: 'changed',
  digest: '',
  pixels: 2210,
  box: { x: 4, y: 5, width: 6, height: 7 },
  before: { width: 9, height: 9 },
  after: { width: 9, height: 12 },
  problem: null,
  decision: mode === 'dark' ? 'approved' : 'open',
  note: null,
})
const all = ['Button', 'Link'].flatMap((component) => ['default', 'dark'].map((mode) => difference(component, mode)))

test.each([
  [{ component: 'Link' }, ['Link@default', 'Link@dark']],
  [{ theme: 'dark' }, ['Button@dark', 'Link@dark']],
  [{ mode: 'default', component: 'Button' }, ['Button@default']],
  [{ state: 'approved' }, ['Button@dark', 'Link@dark']],
  [{ state: 'changed', mode: 'dark' }, ['Button@dark', 'Link@dark']],
  [{ state: 'new' }, []],
])('the filter %j shows %j', (filter, ids) => {
  expect(narrow(all, { ...everything, ...filter }).map(({ id }) => id)).toEqual(ids)
})

test('the neighbour stays within the list', () => {
  expect(neighbour(all, null, 1)).toBe('Button@default')
  expect(neighbour(all, 'Button@default', 1)).toBe('Button@dark')
  expect(neighbour(all, 'Button@default', -1)).toBe('Button@default')
  expect(neighbour(all, 'Link@dark', 1)).toBe('Link@dark')
  expect(neighbour([], null, 1)).toBeNull()
})

test('a difference is told in words', () => {
  const [first] = all
  expect(first && inWords(first)).toBe('2,210 pixels differ, all within 6 × 7 px at 4, 5. Size 9 × 9 → 9 × 12 px.')
  expect(first && inWords({ ...first, pixels: 1, box: null, after: first.before })).toBe('1 pixel differs.')
  expect(first && inWords({ ...first, kind: 'removed' })).toBe('Removed: this picture is gone.')
})

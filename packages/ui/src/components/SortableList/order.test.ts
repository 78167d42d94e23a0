import { describe, expect, it } from 'vitest'
import { findNode, placesFor, reorder, stepFrom, type OrderNode } from './order.ts'

const flat = (ids: string): readonly OrderNode[] => ids.split('').map((id) => ({ id }))
const sections: readonly OrderNode[] = [
  { id: 'A', children: flat('ab') },
  { id: 'B', children: [] },
  { id: 'C', children: flat('c') },
]

/** "A(ab) B() C(c)" */
const written = (list: readonly OrderNode[]): string =>
  list
    .map(({ id, children }) => (children === undefined ? id : ` ${id}(${written(children)})`))
    .join('')
    .trim()

describe('reorder in one list', () => {
  it.each([
    ['a', 0, 'abcd'],
    ['a', 1, 'bacd'],
    ['a', 2, 'bcad'],
    ['a', 3, 'bcda'],
    ['d', 0, 'dabc'],
    ['d', 2, 'abdc'],
    ['b', 99, 'acdb'],
    ['b', -5, 'bacd'],
  ])('moves %s to index %i of those that stay: %s', (key, index, order) => {
    expect(written(reorder(flat('abcd'), [key], { parentId: null, index }))).toBe(order)
  })

  it('reaches every order of four by one move and never loses or doubles one', () => {
    for (const key of 'abcd') {
      for (let index = 0; index < 4; index += 1) {
        const order = written(reorder(flat('abcd'), [key], { parentId: null, index }))
        expect(order.split('').toSorted().join('')).toBe('abcd')
        expect(order.indexOf(key)).toBe(index)
      }
    }
  })

  it('moves several in the order they had, wherever they stood', () => {
    expect(written(reorder(flat('abcde'), ['d', 'a'], { parentId: null, index: 1 }))).toBe('badce')
    expect(written(reorder(flat('abcde'), ['a', 'b', 'c', 'd', 'e'], { parentId: null, index: 0 }))).toBe('abcde')
  })

  it('gives back the very same list where nothing changes', () => {
    const list = flat('abc')
    expect(reorder(list, ['b'], { parentId: null, index: 1 })).toBe(list)
    expect(reorder(list, ['x'], { parentId: null, index: 0 })).toBe(list)
    expect(reorder(list, [], { parentId: null, index: 0 })).toBe(list)
    expect(reorder(list, ['a'], { parentId: 'b', index: 0 })).toBe(list)
    const one = flat('a')
    expect(reorder(one, ['a'], { parentId: null, index: 5 })).toBe(one)
  })
})

describe('reorder over sections', () => {
  it.each([
    ['a', 'A', 1, 'A(ba) B() C(c)'],
    ['a', 'B', 0, 'A(b) B(a) C(c)'],
    ['a', 'C', 1, 'A(b) B() C(ca)'],
    ['c', 'A', 0, 'A(cab) B() C()'],
    ['A', null, 2, 'B() C(c) A(ab)'],
    ['C', null, 0, 'C(c) A(ab) B()'],
  ])('moves %s into %s at %i: %s', (key, parentId, index, order) => {
    expect(written(reorder(sections, [key], { parentId, index }))).toBe(order)
  })

  it.each([
    ['a section into a section', 'A', 'B'],
    ['a section into itself', 'A', 'A'],
    ['a part to the top among sections', 'a', null],
    ['a part into a part', 'a', 'c'],
    ['a part into a section that is gone', 'a', 'X'],
  ])('refuses to move %s', (_name, key, parentId) => {
    expect(reorder(sections, [key], { parentId, index: 0 })).toBe(sections)
  })

  it('keeps what else a node carries', () => {
    const list = [
      { id: 'a', label: 'First' },
      { id: 'b', label: 'Second' },
    ]
    expect(reorder(list, ['a'], { parentId: null, index: 1 })).toEqual([
      { id: 'b', label: 'Second' },
      { id: 'a', label: 'First' },
    ])
  })
})

describe('places', () => {
  it('finds a thing in its group', () => {
    expect(findNode(sections, 'b')).toMatchObject({ parentId: 'A', index: 1, count: 2 })
    expect(findNode(sections, 'C')).toMatchObject({ parentId: null, index: 2, count: 3 })
    expect(findNode(sections, 'x')).toBeNull()
  })

  it('lists every place a thing may have, in the order of the eye', () => {
    expect(placesFor(sections, 'b').map(({ parentId, index }) => `${parentId}${index}`)).toEqual([
      'A0',
      'A1',
      'B0',
      'C0',
      'C1',
    ])
    expect(placesFor(sections, 'B')).toHaveLength(3)
    expect(placesFor(flat('a'), 'a')).toEqual([{ parentId: null, index: 0 }])
    expect(placesFor(flat('a'), 'x')).toEqual([])
  })

  it.each([
    ['ArrowDown', 'A', 1, 'B', 0],
    ['ArrowDown', 'B', 0, 'C', 0],
    ['ArrowUp', 'C', 0, 'B', 0],
    ['Home', 'C', 0, 'A', 0],
    ['End', 'A', 1, 'C', 1],
  ])('%s leads from %s %i to %s %i', (key, parentId, index, nextParent, nextIndex) => {
    expect(stepFrom(placesFor(sections, 'b'), { parentId, index }, key)).toEqual({
      parentId: nextParent,
      index: nextIndex,
    })
  })

  it('ends at the ends', () => {
    expect(stepFrom(placesFor(flat('ab'), 'a'), { parentId: null, index: 0 }, 'ArrowUp')).toBeNull()
    expect(stepFrom(placesFor(flat('ab'), 'a'), { parentId: null, index: 1 }, 'ArrowDown')).toBeNull()
    expect(stepFrom(placesFor(flat('ab'), 'a'), { parentId: null, index: 1 }, 'x')).toBeNull()
  })
})

import { describe, expect, it, test } from 'vitest'
import { mayLieIn, moveNode, pathText, textIn } from './categoryTree.ts'

const node = (uuid: string, parent: string | null = null) => ({ uuid, parent, names: [{ locale: 'en', text: uuid }] })
// a > b > c > d, and x > y
const nodes = [node('a'), node('b', 'a'), node('c', 'b'), node('d', 'c'), node('x'), node('y', 'x')]

describe('a text', () => {
  const [en, de, sw] = [
    { locale: 'en', text: 'Fire' },
    { locale: 'de', text: 'Feuer' },
    { locale: 'sw', text: 'Moto' },
  ]
  it.each([
    ['de', [en, de, sw], 'Feuer'],
    ['de', [en, sw], 'Fire'],
    ['en', [sw, de], 'Feuer'],
    ['en', [sw], 'Moto'],
    ['en', [], ''],
  ])('in %s of %j is %s', (locale, texts, expected) => {
    expect(textIn(texts, locale).text).toBe(expected)
  })
})

test('a path is written from the top', () => {
  expect(pathText(nodes, 'c', 'en')).toBe('a / b / c')
})

test.each([
  ['x', 'a', true],
  ['x', 'b', true],
  ['x', 'c', false],
  ['y', 'c', true],
  ['y', 'd', false],
  ['a', 'c', false],
  ['a', 'a', false],
  ['d', null, true],
])('%s in %s: %s', (uuid, parent, expected) => {
  expect(mayLieIn(nodes, uuid, parent)).toBe(expected)
})

test('a moved node stands before its sibling, or at the end', () => {
  const order = (before: string | null) =>
    moveNode(nodes, { uuid: 'y', parent: null, before }).map(({ uuid, parent }) => `${parent ?? ''}${uuid}`)
  expect(order('x')).toEqual(['a', 'ab', 'bc', 'cd', 'y', 'x'])
  expect(order(null)).toEqual(['a', 'ab', 'bc', 'cd', 'x', 'y'])
})

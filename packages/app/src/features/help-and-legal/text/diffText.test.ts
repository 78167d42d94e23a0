import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { diffText } from './diffText.ts'

const whole = (older: string, newer: string, without: 'old' | 'new'): string =>
  diffText(older, newer)
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test('names what went and what came, word by word', () => {
  expect(diffText('Learn for three hours a week.', 'Learn for four hours a week.')).toEqual([
    { kind: 'same', text: 'Learn for ' },
    { kind: 'old', text: 'three' },
    { kind: 'new', text: 'four' },
    { kind: 'same', text: ' hours a week.' },
  ])
  expect(diffText('Same', 'Same')).toEqual([{ kind: 'same', text: 'Same' }])
  expect(diffText('', 'New')).toEqual([{ kind: 'new', text: 'New' }])
})

test('holds both texts whole, whatever they are', () => {
  assert(
    property(string({ maxLength: 60 }), string({ maxLength: 60 }), (older, newer) => {
      expect(whole(older, newer, 'new')).toBe(older)
      expect(whole(older, newer, 'old')).toBe(newer)
    }),
    { numRuns: 300 },
  )
})

test('compares long texts by lines, and holds them whole', () => {
  const text = (mark: string): string =>
    Array.from({ length: 900 }, (_, i) => `${mark}${i} some more words in each line`).join('\n')
  expect(whole(text('a'), text('b'), 'new')).toBe(text('a'))
})

import { expect, test } from 'vitest'
import { isAllSeen, readChange, readStored, showPage, stepZoom } from './seenPages.ts'

const stored = (location: string | null, runtime = '{}') => readStored({ location, runtime })

test('a document begins at its first page, and goes on at the last one', () => {
  expect(stored(null).page).toBe(1)
  expect(stored('7').page).toBe(7)
  expect(stored('-3').page).toBe(1)
  expect(stored('x', 'no JSON')).toEqual({ page: 1, seen: new Set() })
})

test('it is read when every page was on screen, in any order and over several sessions', () => {
  const first = showPage(showPage(stored(null), 1), 3)
  expect(isAllSeen(first, 3)).toBe(false)
  const change = readChange(first, 3)
  expect(change).toEqual({ location: '3', progress: 66, runtime: '{"seen":[1,3]}' })
  expect(isAllSeen(showPage(stored('3', change.runtime), 2), 3)).toBe(true)
})

test('pages that the document does not have count for nothing', () => {
  expect(isAllSeen(stored('1', '{"seen":[1,8,9]}'), 3)).toBe(false)
  expect(readChange(stored('1', '{"seen":[1,8,9,"2",-1]}'), 3).progress).toBe(33)
})

test('the zoom goes in steps and ends', () => {
  expect([stepZoom(1, 1), stepZoom(1, -1), stepZoom(3, 1), stepZoom(0.5, -1)]).toEqual([1.25, 0.75, 3, 0.5])
})

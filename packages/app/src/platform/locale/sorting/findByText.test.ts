import { expect, test } from 'vitest'
import { isFound, rankByQuery } from './findByText.ts'

const items = [
  { label: 'Overview' },
  { label: 'My media' },
  { label: 'Übersicht der Medien' },
  { label: 'Media management', detail: 'Learning' },
  { label: 'Task management', detail: 'Learning' },
  { label: 'Certifi\u00ADcates', detail: 'Achievements' },
]
const found = (query: string) => rankByQuery(items, query, 'en').map(({ label }) => label)

test('nothing typed leaves everything in its order', () => {
  expect(rankByQuery(items, '  ', 'en')).toBe(items)
})

test.each([
  ['med', ['Media management', 'My media', 'Übersicht der Medien']],
  ['MANAGEMENT', ['Media management', 'Task management']],
  ['management med', ['Media management']],
  ['uber', ['Übersicht der Medien']],
  ['learning', ['Media management', 'Task management']],
  ['certificates', ['Certifi\u00ADcates']],
  ['view', ['Overview']],
  ['nothing like it', []],
])('%j finds %j', (query, labels) => {
  expect(found(query)).toEqual(labels)
})

test('words may stand in different texts, and nothing typed is found everywhere', () => {
  expect(isFound(['Unit', 'A part of the organisation'], 'organisation unit')).toBe(true)
  expect(isFound(['Unit', 'A part of the organisation'], 'role')).toBe(false)
  expect(isFound([], '')).toBe(true)
})

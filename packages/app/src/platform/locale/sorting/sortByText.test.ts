import { expect, test } from 'vitest'
import { sortByText } from './sortByText.ts'

const sorted = (texts: readonly string[], locale: string) => sortByText(texts, (text) => text, locale)

test('letters with marks stand beside their plain sisters, whatever their case', () => {
  expect(sorted(['Zuweisung', 'Übersicht', 'kurs', 'Abzeichen', 'Ähre', 'Kurs'], 'de')).toEqual([
    'Abzeichen',
    'Ähre',
    'kurs',
    'Kurs',
    'Übersicht',
    'Zuweisung',
  ])
})

test('figures are sorted by their value', () => {
  expect(sorted(['Sehemu 10', 'Sehemu 2'], 'sw')).toEqual(['Sehemu 2', 'Sehemu 10'])
})

test('what came is left as it was', () => {
  const items = ['b', 'a']
  sorted(items, 'en')
  expect(items).toEqual(['b', 'a'])
})

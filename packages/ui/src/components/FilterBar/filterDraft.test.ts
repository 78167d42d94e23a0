import { describe, expect, it } from 'vitest'
import { words as german } from '../../locale/words/de.ts'
import { words as english } from '../../locale/words/en.ts'
import { words as swahili } from '../../locale/words/sw.ts'
import { draftOf, readDraft, type FilterDraft } from './filterDraft.ts'
import { readNumber } from './filterNumbers.ts'
import { countText, filterText } from './filterText.ts'
import type { FilterDefinition, FilterValue } from './filterTypes.ts'
import { sampleFilters } from './sampleFilters.ts'

const en = { words: english.table.tools, locale: 'en' } as const
const empty: FilterDraft = { match: 'contains', text: '', start: '', end: '', chosen: [] }

const definitionOf = (id: string): FilterDefinition => {
  const definition = sampleFilters.find((filter) => filter.id === id)
  if (definition === undefined) throw new Error(`There is no filter ${id}.`)
  return definition
}

describe('numbers', () => {
  it.each([
    ['1.5', 'en', 1.5],
    ['1,5', 'de', 1.5],
    ['1.5', 'de', null],
    ['1.500', 'de', 1500],
    ['1,234.5', 'en', 1234.5],
    ['1,23', 'en', null],
    ['-3', 'sw', -3],
    ['five', 'en', null],
    ['', 'en', null],
  ] as const)('%s in %s is %s', (text, locale, value) => {
    expect(readNumber(text, locale)).toBe(value)
  })
})

describe('drafts', () => {
  const values: readonly FilterValue[] = [
    { id: 'name', kind: 'text', match: 'equals', text: 'Amina' },
    { id: 'unit', kind: 'many', options: ['Hamburg', 'Fuhrpark'] },
    { id: 'role', kind: 'one', option: 'ADMIN' },
    { id: 'overdue', kind: 'number', from: 1, to: null },
    { id: 'overdue', kind: 'number', from: 0, to: 2.5 },
    { id: 'lastHere', kind: 'date', from: null, to: '2026-11-20' },
    { id: 'locked', kind: 'yesNo', isYes: false },
  ]
  it.each(values)('gives back the filter of $id it was made from', (value) => {
    const definition = definitionOf(value.id)
    expect(readDraft(definition, draftOf(value, 'en'), en)).toEqual({ value })
  })

  it.each([
    ['name', { text: '  ' }, { text: 'Enter the text to look for.' }],
    ['unit', {}, { chosen: 'Choose at least one option.' }],
    ['unit', { chosen: ['gone'] }, { chosen: 'Choose at least one option.' }],
    ['role', {}, { chosen: 'Choose one option.' }],
    ['overdue', {}, { start: 'Enter a start, an end, or both.' }],
    [
      'overdue',
      { start: 'x', end: 'y' },
      { start: 'Enter a number, for example 12.5.', end: 'Enter a number, for example 12.5.' },
    ],
    ['overdue', { start: '5', end: '3' }, { end: 'The end (3) lies before the start (5).' }],
    ['overdue', { start: '-1' }, { start: 'The smallest value is 0.' }],
    [
      'lastHere',
      { start: '2026-01-02', end: '2026-01-01' },
      { end: 'The end (01.01.2026) lies before the start (02.01.2026).' },
    ],
  ])('tells in words what is wrong with %s', (id, draft, errors) => {
    expect(readDraft(definitionOf(id), { ...empty, ...draft }, en)).toEqual({ errors })
  })

  it('keeps options in the order of the list', () => {
    const read = readDraft(definitionOf('unit'), { ...empty, chosen: ['Fuhrpark', 'Hamburg'] }, en)
    expect(read.value).toEqual({ id: 'unit', kind: 'many', options: ['Hamburg', 'Fuhrpark'] })
  })
})

describe('words', () => {
  it.each([
    [{ id: 'name', kind: 'text', match: 'contains', text: 'oka' }, 'contains “oka”', 'enthält „oka“', 'ina “oka”'],
    [
      { id: 'unit', kind: 'many', options: ['Hamburg', 'Fuhrpark'] },
      'Hamburg or Fuhrpark',
      'Hamburg oder Fuhrpark',
      'Hamburg au Fuhrpark',
    ],
    [
      { id: 'unit', kind: 'many', options: ['Hamburg', 'Fuhrpark', 'Mombasa', 'Gefahrgut'] },
      'Hamburg, Fuhrpark and 2 more',
      'Hamburg, Fuhrpark und 2 weitere',
      'Hamburg, Fuhrpark na 2 zaidi',
    ],
    [{ id: 'overdue', kind: 'number', from: 1000, to: null }, 'at least 1,000', 'mindestens 1.000', 'angalau 1,000'],
    [{ id: 'overdue', kind: 'number', from: 2, to: 2 }, '2', '2', '2'],
    [
      { id: 'lastHere', kind: 'date', from: '2026-01-01', to: '2026-02-01' },
      '01.01.2026 to 01.02.2026',
      '01.01.2026 bis 01.02.2026',
      '01.01.2026 hadi 01.02.2026',
    ],
    [{ id: 'locked', kind: 'yesNo', isYes: true }, 'yes', 'ja', 'ndiyo'],
    [{ id: 'role', kind: 'one', option: 'gone' }, 'gone', 'gone', 'gone'],
  ] as const satisfies readonly (readonly [FilterValue, string, string, string])[])(
    'of %o',
    (value, inEnglish, inGerman, inSwahili) => {
      const definition = definitionOf(value.id)
      expect(filterText(definition, value, english.table.tools, 'en')).toBe(inEnglish)
      expect(filterText(definition, value, german.table.tools, 'de')).toBe(inGerman)
      expect(filterText(definition, value, swahili.table.tools, 'sw')).toBe(inSwahili)
    },
  )

  it('count what is left', () => {
    const { tools } = english.table
    expect(countText({ matching: 214, total: 3482 }, tools)).toBe('214 of 3,482')
    expect(countText({ matching: 1 }, tools)).toBe('1 result')
    expect(countText({ matching: 3482, total: 3482 }, tools)).toBe('3,482 results')
    expect(countText({ matching: 1000, isCapped: true }, tools)).toBe('1,000 or more results')
  })
})

import { isValidElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectionSamples } from './collectionSamples.ts'
import { fieldSamples } from './fieldSamples.ts'
import { listSamples } from './listSamples.ts'
import { navigationSamples } from './navigationSamples.ts'
import { overlaySamples } from './overlaySamples.ts'
import { partSamples } from './partSamples.ts'
import { allSampleTexts, allSamples, sampleText, sampleTextPattern } from './sampleText.ts'
import { stateSamples } from './stateSamples.ts'

beforeEach(() => {
  document.documentElement.lang = 'de'
})
afterEach(() => {
  document.documentElement.lang = 'en'
})

test('each text has one home', () => {
  const homes = [
    collectionSamples,
    fieldSamples,
    listSamples,
    navigationSamples,
    overlaySamples,
    partSamples,
    stateSamples,
  ]
  const count = homes.reduce((sum, home) => sum + Object.keys(home).length, 0)
  expect(Object.keys(allSamples)).toHaveLength(count)
})

test('no text is an id that a story could mean', () => {
  expect(Object.keys(allSamples).filter((text) => /^[a-z]\w*$/.test(text))).toEqual(['weeks', 'months'])
})

test('in English all is as it is written', () => {
  document.documentElement.lang = 'en'
  expect(sampleText('Given name')).toBe('Given name')
  expect(allSampleTexts(['Given name', '12 people'])).toEqual(['Given name', '12 people'])
})

test('texts are said wherever they stand, names and values stay', () => {
  const options = [
    { id: 'one', label: 'Given name' },
    { id: 'two', label: 'Amani Juma' },
  ]
  expect(allSampleTexts({ label: ' Given name ', options, max: 3 })).toEqual({
    label: ' Vorname ',
    options: [
      { id: 'one', label: 'Vorname' },
      { id: 'two', label: 'Amani Juma' },
    ],
    max: 3,
  })
})

test('texts are put together around values, which are said too', () => {
  expect(allSampleTexts('12 people')).toBe('12 Personen')
  expect(allSampleTexts('1,284 people')).toBe('1.284 Personen')
  expect(allSampleTexts('People is open')).toBe('Personen ist offen')
  expect(sampleText('{count} people', { count: 3 })).toBe('3 Personen')
  expect('Vorname *').toMatch(sampleTextPattern('Given name'))
})

test('what was handed over once is the same the next time', () => {
  const columns = [{ label: 'Given name' }]
  expect(allSampleTexts(columns)).toBe(allSampleTexts(columns))
  const names = ['Amani Juma']
  expect(allSampleTexts(names)).toBe(names)
})

test('elements, and what leads back to itself', () => {
  const element: unknown = allSampleTexts(<p title="Given name">Amani</p>)
  expect(isValidElement<{ title: string }>(element) ? element.props.title : '').toBe('Vorname')
  const circle: Record<string, unknown> = { label: 'Given name' }
  circle['self'] = circle
  expect(allSampleTexts(circle)['label']).toBe('Vorname')
  const made = new Map([['label', 'Given name']])
  expect(allSampleTexts(made)).toBe(made)
})

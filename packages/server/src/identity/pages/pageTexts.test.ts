import { expect, it } from 'vitest'
import { secondFactorTexts } from './secondFactorTexts.ts'
import { fill, fillCount, localeNames, type PageLocale, pageLocales, pageTexts } from './pageTexts.ts'

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is not a text`)
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`))
}

const allTexts = (locale: PageLocale) => ({ ...pageTexts[locale], ...secondFactorTexts[locale] })

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

it('has every text in every language, with the same places to fill', () => {
  const english = new Map(leaves(allTexts('en')))
  for (const locale of pageLocales) {
    const texts = leaves(allTexts(locale))
    expect(texts.map(([path]) => path)).toEqual([...english.keys()])
    for (const [path, text] of texts) {
      expect(text.trim(), `${locale} ${path}`).not.toBe('')
      expect(places(text), `${locale} ${path}`).toEqual(places(english.get(path) ?? ''))
    }
    expect(localeNames[locale]).not.toBe('')
  }
})

it('is really translated: nothing but names is the same in two languages', () => {
  const mayBeEqual = new Set(['errorCode', 'tooMany.one', 'demoRole.admin'])
  for (const locale of ['de', 'sw'] as const) {
    const own = new Map(leaves(allTexts(locale)))
    const same = leaves(allTexts('en')).filter(([path, text]) => own.get(path) === text && !mayBeEqual.has(path))
    expect(same, locale).toEqual([])
  }
})

it('fills places and counts by the rules of the language', () => {
  expect(fill('for {unit}', { unit: 'A {b}' })).toBe('for A {b}')
  expect(fillCount(pageTexts.en.tooMany, 'en', 1)).toContain('in 1 minute.')
  expect(fillCount(pageTexts.de.tooMany, 'de', 15)).toContain('in 15 Minuten')
  expect(fillCount(pageTexts.sw.tooMany, 'sw', 15)).toContain('dakika 15')
})

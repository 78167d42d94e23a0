import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uiLocales } from '../../locale/texts.ts'
import { numberFormat } from './numberFormat.ts'
import { stepFrom, within } from './steps.ts'

describe('numbers as they are written', () => {
  test.each([
    ['en', 1031.5, '1,031.5'],
    ['de', 1031.5, '1.031,5'],
    ['sw', 1031.5, '1,031.5'],
    ['en', null, ''],
    ['de', 0.1, '0,1'],
  ] as const)('%s writes %s as "%s"', (locale, value, text) => {
    expect(numberFormat(locale).write(value)).toBe(text)
  })

  test('numbers without marks are written as the language writes them', () => {
    const plain = fc.integer({ min: -1001, max: 1001 })
    fc.assert(
      fc.property(fc.constantFrom(...uiLocales), plain, (locale, value) => {
        expect(numberFormat(locale).write(value)).toBe(new Intl.NumberFormat(locale).format(value))
      }),
    )
  })

  test('with a count of digits they are always there', () => {
    expect(numberFormat('de', 2).write(3)).toBe('3,00')
  })
})

describe('numbers as they are typed', () => {
  test.each([
    ['de', '1.031,5', 1031.5],
    ['de', '1031,5', 1031.5],
    ['de', '1 031,5', 1031.5],
    ['de', '1.031', 1031],
    ['de', '1.5', undefined],
    ['de', '1.03', undefined],
    ['de', ',5', 0.5],
    ['en', '1,031.5', 1031.5],
    ['en', '1.031', 1.031],
    ['en', '1,5', undefined],
    ['en', '.5', 0.5],
    ['en', '5.', 5],
    ['sw', '1,031.5', 1031.5],
    ['en', '-12', -12],
    ['en', '−12', -12],
    ['en', '+ 12', 12],
    ['en', '-0', 0],
    ['en', '  7 ', 7],
    ['en', '', null],
    ['en', '   ', null],
    // Beyond these a number no longer says what was typed.
    ['en', '9007199254740991', 9_007_199_254_740_991],
    ['en', '9007199254740993', undefined],
    ['de', '9'.repeat(400), undefined],
    ['en', 'twelve', undefined],
    ['en', '1e5', undefined],
    ['en', '12 %', undefined],
    ['en', '-', undefined],
    ['en', '.', undefined],
    ['en', '1,031,5', undefined],
  ] as const)('%s reads "%s" as %s', (locale, text, value) => {
    expect(numberFormat(locale).read(text)).toBe(value)
  })

  test('what a language writes it reads back as the same number', () => {
    const numbers = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Number(value.toFixed(6)) + 0)
    fc.assert(
      fc.property(fc.constantFrom(...uiLocales), numbers, (locale, value) => {
        const { write, read } = numberFormat(locale)
        expect(read(write(value))).toBe(value)
      }),
    )
  })
})

describe('steps', () => {
  test.each([
    [{ value: 3, count: 1 }, { min: 0, max: 10, step: 1 }, 4],
    [{ value: 10, count: 1 }, { min: 0, max: 10, step: 1 }, 10],
    [{ value: 3.4, count: 1 }, { min: 0, max: 10, step: 1 }, 4],
    [{ value: 3.4, count: -1 }, { min: 0, max: 10, step: 1 }, 3],
    [{ value: 0.1, count: 2 }, { min: undefined, max: undefined, step: 0.1 }, 0.3],
    [{ value: null, count: 1 }, { min: 5, max: 10, step: 1 }, 5],
    [{ value: null, count: -1 }, { min: undefined, max: undefined, step: 1 }, 0],
    [{ value: 1, count: 1 }, { min: 1, max: 10, step: 4 }, 5],
    [{ value: 9, count: 1 }, { min: 1, max: 10, step: 4 }, 9],
    [{ value: 120, count: -1 }, { min: 0, max: 100, step: 5 }, 100],
    [{ value: -7, count: 10 }, { min: 0, max: 100, step: 1 }, 3],
    [{ value: -70, count: 10 }, { min: 0, max: 100, step: 1 }, 0],
  ])('%o within %o goes to %d', ({ value, count }, steps, to) => {
    expect(stepFrom(value, count, steps)).toBe(to)
  })

  test('a number is held within its limits', () => {
    expect([
      within(-1, { min: 0, max: 5 }),
      within(9, { min: 0, max: 5 }),
      within(9, { min: 0, max: undefined }),
    ]).toEqual([0, 5, 9])
  })
})

import { describe, expect, it } from 'vitest'
import { storedValuesOf, listValues, readValue } from './values.ts'

describe('what a person holds', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'is nothing in a field called %s that nobody filled in',
    (key) => {
      expect(storedValuesOf({}, key)).toBeUndefined()
      expect(listValues([{ key }], { shift: 'late' })).toEqual([])
    },
  )

  it('is told in the order of the fields', () => {
    expect(listValues([{ key: 'b' }, { key: 'a' }], { a: 1, b: true })).toEqual([
      { key: 'b', value: 'true' },
      { key: 'a', value: '1' },
    ])
  })
})

describe('a day', () => {
  const day = (text: string) => readValue({ kind: 'DATE', choices: [] }, text)

  it.each(['0000-01-01', '2026-02-30', '26-01-01', 'tomorrow'])('is not %s', (text) => {
    expect(day(text)).toEqual({ code: 'NOT_A_DATE' })
  })

  it('is one of the calendar', () => {
    expect(day('2024-02-29')).toEqual({ value: '2024-02-29' })
  })
})

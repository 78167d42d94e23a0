import { describe, expect, it } from 'vitest'
import { dateTimeScalar } from './scalars.ts'

describe('DateTime', () => {
  it('travels as RFC 3339 in UTC', () => {
    expect(dateTimeScalar.serialize(new Date(Date.UTC(2026, 10, 21, 8, 5)))).toBe('2026-11-21T08:05:00.000Z')
    expect(dateTimeScalar.serialize('2026-11-21 08:05:00+01')).toBe('2026-11-21T07:05:00.000Z')
    expect(dateTimeScalar.parseValue('2026-11-21T08:05:00Z')).toBe('2026-11-21T08:05:00.000Z')
  })

  it.each([
    ['a day', '2026-11-21'],
    ['another zone', '2026-11-21T08:05:00+01:00'],
    ['no such day', '2026-13-01T00:00:00Z'],
    ['a number', 1],
  ])('does not take %s', (_, value) => {
    expect(() => dateTimeScalar.parseValue(value)).toThrow('BAD_INPUT')
  })

  it('does not send what is no moment', () => {
    expect(() => dateTimeScalar.serialize('soon')).toThrow(TypeError)
  })
})

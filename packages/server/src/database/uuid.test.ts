import { describe, expect, it } from 'vitest'
import { createUuid, isUuid } from './uuid.ts'

describe('createUuid', () => {
  it('has the version and variant of RFC 9562 and begins with the time', () => {
    const uuid = createUuid(0x0123456789ab)
    expect(uuid).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(isUuid(uuid)).toBe(true)
  })

  it('sorts by time and does not repeat', () => {
    const uuids = Array.from({ length: 1000 }, (_, i) => createUuid(1000 + i))
    expect([...uuids].sort()).toEqual(uuids)
    expect(new Set(Array.from({ length: 10_000 }, () => createUuid(5))).size).toBe(10_000)
  })
})

describe('isUuid', () => {
  it.each([
    '',
    'x',
    '01234567-89ab-7000-8000-00000000000',
    '01234567-89ab-7000-8000-000000000000;',
    '0123456789ab70008000000000000000',
  ])('is false for %j', (text) => expect(isUuid(text)).toBe(false))
})

import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { sayDuration, sayMode } from './sayRun.ts'

const intl = createIntl({ locale: 'en' })
const began = '2026-11-22T06:50:00.000Z'
const took = (endedAt: string | null, startedAt: string | null = began): string =>
  sayDuration({ startedAt, endedAt }, intl)

describe('how long a run took', () => {
  it.each([
    ['2026-11-22T06:50:00.200Z', '1 sec'],
    ['2026-11-22T06:50:41.000Z', '41 sec'],
    ['2026-11-22T06:52:00.000Z', '2 min'],
    ['2026-11-22T07:53:07.000Z', '63 min 7 sec'],
  ])('until %s: %s', (endedAt, expected) => expect(took(endedAt)).toBe(expected))

  it('is not told of a run that goes on or never began', () =>
    expect([took(null), took(null, null)]).toEqual(['–', '–']))
})

it('what an import may do is told by its rules', () => {
  expect(sayMode({ mode: 'CREATE_UPDATE_DEACTIVATE' }, intl)).toBe('creates, changes, deactivates')
  expect(sayMode({ mode: null }, intl)).toBe('–')
})

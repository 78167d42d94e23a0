import { describe, expect, it } from 'vitest'
import { answeredAt, endOf, isInTime, lateGraceMs } from './timeLimit.ts'

const minute = 60_000

describe('when an answer was given', () => {
  it('does not depend on the clock of the device', () => {
    const wrongClock = -5 * 365 * 24 * 60 * minute
    const given = answeredAt(100 * minute, 100 * minute + wrongClock, 40 * minute + wrongClock, 10 * minute)
    expect(given).toBe(40 * minute)
  })

  it('is not after its arrival and not before the write acknowledged before it', () => {
    expect(answeredAt(100, 50, 90, 10)).toBe(100)
    expect(answeredAt(100 * minute, 100 * minute, 0, 70 * minute)).toBe(70 * minute)
  })
})

describe('an answer counts', () => {
  const late = { endsAt: 20 * minute, arrivedAt: 60 * minute, answeredAt: 19 * minute, isChained: true }

  it('when it arrives before the end, or when there is none', () => {
    expect(isInTime({ ...late, arrivedAt: 20 * minute, isChained: false })).toBe(true)
    expect(isInTime({ ...late, endsAt: null, isChained: false })).toBe(true)
  })

  it('when it was given before the end, continues the chain and arrives within the grace', () => {
    expect(isInTime(late)).toBe(true)
    expect(isInTime({ ...late, isChained: false })).toBe(false)
    expect(isInTime({ ...late, answeredAt: 21 * minute })).toBe(false)
    expect(isInTime({ ...late, arrivedAt: 20 * minute + lateGraceMs })).toBe(true)
    expect(isInTime({ ...late, arrivedAt: 20 * minute + lateGraceMs + 1 })).toBe(false)
  })
})

it('the time ends later by the factor of the person', () => {
  expect(endOf(0, 20, 1)).toBe(20 * minute)
  expect(endOf(0, 20, 1.25)).toBe(25 * minute)
  expect(endOf(0, null, 2)).toBeNull()
})

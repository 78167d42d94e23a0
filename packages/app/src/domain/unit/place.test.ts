import { afterEach, describe, expect, it, vi } from 'vitest'
import { isAhead } from './place.ts'

afterEach(() => vi.unstubAllEnvs())

describe('a first day is told as coming by the calendar of whoever reads it', () => {
  it.each([
    ['2026-11-27T23:30:00Z', 'UTC', '2026-11-27'],
    ['2026-11-27T23:30:00Z', 'Africa/Nairobi', '2026-11-28'],
    ['2026-11-27T12:30:00Z', 'Pacific/Auckland', '2026-11-28'],
    ['2026-11-28T00:30:00Z', 'America/New_York', '2026-11-27'],
  ])('%s in %s is the %s', (moment, zone, today) => {
    vi.stubEnv('TZ', zone)
    const now = new Date(moment)
    const dayAfter = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    expect(isAhead(today, now)).toBe(false)
    expect(isAhead(dayAfter, now)).toBe(true)
  })
})

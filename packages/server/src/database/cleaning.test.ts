import { afterEach, expect, it, vi } from 'vitest'
import { startCleaning } from './cleaning.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('cleans a minute after the start and every ten minutes, goes on after a failure, and ends', async () => {
  vi.useFakeTimers()
  const failure = new Error('the database is away')
  const clean = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(failure)
  const report = vi.fn()
  const stop = startCleaning(clean, report)
  expect(clean).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(clean).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(clean).toHaveBeenCalledTimes(3)
  expect(report.mock.calls).toEqual([[failure]])
  await stop()
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(clean).toHaveBeenCalledTimes(3)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSettledToast } from './settledToast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a series of saves is announced once, with the last message; a later save is announced anew', () => {
  const show = vi.fn()
  const toast = createSettledToast(show, 600)
  for (const message of ['Saved', 'Saved', 'Gespeichert']) {
    toast(message)
    vi.advanceTimersByTime(400)
  }
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600)
  expect(show.mock.calls).toEqual([['Gespeichert']])
  toast('Saved')
  vi.advanceTimersByTime(600)
  expect(show.mock.calls).toEqual([['Gespeichert'], ['Saved']])
})

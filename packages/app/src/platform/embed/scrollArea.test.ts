import { expect, test, vi } from 'vitest'
import { createChangeSignal } from './appChange.ts'
import { hideScrollbarOn } from './scrollArea.ts'

test('the scrollbar is hidden once the signal is given, and stays so', () => {
  const signal = createChangeSignal()
  const area = { dataset: {} }
  hideScrollbarOn(signal, area)
  expect(area.dataset).toEqual({})
  signal.emit()
  signal.emit()
  expect(area.dataset).toEqual({ scrollbar: 'hidden' })
})

test('also where the signal came first', () => {
  const signal = createChangeSignal()
  signal.emit()
  const area = { dataset: {} }
  hideScrollbarOn(signal, area)
  expect([area.dataset, signal.hasChanged()]).toEqual([{ scrollbar: 'hidden' }, true])
})

test('the signal is heard once, and by nobody who left', () => {
  const signal = createChangeSignal()
  const [stays, leaves] = [vi.fn(), vi.fn()]
  signal.subscribe(stays)
  signal.subscribe(leaves)()
  signal.emit()
  signal.emit()
  expect([stays.mock.calls.length, leaves.mock.calls.length, signal.hasChanged()]).toEqual([1, 0, true])
})

import { expect, test, vi } from 'vitest'
import { ConnectionWatch } from './connection.ts'

function setUp() {
  const device = { isOnLine: true }
  const listeners = new Map<string, () => void>()
  const watch = new ConnectionWatch({
    isOnLine: () => device.isOnLine,
    on: (event, listener) => listeners.set(event, listener),
  })
  const turn = (isOnLine: boolean) => {
    device.isOnLine = isOnLine
    listeners.get(isOnLine ? 'online' : 'offline')?.()
  }
  return { watch, turn }
}

test('the browser says that the network is gone, and that it is back', () => {
  const { watch, turn } = setUp()
  const heard = vi.fn<() => void>()
  watch.subscribe(heard)
  turn(false)
  expect(watch.get()).toBe('offline')
  turn(true)
  expect(watch.get()).toBe('online')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a call without an answer counts where the browser believes itself online, until one is answered', () => {
  const { watch } = setUp()
  watch.noteCall(false)
  expect(watch.get()).toBe('unanswered')
  watch.noteCall(true)
  expect(watch.get()).toBe('online')
})

test('the return of the network wipes the failures away that came of its absence', () => {
  const { watch, turn } = setUp()
  turn(false)
  watch.noteCall(false)
  expect(watch.get()).toBe('offline')
  turn(true)
  expect(watch.get()).toBe('online')
})

test('nobody is told twice of the same', () => {
  const { watch } = setUp()
  const heard = vi.fn<() => void>()
  const leave = watch.subscribe(heard)
  watch.noteCall(true)
  watch.noteCall(false)
  watch.noteCall(false)
  expect(heard).toHaveBeenCalledOnce()
  leave()
  watch.noteCall(true)
  expect(heard).toHaveBeenCalledOnce()
})

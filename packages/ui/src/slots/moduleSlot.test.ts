import { expect, test, vi } from 'vitest'
import { createModuleSlot } from './moduleSlot.ts'

test('a chunk is asked for once, however often it is warmed', async () => {
  const load = vi.fn(() => Promise.resolve('chunk'))
  const slot = createModuleSlot(load)
  expect(slot.getSnapshot().status).toBe('idle')
  slot.warm()
  slot.warm()
  expect(slot.getSnapshot().status).toBe('loading')
  await vi.waitFor(() => expect(slot.getSnapshot()).toEqual({ status: 'ready', module: 'chunk' }))
  slot.warm()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a refused chunk is a state, and the next ask tries again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('chunk')
  const slot = createModuleSlot(load)
  slot.warm()
  await vi.waitFor(() => expect(slot.getSnapshot().status).toBe('failed'))
  slot.warm()
  await vi.waitFor(() => expect(slot.getSnapshot()).toEqual({ status: 'ready', module: 'chunk' }))
})

test('listeners hear each change until they leave', async () => {
  const slot = createModuleSlot(() => Promise.resolve('chunk'))
  const heard: string[] = []
  const leave = slot.subscribe(() => heard.push(slot.getSnapshot().status))
  slot.warm()
  await vi.waitFor(() => expect(heard).toEqual(['loading', 'ready']))
  leave()
  slot.warm()
  expect(heard).toHaveLength(2)
})

test('the state is the same object until it changes', () => {
  const slot = createModuleSlot(() => Promise.resolve('chunk'))
  expect(slot.getSnapshot()).toBe(slot.getSnapshot())
})

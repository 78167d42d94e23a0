import type { BrowserStorage, SafeArea } from '../platform/storage/storage.ts'

function memoryArea<Key extends string>(): SafeArea<Key> {
  const kept = new Map<Key, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    isLasting: () => true,
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  }
}

/** Browser storage of a device that has never been here; each call is another device. */
export const memoryStorage = (): BrowserStorage => ({ local: memoryArea(), session: memoryArea() })

import type { BrowserStorage, SafeArea } from '../platform/storage/storage.ts'

function memoryArea<Key extends string>(): SafeArea<Key> {
  const items = new Map<Key, string>()
  return {
    get: (key) => items.get(key) ?? null,
    set: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
    isLasting: () => true,
    keys: (prefix) => [...items.keys()].filter((key) => key.startsWith(prefix)),
  }
}

/** Browser storage of a device that has never been here; each call is another device. */
export const memoryStorage = (): BrowserStorage => ({ local: memoryArea(), session: memoryArea() })

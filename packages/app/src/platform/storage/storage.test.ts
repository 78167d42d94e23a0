import { describe, expect, test, vi } from 'vitest'
import { createBrowserStorage } from './storage.ts'
import type { StorageSource } from './storage.ts'

class FakeStorage implements Storage {
  readonly #items = new Map<string, string>()
  refuses: readonly string[] = []
  #guard(what: string): void {
    if (this.refuses.includes(what)) throw new DOMException('no', 'QuotaExceededError')
  }
  get length(): number {
    this.#guard('list')
    return this.#items.size
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    this.#guard('get')
    return this.#items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#guard('set')
    this.#items.set(key, value)
  }
  removeItem(key: string): void {
    this.#guard('remove')
    this.#items.delete(key)
  }
  clear(): void {
    this.#items.clear()
  }
}

function create() {
  const local = new FakeStorage()
  const session = new FakeStorage()
  const warn = vi.fn()
  return { local, session, warn, storage: createBrowserStorage({ localStorage: local, sessionStorage: session }, warn) }
}

/** The same small life of a key, whatever the browser does. */
function live(area: ReturnType<typeof create>['storage']['session']): unknown[] {
  const seen: unknown[] = [area.get('somo.tab')]
  area.set('somo.tab', '1')
  area.set('somo.oidc.a', 'a')
  area.set('somo.oidc.b', 'b')
  seen.push(area.get('somo.tab'), area.keys('somo.oidc.').toSorted())
  area.remove('somo.tab')
  area.remove('somo.oidc.a')
  seen.push(area.get('somo.tab'), area.keys('somo.oidc.'))
  return seen
}
const expected = [null, '1', ['somo.oidc.a', 'somo.oidc.b'], null, ['somo.oidc.b']]

describe('browser storage never throws', () => {
  test('a working browser keeps everything, and nothing is said', () => {
    const { storage, warn, session } = create()
    expect(live(storage.session)).toEqual(expected)
    expect([session.getItem('somo.oidc.b'), warn.mock.calls.length]).toEqual(['b', 0])
  })

  test.each([[['set']], [['get']], [['list']], [['remove']], [['get', 'set', 'remove', 'list']]])(
    'C67 where the browser refuses to %j, memory takes over, with one warning',
    (refuses) => {
      const { storage, warn, session } = create()
      session.refuses = refuses
      const seen = live(storage.session)
      live(storage.session)
      expect(warn).toHaveBeenCalledTimes(1)
      if (refuses.includes('set')) expect(seen).toEqual(expected)
    },
  )

  test('where even the property throws', () => {
    const warn = vi.fn()
    const blocked: StorageSource = {
      get localStorage(): Storage {
        throw new DOMException('no', 'SecurityError')
      },
      get sessionStorage(): Storage {
        throw new DOMException('no', 'SecurityError')
      },
    }
    const storage = createBrowserStorage(blocked, warn)
    expect(live(storage.session)).toEqual(expected)
    storage.local.set('somo.theme', 'x')
    expect([storage.local.get('somo.theme'), warn.mock.calls.length]).toEqual(['x', 1])
  })

  test('a value that found no room replaces the older one that did', () => {
    const { storage, local } = create()
    storage.local.set('somo.locale', 'de')
    local.refuses = ['set']
    storage.local.set('somo.locale', 'sw')
    expect([storage.local.get('somo.locale'), storage.local.isLasting('somo.locale')]).toEqual(['sw', false])
    local.refuses = ['remove']
    storage.local.remove('somo.locale')
    expect(storage.local.get('somo.locale')).toBeNull()
    local.refuses = []
    storage.local.set('somo.locale', 'en')
    expect([storage.local.get('somo.locale'), local.getItem('somo.locale')]).toEqual(['en', 'en'])
    expect(storage.local.isLasting('somo.locale')).toBe(true)
  })
})

/** Everything the application keeps on the device between visits. Nothing in it is a secret. */
export type LocalKey =
  | 'role_token_claims_obj'
  | 'count_user_login'
  | 'somo.session'
  | 'somo.oidc.caps'
  | 'somo.locale'
  | 'somo.theme'
  | 'somo.choices'
  | 'somo.device'
  | 'somo.uploads'

/** Everything it keeps for one tab; the keys below `somo.oidc.` hold the sign-in under way and the tokens. */
export type SessionKey =
  | 'somo.returnTo'
  | 'somo.reloadedFor'
  | 'somo.tab'
  | 'somo.logins'
  | 'somo.answers'
  | 'somo.events'
  | 'somo.viewAs'
  | `somo.oidc.${string}`

/** One of the browser's two storages, made safe: no method ever throws. */
export interface SafeArea<Key extends string> {
  /** The stored text, or null where there is none. */
  get(key: Key): string | null
  set(key: Key, value: string): void
  remove(key: Key): void
  /** Whether the browser itself took the key's value, so that it outlasts this page. */
  isLasting(key: Key): boolean
  /** All stored keys that begin with the prefix. */
  keys(prefix: Key): readonly Key[]
}

/** The only way to browser storage, besides boot.js (decision 0016). */
export interface BrowserStorage {
  readonly local: SafeArea<LocalKey>
  readonly session: SafeArea<SessionKey>
}

/** Where the two storages come from; reading the property may itself throw (blocked cookies). */
export interface StorageSource {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
}

/**
 * Makes both storages safe. What the browser refuses (blocked, full, none at all) is kept in memory for this page,
 * with one warning for both.
 */
export function createBrowserStorage(source: StorageSource, warn: (message: string) => void): BrowserStorage {
  let hasWarned = false
  const warnOnce = () => {
    if (hasWarned) return
    hasWarned = true
    warn('Browser storage is not available: what is kept lasts as long as this page.')
  }
  return {
    local: createArea<LocalKey>(() => source.localStorage, warnOnce),
    session: createArea<SessionKey>(() => source.sessionStorage, warnOnce),
  }
}

function createArea<Key extends string>(open: () => Storage, warn: () => void): SafeArea<Key> {
  // What the browser did not take; null stands for a key that could not be removed there.
  const refused = new Map<string, string | null>()
  const attempt = <Answer>(action: (storage: Storage) => Answer): { readonly answer: Answer } | null => {
    try {
      return { answer: action(open()) }
    } catch {
      warn()
      return null
    }
  }
  const write = (key: Key, value: string | null, action: (storage: Storage) => void) => {
    if (attempt(action) === null) refused.set(key, value)
    else refused.delete(key)
  }
  return {
    get: (key) =>
      refused.get(key) ?? (refused.has(key) ? null : (attempt((storage) => storage.getItem(key))?.answer ?? null)),
    set: (key, value) => write(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => write(key, null, (storage) => storage.removeItem(key)),
    isLasting: (key) => !refused.has(key),
    keys: (prefix) => {
      const stored =
        attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)))?.answer ?? []
      const persisted = stored.filter((key): key is string => key !== null && !refused.has(key))
      const inMemory = [...refused].flatMap(([key, value]) => (value === null ? [] : [key]))
      // The prefix is itself a key's beginning, so what begins with it is a key of this area.
      return [...persisted, ...inMemory].filter((key): key is Key => key.startsWith(prefix))
    },
  }
}

/** The page's own storage. */
export const browserStorage: BrowserStorage = createBrowserStorage(
  {
    get localStorage() {
      return globalThis.localStorage
    },
    get sessionStorage() {
      return globalThis.sessionStorage
    },
  },
  (message) => console.warn(message),
)

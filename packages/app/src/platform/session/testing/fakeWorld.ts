import { vi } from 'vitest'
import type { BrowserStorage, SafeArea } from '../../storage/storage.ts'
import type { Page, SessionDeps } from '../deps.ts'
import type { DiscoveryOutcome } from '../provider/discovery.ts'
import { OidcError } from '../provider/oidcError.ts'
import type { IdentityProvider, TokenAnswer } from '../provider/provider.ts'
import type { SessionConfig } from '../sessionConfig.ts'
import type { MonitorEvent, SessionSignals, TabWord, Watched } from '../tabs/signals.ts'

import { answer, clientId, issuer } from './tokens.ts'

export const config: SessionConfig = {
  oidc: {
    issuer,
    clientId,
    apiResource: 'somo-api',
    extraScopes: [],
    offlineAccess: 'always',
    requireHttps: true,
    sessionChecks: false,
  },
  signIn: { mode: 'auto' },
}

function memory<Key extends string>(): SafeArea<Key> {
  const stored = new Map<Key, string>()
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    isLasting: () => true,
    keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
  }
}

/** Storage that lasts as long as a test: hand the same one to two worlds for a reload. */
export function memoryStorage(): BrowserStorage {
  return { local: memory(), session: memory() }
}

/** Waits for something to become true, looking again every millisecond. */
export function until(check: () => boolean): Promise<boolean> {
  return vi.waitUntil(check, { interval: 1, timeout: 5_000 })
}

type Ask = () => Promise<TokenAnswer>
const refuse = (code: string) => () => Promise.reject(new OidcError('definitive', code))

/** A page, a clock and a provider that a test moves by hand. */
export class FakeWorld {
  now = 1_800_000_000_000
  place = '/'
  isOnline = true
  discovery: DiscoveryOutcome = {
    kind: 'ok',
    metadata: { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
  }
  tab: 'owner' | 'copy' = 'owner'
  exchange: Ask = () => Promise.resolve(this.answer())
  frame: Ask = refuse('login_required')
  grant: Ask = refuse('invalid_grant')
  popUp: IdentityProvider['signInInPopUp'] = () => this.exchange()
  signOut: string | null = 'https://login.example/end'
  readonly storage: BrowserStorage
  readonly visited: string[] = []
  readonly requests: string[] = []
  readonly logged: string[] = []
  reloads = 0
  hasUnsavedWork = false
  revocation: () => Promise<void> = () => Promise.resolve()
  /** What other tabs were told, and what the provider's session page is asked about. */
  readonly announced: string[] = []
  watched: Watched | null = null
  /** Another tab speaks. */
  hearTab: (word: TabWord) => void = () => undefined
  /** The provider's session page speaks. */
  hearProvider: (event: MonitorEvent) => void = () => undefined
  #steady = 5_000
  #timers: { readonly at: number; readonly act: () => void }[] = []
  #hear: (word: 'online' | 'visible' | 'restored') => void = () => undefined

  constructor(storage: BrowserStorage = memoryStorage()) {
    this.storage = storage
  }

  /** A proper answer of this moment. */
  answer(changes: Partial<TokenAnswer> = {}): TokenAnswer {
    return answer(Math.floor(this.now / 1_000), changes)
  }

  hear(word: 'online' | 'visible' | 'restored'): void {
    this.#hear(word)
  }

  /** Lets time pass; timers ring when they are due. */
  pass(milliseconds: number): void {
    this.now += milliseconds
    this.#steady += milliseconds
    const due = this.#timers.filter((timer) => timer.at <= this.now)
    this.#timers = this.#timers.filter((timer) => timer.at > this.now)
    for (const timer of due) timer.act()
  }

  /** The device sleeps: time passes, and neither timers nor the steady clock notice. */
  sleep(milliseconds: number): void {
    this.now += milliseconds
    this.#timers = []
  }

  deps(changes: Partial<SessionDeps> & { readonly page?: Partial<Page> } = {}): SessionDeps {
    return {
      storage: this.storage,
      log: { warn: (text) => this.logged.push(`warn ${text}`), error: (text) => this.logged.push(`error ${text}`) },
      clock: {
        now: () => this.now,
        steady: () => this.#steady,
        random: () => 0.5,
        after: (delay, act) => this.#after(delay, act),
      },
      callback: null,
      isGuarded: (path) => !['/communication', '/error-page', '/nope'].includes(path),
      discover: () => this.#note('discovery', () => Promise.resolve(this.discovery)),
      connect: () => this.#provider(),
      claimTab: () => Promise.resolve(this.tab),
      alone: (_name, act) => act(),
      signals: this.#signals(),
      ...changes,
      page: { ...this.#page(), ...changes.page },
    }
  }

  #page(): Page {
    return {
      origin: 'https://somo.example',
      isFramed: false,
      isFramedBySite: false,
      isSecure: true,
      cameBack: false,
      isOnline: () => this.isOnline,
      place: () => this.place,
      go: (url) => void this.visited.push(url),
      reload: () => void (this.reloads += 1),
      hasUnsavedWork: () => this.hasUnsavedWork,
      abandonWork: () => void (this.hasUnsavedWork = false),
      listen: (listener) => void (this.#hear = listener),
    }
  }

  #signals(): SessionSignals {
    return {
      listen: (hear) => void (this.hearTab = hear),
      watch: (watched, emit) => {
        this.watched = watched
        this.hearProvider = emit
      },
      unwatch: () => void (this.watched = null),
      announceLogout: (sid) => void this.announced.push(sid),
    }
  }

  #provider(): IdentityProvider {
    return {
      exchange: () => this.#note('exchange', this.exchange),
      refreshInFrame: () => this.#note('frame', this.frame),
      refreshByToken: (token) => this.#note(`grant ${token}`, this.grant),
      signInInPopUp: (wish) => this.#note(wish.isAnew ? 'popUp anew' : 'popUp', () => this.popUp(wish)),
      signInUrl: (returnTo) => Promise.resolve(`sign-in ${returnTo ?? '-'}`),
      signOutUrl: () => Promise.resolve(this.signOut),
      revoke: (token) => this.#note(`revoke ${token}`, this.revocation),
    }
  }

  #after(delay: number, act: () => void): () => void {
    const timer = { at: this.now + delay, act }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  #note<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    this.requests.push(what)
    return ask()
  }
}

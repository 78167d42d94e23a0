import type { Session, SessionSnapshot, SignInWay } from './contract.ts'
import type { SessionDeps } from './deps.ts'
import { Runner } from './machine/runner.ts'
import type { SessionConfig } from './sessionConfig.ts'
import { firstSnapshot, snapshotOf } from './machine/snapshot.ts'

/** Milliseconds a token must still have to be sent with a call. */
const enough = 10_000

/** Creates the session and starts it at once; `browserDeps` gives what a browser page hands in. */
export function createSession(config: SessionConfig, deps: SessionDeps): Session {
  const session = new RunningSession(config, deps)
  session.start()
  return session
}

class RunningSession implements Session {
  readonly #runner: Runner
  readonly #listeners = new Set<() => void>()
  readonly #refreshListeners = new Set<() => void>()
  #snapshot: SessionSnapshot = firstSnapshot
  #hasRefreshed = false

  constructor(config: SessionConfig, deps: SessionDeps) {
    this.#runner = new Runner(
      config,
      deps,
      () => this.#publish(),
      () => this.#announceRefresh(),
    )
  }

  start(): void {
    this.#runner.start()
  }

  getSnapshot(): SessionSnapshot {
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    return join(this.#listeners, listener)
  }

  async getToken(): Promise<string | null> {
    await this.#completion()
    if (this.#runner.vault.remaining() < enough) await this.#renew()
    return this.#usableToken()
  }

  async forceRefresh(refusedToken?: string): Promise<string | null> {
    await this.#completion()
    // A renewal that is under way may have begun before what the new token has to know.
    if (refusedToken === undefined) await this.#runner.flight
    const current = this.#usableToken()
    if (refusedToken === undefined || current === null || current === refusedToken) await this.#renew()
    return this.#usableToken()
  }

  signIn(returnTo?: string, by: SignInWay = 'person'): void {
    this.#runner.dispatch({ type: 'SIGN_IN', returnTo: returnTo ?? null, by })
  }

  logOut(): void {
    this.#runner.dispatch({ type: 'LOG_OUT' })
  }

  retry(): void {
    this.#runner.dispatch({ type: 'RETRY' })
  }

  onSilentlyRefreshed(listener: () => void): () => void {
    let isListening = true
    const leave = join(this.#refreshListeners, listener)
    if (this.#hasRefreshed) queueMicrotask(() => isListening && listener())
    return () => {
      isListening = false
      leave()
    }
  }

  takeReturnTo(): string | null {
    return this.#runner.places.take()
  }

  #usableToken(): string | null {
    const { vault, machine } = this.#runner
    return machine.phase.name === 'signedIn' && vault.remaining() > 0 ? (vault.tokens?.accessToken ?? null) : null
  }

  /** One refresh at a time: whoever asks meanwhile waits for the same. */
  async #renew(): Promise<void> {
    this.#runner.dispatch({ type: 'NEED_TOKEN' })
    await this.#runner.flight
  }

  #completion(): Promise<void> {
    if (this.#snapshot.isComplete) return Promise.resolve()
    return new Promise((resolve) => {
      const leave = this.subscribe(() => {
        if (!this.#snapshot.isComplete) return
        leave()
        resolve()
      })
    })
  }

  #publish(): void {
    const next = snapshotOf(this.#runner, this.#snapshot)
    if (next === this.#snapshot) return
    this.#snapshot = next
    for (const listener of this.#listeners) listener()
  }

  #announceRefresh(): void {
    this.#hasRefreshed = true
    // After the snapshot is out, so that a listener finds the session as it was announced.
    queueMicrotask(() => {
      for (const listener of this.#refreshListeners) listener()
    })
  }
}

/** Adds a listener under an entry of its own, so that the same function may listen twice. */
function join(listeners: Set<() => void>, listener: () => void): () => void {
  const entry = () => listener()
  listeners.add(entry)
  return () => {
    listeners.delete(entry)
  }
}

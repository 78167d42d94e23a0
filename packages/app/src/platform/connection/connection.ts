/** Whether the page reaches anybody: `offline` by the browser's word, `unanswered` when calls get no answer. */
export type Connection = 'online' | 'offline' | 'unanswered'

/** What is heard of the network by the page. */
export interface NetworkPage {
  readonly isOnLine: () => boolean
  readonly on: (event: 'online' | 'offline', listener: () => void) => void
}

/**
 * How the connection stands, by the browser's word and by how the last call ended: a browser that believes itself online
 * may stand behind a cable to nowhere. The page notes every call here; what shows it subscribes.
 */
export class ConnectionWatch {
  readonly #page: NetworkPage
  readonly #listeners = new Set<() => void>()
  #hasAnswer = true
  #shown: Connection

  constructor(page: NetworkPage) {
    this.#page = page
    this.#shown = this.#read()
    page.on('offline', () => this.#tell())
    // The network is back; whether somebody answers in it, the next call will say.
    page.on('online', () => this.noteCall(true))
  }

  readonly get = (): Connection => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A call has ended: with an answer of whatever kind, or without any. */
  noteCall(hasAnswer: boolean): void {
    this.#hasAnswer = hasAnswer
    this.#tell()
  }

  #read(): Connection {
    if (!this.#page.isOnLine()) return 'offline'
    return this.#hasAnswer ? 'online' : 'unanswered'
  }

  #tell(): void {
    const now = this.#read()
    if (now === this.#shown) return
    this.#shown = now
    for (const listener of this.#listeners) listener()
  }
}

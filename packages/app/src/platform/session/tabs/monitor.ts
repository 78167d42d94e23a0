import type { Clock } from '../deps.ts'
import type { MonitorEvent, Watched } from './signals.ts'

/** Milliseconds between two questions, and how long an answer may take (session.md S4.4). */
const pause = 3_000
const patience = 5_000

/** The hidden frame with the provider's session page. */
export interface SessionFrame {
  /** Asks the page; it answers to the same origin it was asked from. */
  ask(question: string): void
  close(): void
}

/** The page the monitor lives in. */
export interface MonitorHost {
  /** Opens the session page; what it says afterwards, and only it, is heard. */
  open(page: string, on: { readonly loaded: () => void; readonly received: (word: unknown) => void }): SessionFrame
  isVisible(): boolean
  /** Calls back when the page is hidden or looked at again. */
  onVisibility(listener: () => void): void
}

/**
 * Asks the provider's session page every three seconds whether the browser is still in the session (OpenID Connect
 * Session Management 1.0, section 3.3). It rests while the page is hidden, and gives up after the first word that is
 * not "unchanged", or after five seconds without any: what that means is for the machine to say.
 */
export class SessionMonitor {
  readonly #host: MonitorHost
  readonly #clock: Pick<Clock, 'after'>
  #frame: { readonly page: string; readonly port: SessionFrame } | null = null
  #isLoaded = false
  #watched: { readonly question: string; readonly emit: (event: MonitorEvent) => void } | null = null
  #isWaiting = false
  #cancel: () => void = () => undefined

  constructor(host: MonitorHost, clock: Pick<Clock, 'after'>) {
    this.#host = host
    this.#clock = clock
    host.onVisibility(() => (host.isVisible() ? this.#ask() : this.#rest()))
  }

  watch(watched: Watched, emit: (event: MonitorEvent) => void): void {
    this.#rest()
    this.#watched = { question: `${watched.clientId} ${watched.sessionState}`, emit }
    if (this.#frame?.page === watched.page) return this.#ask()
    this.#frame?.port.close()
    this.#isLoaded = false
    const port = this.#host.open(watched.page, { loaded: () => this.#loaded(), received: (word) => this.#hear(word) })
    this.#frame = { page: watched.page, port }
  }

  unwatch(): void {
    this.#rest()
    this.#watched = null
    this.#frame?.port.close()
    this.#frame = null
  }

  #loaded(): void {
    this.#isLoaded = true
    this.#ask()
  }

  #ask(): void {
    if (this.#watched === null || this.#frame === null || !this.#isLoaded || !this.#host.isVisible()) return
    this.#rest()
    this.#isWaiting = true
    this.#cancel = this.#clock.after(patience, () => this.#end({ type: 'OP_SILENT' }))
    this.#frame.port.ask(this.#watched.question)
  }

  #rest(): void {
    this.#cancel()
    this.#isWaiting = false
  }

  #hear(word: unknown): void {
    if (!this.#isWaiting) return
    if (word === 'changed') return this.#end({ type: 'OP_CHANGED' })
    if (word === 'error') return this.#end({ type: 'OP_ERROR' })
    // Anything else is noise of the browser's extensions (session.md S4.4): the question stays open.
    if (word !== 'unchanged') return
    this.#rest()
    this.#cancel = this.#clock.after(pause, () => this.#ask())
    this.#watched?.emit({ type: 'OP_UNCHANGED' })
  }

  #end(event: MonitorEvent): void {
    const emit = this.#watched?.emit
    this.#rest()
    this.#watched = null
    emit?.(event)
  }
}

/** The monitor's place in a browser page: a frame nobody sees, heard by its very window and exact origin. */
export function browserMonitorHost(page: Window): MonitorHost {
  const { document } = page
  return {
    open: (address, on) => {
      const frame = document.createElement('iframe')
      const { origin } = new URL(address)
      const listen = (event: MessageEvent<unknown>) => {
        if (event.origin === origin && event.source === frame.contentWindow) on.received(event.data)
      }
      frame.hidden = true
      frame.tabIndex = -1
      frame.setAttribute('aria-hidden', 'true')
      frame.addEventListener('load', on.loaded)
      frame.src = address
      page.addEventListener('message', listen)
      document.body.append(frame)
      return {
        ask: (question) => frame.contentWindow?.postMessage(question, origin),
        close: () => {
          page.removeEventListener('message', listen)
          frame.remove()
        },
      }
    },
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => document.addEventListener('visibilitychange', listener),
  }
}

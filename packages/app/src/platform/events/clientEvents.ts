import type { BrowserStorage } from '../storage/storage.ts'
import { browserStorage } from '../storage/storage.ts'

/** What happened in this tab, as far as it may be told: never a token, a code, a variable or a query string. */
export type ClientEvent =
  | { readonly kind: 'navigation'; readonly path: string }
  | { readonly kind: 'session'; readonly state: string; readonly reason: string | null }
  /** `codes`: of the errors that came back; empty where all went well. Milliseconds. */
  | { readonly kind: 'call'; readonly operation: string; readonly duration: number; readonly codes: readonly string[] }
  /** A script, style sheet or picture that did not come. */
  | { readonly kind: 'load'; readonly path: string }
  | { readonly kind: 'error'; readonly message: string }

/** An event and when it happened: milliseconds since 1970. */
export type NotedEvent = ClientEvent & { readonly at: number }

/** The last of the tab's events, the oldest first. */
export interface ClientEvents {
  note(event: ClientEvent): void
  /** The same list until it changes. */
  getSnapshot(): readonly NotedEvent[]
  subscribe(listener: () => void): () => void
  /** Keeps them for the next page of this tab. */
  keep(): void
  clear(): void
}

/** How many are kept. */
export const mostEvents = 50

const key = 'somo.events'

/** A ring over the tab's storage: what an earlier page of the tab kept comes first. */
export function createClientEvents(
  storage: Pick<BrowserStorage, 'session'>,
  now: () => number = Date.now,
): ClientEvents {
  let events: readonly NotedEvent[] = readStored(storage.session.get(key))
  const listeners = new Set<() => void>()
  const change = (next: readonly NotedEvent[]) => {
    events = next
    for (const listener of listeners) listener()
  }
  return {
    note: (event) => change([...events, { ...event, at: now() }].slice(-mostEvents)),
    getSnapshot: () => events,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keep: () => storage.session.set(key, JSON.stringify(events)),
    clear: () => {
      storage.session.remove(key)
      change([])
    },
  }
}

function readStored(text: string | null): readonly NotedEvent[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isNoted).slice(-mostEvents) : []
  } catch {
    // What somebody else wrote there is as good as nothing.
    return []
  }
}

/** The fields each kind is drawn from, with their types. */
const shapes: Readonly<Record<ClientEvent['kind'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  navigation: { path: isText },
  session: { state: isText, reason: (value) => value === null || isText(value) },
  call: { operation: isText, duration: isNumber, codes: (value) => Array.isArray(value) && value.every(isText) },
  load: { path: isText },
  error: { message: isText },
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value)
}

function isNoted(value: unknown): value is NotedEvent {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const shape = Object.entries(shapes).find(([kind]) => kind === fields.get('kind'))?.[1]
  return (
    shape !== undefined &&
    isNumber(fields.get('at')) &&
    Object.entries(shape).every(([name, fits]) => fits(fields.get(name)))
  )
}

/** The page's one ring. */
export const clientEvents: ClientEvents = createClientEvents(browserStorage)

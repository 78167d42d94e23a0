import { fieldOf } from '../config/record.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import type { Callback } from './provider.ts'
import { stateKey } from './provider.ts'
import { reservedParameters } from './returnTo.ts'

/**
 * Reads the provider's answer from an address: on the redirect URI alone (the root, decision 39) and only with a state.
 * Null where the address is none.
 */
export function readCallback(address: string, baseUrl: string): Callback | null {
  const url = new URL(address)
  const state = url.searchParams.get('state')
  if (url.pathname !== new URL(baseUrl).pathname || state === null || state === '') return null
  return {
    url: url.href,
    state,
    hasCode: url.searchParams.has('code'),
    error: url.searchParams.get('error'),
    errorDescription: url.searchParams.get('error_description'),
  }
}

/** The address without the parameters of an answer; other parameters and the hash stay. */
export function withoutAnswer(address: string): string {
  const url = new URL(address)
  for (const name of reservedParameters) url.searchParams.delete(name)
  return url.href
}

/**
 * Takes the provider's answer out of the address bar and the history, before anything else can see it
 * (session.md 4.2). Whether it is used is decided later.
 */
export function captureCallback(page: Window, baseUrl: string): Callback | null {
  const callback = readCallback(page.location.href, baseUrl)
  if (callback !== null) page.history.replaceState(page.history.state, '', withoutAnswer(page.location.href))
  return callback
}

/** What kind of request of this tab the answer belongs to; null for one we never made, or made use of already. */
export function requestKind(storage: BrowserStorage, callback: Callback | null): 'signIn' | 'signOut' | null {
  if (callback === null) return null
  const kind = fieldOf(fieldOf(parse(storage.session.get(stateKey(callback.state))), 'data'), 'kind')
  return kind === 'signIn' || kind === 'signOut' ? kind : null
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // Not written by us: as good as an unknown state.
    return null
  }
}

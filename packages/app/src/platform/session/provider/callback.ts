import { fieldOf } from '../../config/record.ts'
import type { BrowserStorage } from '../../storage/storage.ts'
import type { Callback, RequestMemo } from './provider.ts'
import { carriedBehind, stateKey } from './provider.ts'
import { reservedParameters } from '../returning/returnTo.ts'

/**
 * Reads the provider's answer from an address: on the redirect URI alone (the root, decision 0016) and only with a state.
 * Null where the address is none.
 */
export function readCallback(address: string, baseUrl: string): Callback | null {
  const url = new URL(address)
  const [state = '', ...carried] = (url.searchParams.get('state') ?? '').split(carriedBehind)
  if (url.pathname !== new URL(baseUrl).pathname || state === '') return null
  return {
    url: url.href,
    state,
    carried: carried.length === 0 ? null : carried.join(carriedBehind),
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

/** What this tab remembers of the request an answer belongs to; the path is unchecked. */
export interface AnsweredRequest {
  readonly kind: RequestMemo['kind']
  readonly returnTo: unknown
}

/** The request of this tab the answer belongs to; null for one we never made, or made use of already. */
export function readMemo(storage: BrowserStorage, callback: Callback | null): AnsweredRequest | null {
  if (callback === null) return null
  const memo = fieldOf(parse(storage.session.get(stateKey(callback.state))), 'data')
  const kind = fieldOf(memo, 'kind')
  return kind === 'signIn' || kind === 'signOut' ? { kind, returnTo: fieldOf(memo, 'returnTo') } : null
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // Not written by us: as good as an unknown state.
    return null
  }
}

import { fieldOf } from '../config/record.ts'
import type { BrowserStorage } from '../storage/storage.ts'

const key = 'somo.oidc.caps'
const forgottenAfter = 24 * 60 * 60 * 1_000

/** What a browser may keep from working with a provider of another site: the silent frame, the session page. */
export type Capability = 'iframe' | 'sessionCheck'

/** False where it is known to fail with this provider in this browser; forgotten after a day (session.md S4.6). */
export function mayUse(what: Capability, storage: BrowserStorage, issuer: string, now: number): boolean {
  const known = fieldOf(knownOf(storage, issuer), what)
  const since = fieldOf(known, 'at')
  return fieldOf(known, 'works') !== 'no' || typeof since !== 'number' || now - since >= forgottenAfter || since > now
}

/** True where it has worked with this provider in this browser within a day. */
export function hasWorked(what: Capability, storage: BrowserStorage, issuer: string, now: number): boolean {
  const known = fieldOf(knownOf(storage, issuer), what)
  const since = fieldOf(known, 'at')
  return fieldOf(known, 'works') === 'yes' && typeof since === 'number' && now - since < forgottenAfter && since <= now
}

/** Remembers whether it works. Only the provider in use is kept. */
export function remember(what: Capability, works: boolean, storage: BrowserStorage, issuer: string, now: number): void {
  const isOther = ([other]: readonly [Capability, unknown]) => other !== what
  const known = capabilities.map((one) => [one, fieldOf(knownOf(storage, issuer), one)] as const).filter(isOther)
  const next = { ...Object.fromEntries(known), [what]: { works: works ? 'yes' : 'no', at: now } }
  storage.local.set(key, JSON.stringify({ [issuer]: next }))
}

const capabilities: readonly Capability[] = ['iframe', 'sessionCheck']

function knownOf(storage: BrowserStorage, issuer: string): unknown {
  try {
    const stored: unknown = JSON.parse(storage.local.get(key) ?? 'null')
    return fieldOf(stored, issuer)
  } catch {
    // Unreadable: nothing is known of this browser.
    return null
  }
}

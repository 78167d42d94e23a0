import { fieldOf } from '../config/record.ts'
import type { BrowserStorage } from '../storage/storage.ts'

const key = 'somo.oidc.caps'
const forgottenAfter = 24 * 60 * 60 * 1_000

/** False where the hidden frame is known to fail with this provider in this browser; forgotten after a day (S4.6). */
export function mayUseFrame(storage: BrowserStorage, issuer: string, now: number): boolean {
  const known = fieldOf(parse(storage.local.get(key)), issuer)
  const since = fieldOf(known, 'at')
  return fieldOf(known, 'iframe') !== 'no' || typeof since !== 'number' || now - since >= forgottenAfter || since > now
}

/** Remembers whether the hidden frame works, so that nobody waits for its time-out again. */
export function rememberFrame(storage: BrowserStorage, issuer: string, works: boolean, now: number): void {
  storage.local.set(key, JSON.stringify({ [issuer]: { iframe: works ? 'yes' : 'no', at: now } }))
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // Unreadable: nothing is known of this browser.
    return null
  }
}

import { fieldOf } from '../config/record.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import type { SessionEvent } from './machineTypes.ts'

const key = 'somo.session'

/** Writes which session this browser is in: a hash, for all tabs to compare (session.md S4.7; ASVS 5.0 14.3.3). */
export function writeMark(storage: BrowserStorage, sid: string): void {
  if (readMark(storage) !== sid) storage.local.set(key, JSON.stringify({ sid, v: 1 }))
}

/** The hash of the session this browser is in; '' for one without an identifier, null where no session is marked. */
export function readMark({ local }: BrowserStorage): string | null {
  try {
    const stored: unknown = JSON.parse(local.get(key) ?? 'null')
    const sid = fieldOf(stored, 'sid')
    return typeof sid === 'string' ? sid : null
  } catch {
    // Not written by us: no session that anybody could be in.
    return null
  }
}

/** Takes the mark away, if it is still this session's: whoever signed in again meanwhile has written their own. */
export function eraseMark(storage: BrowserStorage, sid: string): void {
  if (readMark(storage) === sid) storage.local.remove(key)
}

/**
 * What the mark tells a tab (session.md S4.7, S4.8): gone is a log-out elsewhere, another one is another session;
 * null: nothing new.
 * @param own the hash of this tab's session; null for a tab that is in none
 */
export function compareMarks(
  own: string | null,
  marked: string | null,
): Extract<SessionEvent, { type: 'OTHER_TAB_SESSION' | 'OTHER_TAB_LOGOUT' }> | null {
  if (marked === null) return own === null ? null : { type: 'OTHER_TAB_LOGOUT' }
  if (marked === own || marked === '' || own === '') return null
  return { type: 'OTHER_TAB_SESSION', sid: marked }
}

import { fieldOf } from '../config/record.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import type { SessionEvent } from './machine/machineTypes.ts'

const key = 'somo.session'

/** Which session this browser is in, and whose it is: hashes, for all tabs to compare (session.md S4.7; ASVS 5.0 14.3.3). */
export interface Mark {
  /** '' for a session without an identifier. */
  readonly sid: string
  /** '' where it is not known. */
  readonly person: string
}

/** Writes the mark, unless this page was loaded anew for the one that is there and lives on beside it. */
export function writeMark(storage: BrowserStorage, mark: Mark): void {
  const marked = readMark(storage)
  if (marked !== null && (marked.sid === mark.sid || isKnown(mark, marked, storage))) return
  storage.local.set(key, JSON.stringify({ ...mark, v: 1 }))
}

/** The session this browser is in; null where none is marked. */
export function readMark({ local }: BrowserStorage): Mark | null {
  try {
    const stored: unknown = JSON.parse(local.get(key) ?? 'null')
    const sid = fieldOf(stored, 'sid')
    const person = fieldOf(stored, 'person')
    return typeof sid === 'string' ? { sid, person: typeof person === 'string' ? person : '' } : null
  } catch {
    // Not written by us: no session that anybody could be in.
    return null
  }
}

/** Takes the mark away, if it is still this person's: whoever signed in meanwhile has written their own. */
export function eraseMark(storage: BrowserStorage, mark: Mark): void {
  const marked = readMark(storage)
  if (marked !== null && (marked.sid === mark.sid || isSamePerson(mark, marked))) storage.local.remove(key)
}

/**
 * What the mark tells a tab (session.md S4.7, S4.8): gone is a log-out elsewhere, another one is another session;
 * null: nothing new.
 * @param own the mark of this tab's session; null for a tab that is in none
 */
export function compareMarks(
  own: Mark | null,
  storage: BrowserStorage,
): Extract<SessionEvent, { type: 'OTHER_TAB_SESSION' | 'OTHER_TAB_LOGOUT' }> | null {
  const marked = readMark(storage)
  if (marked === null) return own === null ? null : { type: 'OTHER_TAB_LOGOUT' }
  if (marked.sid === own?.sid || marked.sid === '' || own?.sid === '') return null
  if (own !== null && isKnown(own, marked, storage)) return null
  return { type: 'OTHER_TAB_SESSION', sid: marked.sid, isSamePerson: own !== null && isSamePerson(own, marked) }
}

const isSamePerson = (own: Mark, marked: Mark) => own.person !== '' && own.person === marked.person

/** One reload for each new session (session.md S4.9 d); after it a session of the same person changes nothing here. */
const isKnown = (own: Mark, marked: Mark, { session }: BrowserStorage) =>
  isSamePerson(own, marked) && session.get('somo.reloadedFor') === marked.sid

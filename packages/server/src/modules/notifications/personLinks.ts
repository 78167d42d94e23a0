import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../database/uuid.ts'
import { type NotificationGroup, notificationGroups } from './notificationEvents.ts'

/** What an unsubscribe link turns off. */
export interface UnsubscribeTarget {
  readonly person: string
  readonly group: NotificationGroup
}

/** Signed links of one person that work without signing in. */
export interface PersonLinks {
  /** A page on which the emails of a group are turned off; it never expires (RFC 8058). */
  unsubscribe(target: UnsubscribeTarget): string
  /** Null for a link that was not made here. */
  readUnsubscribe(token: string): UnsubscribeTarget | null
  /** The secret address of a calendar. */
  calendar(person: string, generation: number): string
  /** Null for an address that was not made here. The caller compares the generation with the current one. */
  readCalendar(token: string): { readonly person: string; readonly generation: number } | null
}

export const unsubscribePath = '/unsubscribe/'
export const calendarPath = '/calendar/'

/** Links below `origin`, signed with `key`. */
export function createPersonLinks(origin: string, key: Buffer): PersonLinks {
  const sign = (text: string): string =>
    createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url')
  const tokenOf = (purpose: string, person: string, detail: string): string =>
    `${person}.${detail}.${sign(`${purpose}:${person}:${detail}`)}`
  const read = (purpose: string, token: string): { readonly person: string; readonly detail: string } | null => {
    const [person = '', detail = '', ...rest] = token.split('.')
    if (!isUuid(person) || rest.length !== 1) return null
    const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(purpose, person, detail))]
    return given.length === expected.length && timingSafeEqual(given, expected) ? { person, detail } : null
  }
  return {
    unsubscribe: ({ person, group }) => `${origin}${unsubscribePath}${tokenOf('unsubscribe', person, group)}`,
    readUnsubscribe(token) {
      const found = read('unsubscribe', token)
      const group = notificationGroups.find((known) => known === found?.detail)
      return found === null || group === undefined ? null : { person: found.person, group }
    },
    calendar: (person, generation) => `${origin}${calendarPath}${tokenOf('calendar', person, String(generation))}.ics`,
    readCalendar(token) {
      const found = read('calendar', token)
      return found === null ? null : { person: found.person, generation: Number(found.detail) }
    },
  }
}

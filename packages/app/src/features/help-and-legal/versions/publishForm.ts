import { isTooLong } from '@somo/graphql/personText'
import type { Message } from '../../../platform/locale/message.ts'
import { dialogMessages } from '../documentMessages.ts'
import { scheduleMessages, startMessages } from './scheduleMessages.ts'
import type { ChangeAnswer, LegalDocument, PublishWish } from '../legalTypes.ts'

/** What is chosen and typed before a draft is published. */
export interface PublishValues {
  readonly isMajor: boolean
  readonly note: string
  /** Whether it holds from a day on, and not at once. */
  readonly isLater: boolean
  /** `yyyy-MM-dd`; null while none is chosen. */
  readonly day: string | null
}

/** What is wrong, at its field; null where nothing is. */
export interface PublishErrors {
  readonly note: Message | null
  readonly day: Message | null
}

export const publishStart: PublishValues = { isMajor: true, note: '', isLater: false, day: null }
export const noErrors: PublishErrors = { note: null, day: null }

/** Whether a document asks something of people; one that does not has no large changes. */
const asks = ({ consent }: LegalDocument): boolean => consent !== 'NONE'

/** Whether people have to be told what changes. */
export const needsNote = (document: LegalDocument, { isMajor }: PublishValues): boolean =>
  document.live !== null && asks(document) && isMajor

/** What is missing or too long before it is sent. */
export function checkPublish(document: LegalDocument, values: PublishValues): PublishErrors {
  const { note, isLater, day } = values
  const missing = needsNote(document, values) && note.trim() === '' ? dialogMessages.noteMissing : null
  return {
    note: isTooLong(note, 1000) ? dialogMessages.noteTooLong : missing,
    day: isLater && day === null ? startMessages.dayMissing : null,
  }
}

const dayErrors: Readonly<Record<string, Message>> = {
  IN_THE_PAST: startMessages.tooEarly,
  NOT_OFFERED: startMessages.tooLate,
}

/** What the server finds wrong with the day, at its field. */
export function errorsOf({ userErrors }: ChangeAnswer): PublishErrors {
  const atDay = userErrors.find(({ path }) => path?.[0] === 'startsOn')
  return { note: null, day: atDay === undefined ? null : (dayErrors[atDay.code] ?? startMessages.dayMissing) }
}

/** What stands in the way whatever is chosen here: another version waits. */
export const blockOf = ({ userErrors }: ChangeAnswer): Message | null =>
  userErrors.some(({ code, path }) => code === 'WRONG_STATE' && path?.[0] === 'scheduled')
    ? scheduleMessages.waits
    : null

/** The values as they are sent. */
export const toWish = (document: LegalDocument, { isMajor, note, isLater, day }: PublishValues): PublishWish => ({
  isMajor: asks(document) && isMajor,
  changeNote: note,
  startsOn: isLater ? day : null,
})

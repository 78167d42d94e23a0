import type { ProfileField } from '@somo/graphql/schema'
import type { Message } from '../../platform/locale/message.ts'
import { messages } from './messages.ts'
import type { PatchField, Profile } from './profileTypes.ts'

/** The fields of each form, in its order. */
export const personalFields = ['givenName', 'familyName', 'phone', 'pronouns'] as const
export const languageFields = ['locale', 'dateFormat', 'timeFormat', 'timeZone'] as const
export const themeFields = ['theme'] as const

/** What each field is called, above it and in a conflict. */
export const fieldLabels: Readonly<Record<PatchField, Message>> = {
  givenName: messages.givenName,
  familyName: messages.familyName,
  phone: messages.phone,
  pronouns: messages.pronouns,
  locale: messages.language,
  dateFormat: messages.dateFormat,
  timeFormat: messages.timeFormat,
  timeZone: messages.timeZone,
  theme: messages.theme,
}

const locks: Readonly<Partial<Record<PatchField | 'email', ProfileField>>> = {
  givenName: 'GIVEN_NAME',
  familyName: 'FAMILY_NAME',
  email: 'EMAIL',
  locale: 'LOCALE',
  dateFormat: 'DATE_FORMAT',
  timeFormat: 'TIME_FORMAT',
  timeZone: 'TIME_ZONE',
  theme: 'THEME',
}

/** Whether another party keeps a field, so that it can only be read here. */
export function isLocked({ lockedFields }: Pick<Profile, 'lockedFields'>, field: PatchField | 'email'): boolean {
  const lock = locks[field]
  return lock !== undefined && lockedFields.includes(lock)
}

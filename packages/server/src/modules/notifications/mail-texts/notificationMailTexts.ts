import { de } from './de.ts'
import { en } from './en.ts'
import { sw } from './sw.ts'
import type { NotificationMailTexts } from './types.ts'

export type TextLocale = 'en' | 'de' | 'sw'

/** The default texts of every mail with a notification, in every language. */
export const notificationMailTexts: Readonly<Record<TextLocale, NotificationMailTexts>> = { en, de, sw }

interface FixedWords {
  readonly decisions: Readonly<Record<string, string>>
  readonly more: string
  readonly preferences: string
  readonly unsubscribe: string
}

/** Words around the texts, which no template changes. */
export const fixedWords: Readonly<Record<TextLocale, FixedWords>> = {
  en: {
    decisions: { APPROVED: 'approved', DECLINED: 'declined', PASSED: 'passed', FAILED: 'not passed' },
    more: 'More in {product}: {count}',
    preferences: 'Choose what reaches you: {url}',
    unsubscribe: 'Unsubscribe: {url}',
  },
  de: {
    decisions: { APPROVED: 'angenommen', DECLINED: 'abgelehnt', PASSED: 'bestanden', FAILED: 'nicht bestanden' },
    more: 'Weitere in {product}: {count}',
    preferences: 'Benachrichtigungen einstellen: {url}',
    unsubscribe: 'Abbestellen: {url}',
  },
  sw: {
    decisions: { APPROVED: 'limekubaliwa', DECLINED: 'limekataliwa', PASSED: 'amefaulu', FAILED: 'hakufaulu' },
    more: 'Zaidi katika {product}: {count}',
    preferences: 'Chagua arifa unazopata: {url}',
    unsubscribe: 'Jiondoe: {url}',
  },
}

import type { NotificationEvent } from '../notificationEvents.ts'
import type { TextLocale } from './notificationMailTexts.ts'

type Names = Readonly<Record<NotificationEvent | 'DIGEST', string>>

const en: Names = {
  ASSIGNED: 'New assignment',
  DUE_REMINDER: 'Due soon',
  OVERDUE: 'Overdue',
  EXPIRING: 'Completion expires',
  REQUEST_DECIDED: 'Request decided',
  EVENT_SESSION_CHANGED: 'Session changed',
  EVENT_SESSION_CANCELLED: 'Session cancelled',
  SEAT_FROM_WAITING_LIST: 'Seat from the waiting list',
  ESSAY_REVIEWED: 'Answers reviewed',
  REQUEST_RECEIVED: 'Request received',
  OVERDUE_LIST: 'List of overdue items',
  CERTIFICATE_ISSUED: 'Certificate issued',
  CERTIFICATE_EXPIRING: 'Certificate expires',
  CERTIFICATE_EXPIRED: 'Certificate expired',
  BADGE_EARNED: 'Badge earned',
  TASK_SET: 'New task',
  TASK_HANDED_IN: 'Receipt of a task',
  TASK_RETURNED: 'Task returned',
  TASK_GRADED: 'Task reviewed',
  TASK_REVIEW_WAITING: 'Review waiting',
  NEWS: 'News',
  DIGEST: 'Summary',
}

const de: Names = {
  ASSIGNED: 'Neue Zuweisung',
  DUE_REMINDER: 'Bald fällig',
  OVERDUE: 'Überfällig',
  EXPIRING: 'Abschluss läuft ab',
  REQUEST_DECIDED: 'Anfrage entschieden',
  EVENT_SESSION_CHANGED: 'Termin geändert',
  EVENT_SESSION_CANCELLED: 'Termin abgesagt',
  SEAT_FROM_WAITING_LIST: 'Platz von der Warteliste',
  ESSAY_REVIEWED: 'Antworten bewertet',
  REQUEST_RECEIVED: 'Anfrage eingegangen',
  OVERDUE_LIST: 'Liste überfälliger Inhalte',
  CERTIFICATE_ISSUED: 'Zertifikat ausgestellt',
  CERTIFICATE_EXPIRING: 'Zertifikat läuft ab',
  CERTIFICATE_EXPIRED: 'Zertifikat abgelaufen',
  BADGE_EARNED: 'Badge erhalten',
  TASK_SET: 'Neue Aufgabe',
  TASK_HANDED_IN: 'Quittung einer Aufgabe',
  TASK_RETURNED: 'Aufgabe zurückgegeben',
  TASK_GRADED: 'Aufgabe bewertet',
  TASK_REVIEW_WAITING: 'Abgabe zu bewerten',
  NEWS: 'Neuigkeiten',
  DIGEST: 'Zusammenfassung',
}

const sw: Names = {
  ASSIGNED: 'Kazi mpya uliyopangiwa',
  DUE_REMINDER: 'Tarehe ya mwisho inakaribia',
  OVERDUE: 'Imechelewa',
  EXPIRING: 'Ukamilishaji unaisha muda',
  REQUEST_DECIDED: 'Ombi limeamuliwa',
  EVENT_SESSION_CHANGED: 'Kipindi kimebadilishwa',
  EVENT_SESSION_CANCELLED: 'Kipindi kimeghairiwa',
  SEAT_FROM_WAITING_LIST: 'Nafasi kutoka orodha ya kusubiri',
  ESSAY_REVIEWED: 'Majibu yamekaguliwa',
  REQUEST_RECEIVED: 'Ombi limepokelewa',
  OVERDUE_LIST: 'Orodha ya zilizochelewa',
  CERTIFICATE_ISSUED: 'Cheti kimetolewa',
  CERTIFICATE_EXPIRING: 'Cheti kinaisha muda',
  CERTIFICATE_EXPIRED: 'Cheti kimeisha muda',
  BADGE_EARNED: 'Beji imepatikana',
  TASK_SET: 'Kazi mpya',
  TASK_HANDED_IN: 'Stakabadhi ya kazi',
  TASK_RETURNED: 'Kazi imerudishwa',
  TASK_GRADED: 'Kazi imekaguliwa',
  TASK_REVIEW_WAITING: 'Jibu linasubiri ukaguzi',
  NEWS: 'Habari',
  DIGEST: 'Muhtasari',
}

/** What the mails with notifications are called, in lists. */
export const notificationMailNames: Readonly<Record<TextLocale, Names>> = { en, de, sw }

import type { MailState } from '@somo/graphql/schema'
import { type FileLocale, fileLocaleOf } from '../tables/fileNames.ts'
import { notificationMailNames } from '../notifications/mail-texts/notificationMailNames.ts'
import type { MailEvent } from './outbox.ts'

/** The words of an exported outbox. */
export interface MailTexts {
  readonly states: Readonly<Record<MailState, string>>
  readonly events: Readonly<Record<MailEvent, string>>
  /** Why a mail counts as failed that was just being sent when the product stopped. */
  readonly interrupted: string
  /** Why a mail is not sent any more whose link opens nothing. */
  readonly linkExpired: string
}

const en: MailTexts = {
  interrupted: 'Interrupted: it may or may not have been sent.',
  linkExpired: 'Not sent: its link has expired or was replaced.',
  states: { QUEUED: 'Queued', SENDING: 'Sending', SENT: 'Sent', FAILED: 'Failed', SUPPRESSED: 'Not sent' },
  events: {
    ...notificationMailNames.en,
    RELATION_INVITED: 'Invitation to accompany a learner',
    EMAIL_CONFIRM: 'Confirm a new email address',
    EMAIL_IN_USE: 'Attempt to use an email address',
    EMAIL_REQUESTED: 'New email address requested',
    EMAIL_CHANGED: 'Email address changed',
    INVITATION: 'Invitation',
    PASSWORD_RESET: 'Link for a new password',
    PASSWORD_CHANGED: 'Password changed',
    IMPORT_ENDED: 'Import finished',
    SECOND_FACTOR: 'Two-step sign-in changed',
    DELETION_REQUESTED: 'Data deletion requested',
    JOIN_REQUESTED: 'Request to join a unit',
    JOIN_APPROVED: 'Request to join approved',
    JOIN_DECLINED: 'Request to join declined',
    CASES_WAITING: 'Open questions about people',
    TEST: 'Test email',
  },
}

const de: MailTexts = {
  interrupted: 'Unterbrochen: Möglicherweise wurde sie gesendet.',
  linkExpired: 'Nicht gesendet: Der Link ist abgelaufen oder wurde ersetzt.',
  states: {
    QUEUED: 'Wartet',
    SENDING: 'Wird gesendet',
    SENT: 'Gesendet',
    FAILED: 'Fehlgeschlagen',
    SUPPRESSED: 'Nicht gesendet',
  },
  events: {
    ...notificationMailNames.de,
    RELATION_INVITED: 'Einladung, eine Person zu begleiten',
    EMAIL_CONFIRM: 'Neue E-Mail-Adresse bestätigen',
    EMAIL_IN_USE: 'Versuch, eine E-Mail-Adresse zu verwenden',
    EMAIL_REQUESTED: 'Neue E-Mail-Adresse angefordert',
    EMAIL_CHANGED: 'E-Mail-Adresse geändert',
    INVITATION: 'Einladung',
    PASSWORD_RESET: 'Link für ein neues Passwort',
    PASSWORD_CHANGED: 'Passwort geändert',
    IMPORT_ENDED: 'Import beendet',
    SECOND_FACTOR: 'Zwei-Faktor-Anmeldung geändert',
    DELETION_REQUESTED: 'Löschung von Daten beantragt',
    JOIN_REQUESTED: 'Beitrittsanfrage für eine Einheit',
    JOIN_APPROVED: 'Beitrittsanfrage angenommen',
    JOIN_DECLINED: 'Beitrittsanfrage abgelehnt',
    CASES_WAITING: 'Offene Fragen zu Personen',
    TEST: 'Test-E-Mail',
  },
}

const sw: MailTexts = {
  interrupted: 'Ilikatizwa: huenda imetumwa au haijatumwa.',
  linkExpired: 'Haikutumwa: kiungo chake kimeisha muda au kimebadilishwa.',
  states: {
    QUEUED: 'Inasubiri',
    SENDING: 'Inatumwa',
    SENT: 'Imetumwa',
    FAILED: 'Imeshindikana',
    SUPPRESSED: 'Haikutumwa',
  },
  events: {
    ...notificationMailNames.sw,
    RELATION_INVITED: 'Mwaliko wa kufuatilia mwanafunzi',
    EMAIL_CONFIRM: 'Kuthibitisha barua pepe mpya',
    EMAIL_IN_USE: 'Jaribio la kutumia barua pepe',
    EMAIL_REQUESTED: 'Barua pepe mpya imeombwa',
    EMAIL_CHANGED: 'Barua pepe imebadilishwa',
    INVITATION: 'Mwaliko',
    PASSWORD_RESET: 'Kiungo cha nenosiri jipya',
    PASSWORD_CHANGED: 'Nenosiri limebadilishwa',
    IMPORT_ENDED: 'Uingizaji umekamilika',
    SECOND_FACTOR: 'Uthibitishaji wa hatua mbili umebadilishwa',
    DELETION_REQUESTED: 'Ombi la kufuta data',
    JOIN_REQUESTED: 'Ombi la kujiunga na kitengo',
    JOIN_APPROVED: 'Ombi la kujiunga limekubaliwa',
    JOIN_DECLINED: 'Ombi la kujiunga limekataliwa',
    CASES_WAITING: 'Maswali yasiyojibiwa kuhusu watu',
    TEST: 'Barua pepe ya majaribio',
  },
}

const texts: Readonly<Record<FileLocale, MailTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const mailTextsOf = (locale: string | null): MailTexts => texts[fileLocaleOf(locale)]

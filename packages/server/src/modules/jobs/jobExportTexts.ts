import type { JobState } from '@somo/graphql/schema'
import { type FileLocale, fileLocaleOf } from '../tables/fileNames.ts'
import type { JobKind } from './jobKinds.ts'

/** The words of an exported list of jobs. */
export interface JobTexts {
  /** In place of a name: nobody asked for it, it runs by itself. */
  readonly system: string
  readonly states: Readonly<Record<JobState, string>>
  readonly kinds: Readonly<Record<JobKind, string>>
}

const en: JobTexts = {
  system: 'The system',
  states: { QUEUED: 'Queued', RUNNING: 'Running', DONE: 'Done', FAILED: 'Failed', CANCELLED: 'Cancelled' },
  kinds: {
    ...{ 'userStatistics.export': 'Export of user statistics', 'userStatistics.record': 'Training record' },
    ...{
      'audit.export': 'Export of the audit log',
      'import.check': 'Checking an import',
      'import.export': 'Export of the rows of an import',
    },
    ...{
      'import.list': 'Export of the list of imports',
      'import.read': 'Reading the file of an import',
      'import.run': 'Import',
    },
    ...{
      'import.undo': 'Undoing an import',
      'jobs.export': 'Export of the jobs',
      'legal.exportConsents': 'Export of consents',
    },
    ...{
      'legal.exportDocuments': 'Export of documents',
      'legal.exportMyData': 'Export of personal data',
      'mail.export': 'Export of the outbox',
    },
    ...{
      'mail.send': 'Sending email',
      'assignments.evaluate': 'Assigning learning content',
      'assignments.export': 'Export of assignments',
      'assignments.exportPeople': 'Export of the people of an assignment',
      'assignments.recheck': 'Updating assignments',
      'paths.openStages': 'Opening stages of learning paths',
      'assignments.remind': 'Sending reminders',
      ...{ 'badges.award': 'Awarding a badge', 'certificates.download': 'Certificates as a ZIP file' },
      ...{
        'certificates.reissue': 'Issuing certificates again',
        'certificates.remind': 'Sending certificate reminders',
      },
      'notifications.digest': 'Sending summaries',
      'communication.announce': 'Notifying people of news and messages',
      'notifications.email': 'Sending notifications by email',
      'statistics.media': 'Export of media statistics',
      'tasks.announce': 'Announcing tasks',
      'tasks.statistics': 'Export of task statistics',
      'media.process': 'Checking learning content',
      'units.addMembers': 'Adding people to a unit',
    },
    ...{ 'units.beginMemberships': 'Starting memberships that are due', 'units.change': 'Changing units' },
    ...{
      'units.export': 'Export of units',
      'units.exportComing': 'Export of scheduled members',
      'units.exportMembers': 'Export of members',
    },
    ...{ 'users.addToUnit': 'Adding people to a unit', 'users.anonymise': 'Anonymising people' },
    ...{ 'users.deactivate': 'Suspending people after their last day', 'users.deactivateOn': 'Setting last days' },
    ...{
      'users.endSessions': 'Ending sessions',
      'users.export': 'Export of people',
      'users.invite': 'Inviting people',
      'users.letters': 'Letters',
    },
    ...{
      'users.reactivate': 'Reactivating people',
      'users.removeFromUnit': 'Removing people from a unit',
      'users.setRoles': 'Setting roles',
    },
    ...{ 'users.setUnitRole': 'Changing roles in a unit', 'users.suspend': 'Suspending people' },
    ...{ 'users.tellAdministrators': 'Notifying administrators of open questions' },
  },
}

const de: JobTexts = {
  system: 'Das System',
  states: { QUEUED: 'Wartet', RUNNING: 'Läuft', DONE: 'Fertig', FAILED: 'Fehlgeschlagen', CANCELLED: 'Abgebrochen' },
  kinds: {
    ...{ 'userStatistics.export': 'Export der Benutzerstatistik', 'userStatistics.record': 'Schulungsnachweis' },
    ...{
      'audit.export': 'Export des Änderungsprotokolls',
      'import.check': 'Import prüfen',
      'import.export': 'Export der Zeilen eines Imports',
    },
    ...{
      'import.list': 'Export der Liste der Importe',
      'import.read': 'Datei eines Imports lesen',
      'import.run': 'Import',
    },
    ...{
      'import.undo': 'Import rückgängig machen',
      'jobs.export': 'Export der Vorgänge',
      'legal.exportConsents': 'Export von Zustimmungen',
    },
    ...{
      'legal.exportDocuments': 'Export von Dokumenten',
      'legal.exportMyData': 'Export personenbezogener Daten',
      'mail.export': 'Export des Postausgangs',
    },
    ...{
      'mail.send': 'E-Mails senden',
      'assignments.evaluate': 'Lerninhalte zuweisen',
      'assignments.export': 'Export der Zuweisungen',
      'assignments.exportPeople': 'Export der Personen einer Zuweisung',
      'assignments.recheck': 'Zuweisungen aktualisieren',
      'paths.openStages': 'Etappen von Lernpfaden öffnen',
      'assignments.remind': 'Erinnerungen senden',
      ...{ 'badges.award': 'Badge verleihen', 'certificates.download': 'Zertifikate als ZIP-Datei' },
      ...{
        'certificates.reissue': 'Zertifikate neu ausstellen',
        'certificates.remind': 'Erinnerungen an Zertifikate senden',
      },
      'notifications.digest': 'Zusammenfassungen senden',
      'communication.announce': 'Über Neuigkeiten und Nachrichten benachrichtigen',
      'notifications.email': 'Benachrichtigungen per E-Mail senden',
      'statistics.media': 'Export der Medienstatistik',
      'tasks.announce': 'Bekanntgabe von Aufgaben',
      'tasks.statistics': 'Export der Aufgabenstatistik',
      'media.process': 'Lerninhalt prüfen',
      'units.addMembers': 'Personen in eine Einheit aufnehmen',
    },
    ...{ 'units.beginMemberships': 'Fällige Mitgliedschaften beginnen', 'units.change': 'Einheiten ändern' },
    ...{ 'units.export': 'Export von Einheiten', 'units.exportComing': 'Export der vorgemerkten Personen' },
    ...{ 'units.exportMembers': 'Export von Mitgliedern', 'users.addToUnit': 'Personen in eine Einheit aufnehmen' },
    ...{ 'users.anonymise': 'Personen anonymisieren', 'users.deactivate': 'Personen nach ihrem letzten Tag sperren' },
    ...{
      'users.deactivateOn': 'Letzte Tage festlegen',
      'users.endSessions': 'Sitzungen beenden',
      'users.export': 'Export von Personen',
    },
    ...{ 'users.invite': 'Personen einladen', 'users.letters': 'Briefe', 'users.reactivate': 'Personen entsperren' },
    ...{ 'users.removeFromUnit': 'Personen aus einer Einheit entfernen', 'users.setRoles': 'Rollen festlegen' },
    ...{ 'users.setUnitRole': 'Funktionen in einer Einheit ändern', 'users.suspend': 'Personen sperren' },
    ...{ 'users.tellAdministrators': 'Administration über offene Fragen informieren' },
  },
}

const sw: JobTexts = {
  system: 'Mfumo',
  states: {
    QUEUED: 'Inasubiri',
    RUNNING: 'Inaendelea',
    DONE: 'Imekamilika',
    FAILED: 'Imeshindikana',
    CANCELLED: 'Imeghairiwa',
  },
  kinds: {
    ...{ 'userStatistics.export': 'Utoaji wa takwimu za watumiaji', 'userStatistics.record': 'Rekodi ya mafunzo' },
    ...{ 'audit.export': 'Utoaji wa kumbukumbu za mabadiliko', 'import.check': 'Kukagua uingizaji' },
    ...{ 'import.export': 'Utoaji wa safu za uingizaji', 'import.list': 'Utoaji wa orodha ya uingizaji' },
    ...{ 'import.read': 'Kusoma faili la uingizaji', 'import.run': 'Uingizaji', 'import.undo': 'Kutengua uingizaji' },
    ...{
      'jobs.export': 'Utoaji wa shughuli',
      'legal.exportConsents': 'Utoaji wa ridhaa',
      'legal.exportDocuments': 'Utoaji wa hati',
    },
    ...{
      'legal.exportMyData': 'Utoaji wa data binafsi',
      'mail.export': 'Utoaji wa kikasha cha kutuma',
      'mail.send': 'Kutuma barua pepe',
      'assignments.evaluate': 'Kugawa mafunzo',
      'assignments.export': 'Utoaji wa orodha ya ugawaji',
      'assignments.exportPeople': 'Utoaji wa orodha ya watu wa ugawaji',
      'assignments.recheck': 'Kusasisha ugawaji',
      'paths.openStages': 'Kufungua hatua za njia za kujifunza',
      'assignments.remind': 'Kutuma vikumbusho',
      ...{ 'badges.award': 'Kutoa beji', 'certificates.download': 'Vyeti kama faili ya ZIP' },
      ...{ 'certificates.reissue': 'Kutoa vyeti upya', 'certificates.remind': 'Kutuma vikumbusho vya vyeti' },
      'notifications.digest': 'Kutuma muhtasari',
      'communication.announce': 'Kuarifu watu kuhusu habari na ujumbe',
      'notifications.email': 'Kutuma arifa kwa barua pepe',
      'statistics.media': 'Utoaji wa takwimu za masomo',
      'tasks.announce': 'Kutangaza kazi',
      'tasks.statistics': 'Kuhamisha takwimu za kazi',
      'media.process': 'Kukagua maudhui ya kujifunzia',
    },
    ...{ 'units.addMembers': 'Kuongeza watu kwenye kitengo' },
    ...{ 'units.beginMemberships': 'Kuanzisha uanachama uliofikia siku yake', 'units.change': 'Kubadilisha vitengo' },
    ...{ 'units.export': 'Utoaji wa orodha ya vitengo', 'units.exportComing': 'Utoaji wa orodha ya wanaokuja' },
    ...{ 'units.exportMembers': 'Utoaji wa orodha ya wanachama', 'users.addToUnit': 'Kuongeza watu kwenye kitengo' },
    ...{
      'users.anonymise': 'Kuficha utambulisho wa watu',
      'users.deactivate': 'Kuzuia watu ambao siku yao ya mwisho imepita',
    },
    ...{
      'users.deactivateOn': 'Kupanga siku za mwisho',
      'users.endSessions': 'Kumaliza vipindi',
      'users.export': 'Utoaji wa orodha ya watu',
    },
    ...{ 'users.invite': 'Kualika watu', 'users.letters': 'Barua', 'users.reactivate': 'Kuruhusu watu tena' },
    ...{ 'users.removeFromUnit': 'Kuondoa watu kwenye kitengo', 'users.setRoles': 'Kupanga majukumu' },
    ...{ 'users.setUnitRole': 'Kubadilisha majukumu katika kitengo', 'users.suspend': 'Kuzuia watu' },
    ...{ 'users.tellAdministrators': 'Kuwaarifu wasimamizi kuhusu maswali yasiyojibiwa' },
  },
}

const texts: Readonly<Record<FileLocale, JobTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const jobTextsOf = (locale: string | null): JobTexts => texts[fileLocaleOf(locale)]

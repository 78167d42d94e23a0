import type { ImportKind, ImportListColumn, ImportMode, ImportState } from '@somo/graphql/schema'
import type { FileLocale } from '../../tables/fileNames.ts'

/** The words of an exported list of imports. */
export interface ListTexts {
  readonly columns: Readonly<Record<ImportListColumn, string>>
  readonly kinds: Readonly<Record<ImportKind, string>>
  readonly modes: Readonly<Record<ImportMode, string>>
  readonly states: Readonly<Record<ImportState, string>>
}

const en: ListTexts = {
  columns: {
    FILE: 'File',
    KIND: 'Content',
    MODE: 'Action',
    STATE: 'Status',
    ROWS: 'Rows',
    CREATED_ROWS: 'Created',
    UPDATED_ROWS: 'Changed',
    UNCHANGED_ROWS: 'Unchanged',
    DEACTIVATED_ROWS: 'Deactivated',
    FAILED_ROWS: 'Errors',
    STARTED: 'Started (UTC)',
    OWNER: 'Started by',
    DURATION: 'Duration (s)',
    SENT: 'Sent (UTC)',
  },
  kinds: { USERS: 'People', UNITS: 'Units', MEMBERSHIPS: 'Memberships', COMPLETIONS: 'Completed learning' },
  modes: {
    CREATE_UPDATE: 'creates, changes',
    UPDATE: 'changes',
    CREATE_UPDATE_DEACTIVATE: 'creates, changes, deactivates',
    UPDATE_DEACTIVATE: 'changes, deactivates',
  },
  states: {
    UPLOADED: 'Being read',
    PARSED: 'Columns to match',
    MAPPED: 'Being checked',
    CHECKED: 'Waiting for approval',
    RUNNING: 'Running',
    DONE: 'Finished',
    DONE_WITH_ERRORS: 'Finished, some rows skipped',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
    ROLLED_BACK: 'Undone',
  },
}

const de: ListTexts = {
  columns: {
    FILE: 'Datei',
    KIND: 'Inhalt',
    MODE: 'Aktion',
    STATE: 'Status',
    ROWS: 'Zeilen',
    CREATED_ROWS: 'Angelegt',
    UPDATED_ROWS: 'Geändert',
    UNCHANGED_ROWS: 'Unverändert',
    DEACTIVATED_ROWS: 'Deaktiviert',
    FAILED_ROWS: 'Fehler',
    STARTED: 'Beginn (UTC)',
    OWNER: 'Begonnen von',
    DURATION: 'Dauer (s)',
    SENT: 'Hochgeladen (UTC)',
  },
  kinds: {
    USERS: 'Personen',
    UNITS: 'Einheiten',
    MEMBERSHIPS: 'Mitgliedschaften',
    COMPLETIONS: 'Abgeschlossenes Lernen',
  },
  modes: {
    CREATE_UPDATE: 'legt an, ändert',
    UPDATE: 'ändert',
    CREATE_UPDATE_DEACTIVATE: 'legt an, ändert, deaktiviert',
    UPDATE_DEACTIVATE: 'ändert, deaktiviert',
  },
  states: {
    UPLOADED: 'Wird gelesen',
    PARSED: 'Spalten zuordnen',
    MAPPED: 'Wird geprüft',
    CHECKED: 'Wartet auf Freigabe',
    RUNNING: 'Läuft',
    DONE: 'Fertig',
    DONE_WITH_ERRORS: 'Fertig, einzelne Zeilen ausgelassen',
    FAILED: 'Fehlgeschlagen',
    CANCELLED: 'Abgebrochen',
    ROLLED_BACK: 'Rückgängig gemacht',
  },
}

const sw: ListTexts = {
  columns: {
    FILE: 'Faili',
    KIND: 'Yaliyomo',
    MODE: 'Kitendo',
    STATE: 'Hali',
    ROWS: 'Safu',
    CREATED_ROWS: 'Walioongezwa',
    UPDATED_ROWS: 'Waliobadilishwa',
    UNCHANGED_ROWS: 'Wasiobadilika',
    DEACTIVATED_ROWS: 'Waliozimwa',
    FAILED_ROWS: 'Makosa',
    STARTED: 'Ulianza (UTC)',
    OWNER: 'Aliyeanzisha',
    DURATION: 'Muda (s)',
    SENT: 'Ilipakiwa (UTC)',
  },
  kinds: { USERS: 'Watu', UNITS: 'Vitengo', MEMBERSHIPS: 'Uanachama', COMPLETIONS: 'Mafunzo yaliyokamilika' },
  modes: {
    CREATE_UPDATE: 'inaongeza, inabadilisha',
    UPDATE: 'inabadilisha',
    CREATE_UPDATE_DEACTIVATE: 'inaongeza, inabadilisha, inazima',
    UPDATE_DEACTIVATE: 'inabadilisha, inazima',
  },
  states: {
    UPLOADED: 'Unasomwa',
    PARSED: 'Safuwima zinasubiri kulinganishwa',
    MAPPED: 'Unakaguliwa',
    CHECKED: 'Unasubiri idhini',
    RUNNING: 'Unaendelea',
    DONE: 'Umekamilika',
    DONE_WITH_ERRORS: 'Umekamilika, safu nyingine zimeachwa',
    FAILED: 'Umeshindikana',
    CANCELLED: 'Umesitishwa',
    ROLLED_BACK: 'Umetenguliwa',
  },
}

/** The words of an exported list of imports, by language. */
export const listTexts: Readonly<Record<FileLocale, ListTexts>> = { en, de, sw }

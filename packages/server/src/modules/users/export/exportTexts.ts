import type { Role } from '@somo/graphql/schema'
import type { PersonColumn } from './personColumn.ts'
import type { Standing } from '../person/personRow.ts'

/** The words of an exported list. */
export interface ExportTexts {
  /** What the file with letters is called. */
  readonly letters: string
  readonly columns: Readonly<Record<PersonColumn, string>>
  readonly roles: Readonly<Record<Role, string>>
  readonly status: Readonly<Record<Standing, string>>
}

const en: ExportTexts = {
  letters: 'letters',
  columns: {
    NAME: 'Name',
    GIVEN_NAME: 'Given name',
    FAMILY_NAME: 'Family name',
    EMAIL: 'Email address',
    USERNAME: 'Username',
    DISPLAYED_ID: 'Number',
    EXTERNAL_ID: 'Personnel or pupil number',
    STATUS: 'Status',
    ROLES: 'Roles',
    DEFAULT_UNIT: 'Default unit',
    UNITS: 'Further units',
    LAST_SIGN_IN: 'Last sign-in (UTC)',
    LOGIN_COUNT: 'Sign-ins',
    CREATED: 'Created (UTC)',
    INVITED: 'Invited (UTC)',
    LOCALE: 'Language',
    TIME_ZONE: 'Time zone',
    BIRTH_YEAR: 'Year of birth',
    STARTS_ON: 'First day',
    DEACTIVATE_ON: 'Last day',
  },
  roles: { LEARNER: 'Learner', EDUCATION_MANAGER: 'Education manager', ADMIN: 'Administrator' },
  status: {
    INVITED: 'Invited',
    NOT_INVITED: 'Not yet invited',
    ACTIVE: 'Active',
    SUSPENDED: 'Suspended',
    ANONYMISED: 'Anonymised',
  },
}

const de: ExportTexts = {
  letters: 'briefe',
  columns: {
    NAME: 'Name',
    GIVEN_NAME: 'Vorname',
    FAMILY_NAME: 'Nachname',
    EMAIL: 'E-Mail-Adresse',
    USERNAME: 'Benutzername',
    DISPLAYED_ID: 'Nummer',
    EXTERNAL_ID: 'Personal- oder Schülernummer',
    STATUS: 'Status',
    ROLES: 'Rollen',
    DEFAULT_UNIT: 'Standard-Einheit',
    UNITS: 'Weitere Einheiten',
    LAST_SIGN_IN: 'Letzte Anmeldung (UTC)',
    LOGIN_COUNT: 'Anmeldungen',
    CREATED: 'Angelegt (UTC)',
    INVITED: 'Eingeladen (UTC)',
    LOCALE: 'Sprache',
    TIME_ZONE: 'Zeitzone',
    BIRTH_YEAR: 'Geburtsjahr',
    STARTS_ON: 'Erster Tag',
    DEACTIVATE_ON: 'Letzter Tag',
  },
  roles: { LEARNER: 'Lernende', EDUCATION_MANAGER: 'Bildungsmanagement', ADMIN: 'Administration' },
  status: {
    INVITED: 'Eingeladen',
    NOT_INVITED: 'Noch nicht eingeladen',
    ACTIVE: 'Aktiv',
    SUSPENDED: 'Gesperrt',
    ANONYMISED: 'Anonymisiert',
  },
}

const sw: ExportTexts = {
  letters: 'barua',
  columns: {
    NAME: 'Jina',
    GIVEN_NAME: 'Jina la kwanza',
    FAMILY_NAME: 'Jina la ukoo',
    EMAIL: 'Barua pepe',
    USERNAME: 'Jina la mtumiaji',
    DISPLAYED_ID: 'Namba',
    EXTERNAL_ID: 'Namba ya utumishi au ya mwanafunzi',
    STATUS: 'Hali',
    ROLES: 'Majukumu',
    DEFAULT_UNIT: 'Kitengo cha msingi',
    UNITS: 'Vitengo vingine',
    LAST_SIGN_IN: 'Mara ya mwisho kuingia (UTC)',
    LOGIN_COUNT: 'Mara za kuingia',
    CREATED: 'Aliongezwa (UTC)',
    INVITED: 'Alialikwa (UTC)',
    LOCALE: 'Lugha',
    TIME_ZONE: 'Ukanda wa saa',
    STARTS_ON: 'Siku ya kwanza',
    BIRTH_YEAR: 'Mwaka wa kuzaliwa',
    DEACTIVATE_ON: 'Siku ya mwisho',
  },
  roles: { LEARNER: 'Mwanafunzi', EDUCATION_MANAGER: 'Meneja wa elimu', ADMIN: 'Msimamizi' },
  status: {
    INVITED: 'Amealikwa',
    NOT_INVITED: 'Bado hajaalikwa',
    ACTIVE: 'Amilifu',
    SUSPENDED: 'Amezuiwa',
    ANONYMISED: 'Utambulisho umefichwa',
  },
}

const texts: Readonly<Record<string, ExportTexts>> = { en, de, sw }

/** The words in a reader's language; English where it is none of ours. */
export const exportTextsOf = (locale: string | null): ExportTexts => texts[locale?.split('-', 1)[0] ?? ''] ?? en

/** What a column is called in each language. */
export const headsOf = (column: PersonColumn): string[] => Object.values(texts).map(({ columns }) => columns[column])
